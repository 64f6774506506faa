import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'
import { callSubjectSchema } from './scorings.ts'

const person = z.object({ userId: providerIdSchema, name: z.string() })

export const shareSchema = z.object({
  /** Null: the review is private, for its rep and the organisation's admins. Else everybody in the organisation may read it. */
  shared: z.object({ by: person, at: timeSchema }).nullable(),
  /** The asker may share it and take it back: the rep of the call and admins may. */
  canChange: z.boolean(),
})
export type Share = z.infer<typeof shareSchema>

export const getShare = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/share',
  access: 'member',
  summary: 'Who in the organisation may read a review: its rep and admins, or everybody',
  params: byId,
  response: shareSchema,
  errors: ['not-found'],
})

export const setShare = endpoint({
  method: 'PUT',
  path: '/api/reviews/:id/share',
  access: 'member',
  summary:
    'Let everybody in the organisation read a review, with what was said in the call, its recording and its comments; or take that back',
  params: byId,
  body: z.strictObject({ shared: z.boolean() }),
  response: shareSchema,
  errors: ['not-found', 'forbidden'],
})

export const sharedReviewSchema = z.object({
  reviewId: idSchema,
  call: callSubjectSchema,
  /** "Discovery call with Dana Whitfield" */
  callTitle: z.string(),
  type: callTypeSchema,
  rep: person,
  /** 0..100; null when too short to score, and while a call that has changed since is not scored anew. */
  total: z.number().int().nullable(),
  sharedBy: person,
  sharedAt: timeSchema,
})
export type SharedReview = z.infer<typeof sharedReviewSchema>

export const listSharedReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/shared',
  access: 'member',
  summary: 'The reviews that are shared with everybody in the organisation, shared last first',
  query: z.object({ ...pageQuery, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: page(sharedReviewSchema),
  errors: [],
})
