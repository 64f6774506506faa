import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { page, pageQuery } from '../kernel/paging.ts'
import { isStorable, unstorable } from '../kernel/text.ts'
import { callSubjectSchema } from './scorings.ts'

/** The most people that one comment may speak to: each of them gets a mail. */
export const mostMentioned = 10

/** Where in a comment's text somebody is named: `text.slice(start, end)` is "@Maya Okafor". */
export const mentionSchema = z.object({
  userId: providerIdSchema,
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type Mention = z.infer<typeof mentionSchema>

export const commentSchema = z.object({
  _id: idSchema,
  userId: providerIdSchema,
  name: z.string(),
  startMs: z.number().int().min(0).nullable(),
  /** As it is read: people stand in it by the names they have now. */
  text: z.string(),
  mentions: z.array(mentionSchema),
  at: timeSchema,
})
export type Comment = z.infer<typeof commentSchema>

/** How somebody is named in a comment that is sent: by id, so that another name later is theirs still. */
export const mentionOf = (userId: string): string => `@{${userId}}`

/** How long a comment may be, as it is typed. */
export const longestComment = 2000
/** With ids in the place of names it is longer, as long as each of those it names is named a few times. */
const longestSent = 3 * longestComment
const asTyped = (text: string): string => text.replaceAll(/@\{[^{}\s]+\}/gu, '@')

export const listComments = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/comments',
  access: 'member',
  summary: 'Comments on a review, oldest first',
  params: byId,
  response: z.array(commentSchema),
  errors: ['not-found'],
})

export const addComment = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/comments',
  access: 'member',
  summary:
    'Comment on a review, at a moment of the call or on the whole. Whom `mentions` lists and the text names as @{id} is told of it',
  params: byId,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, 'Write something first.')
      .max(longestSent)
      .refine((text) => asTyped(text).length <= longestComment, `A comment has at most ${longestComment} characters.`)
      .refine(isStorable, unstorable),
    startMs: z.number().int().min(0).nullable(),
    mentions: z.array(providerIdSchema).max(mostMentioned).default([]),
  }),
  response: commentSchema,
  status: 201,
  errors: ['not-found'],
})

export const listReaders = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/readers',
  access: 'member',
  summary: 'Everybody who may see a review, by name: whom a comment on it can mention',
  params: byId,
  response: z.array(z.object({ userId: providerIdSchema, name: z.string() })),
  errors: ['not-found'],
})

export const mentionedSchema = z.object({
  comment: commentSchema,
  reviewId: idSchema,
  call: callSubjectSchema,
  /** "Discovery call with Dana Whitfield" */
  callTitle: z.string(),
  isUnread: z.boolean(),
})
export type Mentioned = z.infer<typeof mentionedSchema>

export const listMentions = endpoint({
  method: 'GET',
  path: '/api/mentions',
  access: 'member',
  summary: 'Comments that mention the caller, newest first, on reviews they may see',
  query: z.object({ ...pageQuery, limit: z.coerce.number().int().min(1).max(50).default(20) }),
  response: page(mentionedSchema),
  errors: [],
})
