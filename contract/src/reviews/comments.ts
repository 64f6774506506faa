import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'

export const commentSchema = z.object({
  _id: idSchema,
  userId: providerIdSchema,
  name: z.string(),
  startMs: z.number().int().min(0).nullable(),
  text: z.string(),
  at: timeSchema,
})
export type Comment = z.infer<typeof commentSchema>

export const listComments = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/comments',
  access: 'member',
  summary: 'Comments on a review, oldest first',
  params: z.object({ id: idSchema }),
  response: z.array(commentSchema),
  errors: ['not-found'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/comments',
  access: 'member',
  summary: 'Comment on a review, at a moment of the call or on the whole',
  params: z.object({ id: idSchema }),
  body: z.strictObject({
    text: z.string().trim().min(1, 'Write something first.').max(2000),
    startMs: z.number().int().min(0).nullable(),
  }),
  response: commentSchema,
  status: 201,
  errors: ['not-found'],
})
