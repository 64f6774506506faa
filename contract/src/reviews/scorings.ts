import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'
import { reviewSchema, rubricIdSchema } from './review.ts'

/** Names a call that can have a review: a practice call or an uploaded one. */
export const callSubjectSchema = z.strictObject({ kind: z.enum(['simulation', 'transcript']), id: idSchema })
export type CallSubject = z.infer<typeof callSubjectSchema>

const scoredBySchema = z.object({ key: rubricIdSchema, name: z.string(), version: z.number().int().min(1) })

/** The newest calls that one re-scoring may take. */
export const mostScoredAgain = 50

const whichRubric = {
  rubric: rubricIdSchema,
  /** Of an own rubric; the newest published one when left out. A built-in one has its newest alone. */
  version: z.number().int().min(1).optional(),
}

export const scoringSchema = z.object({
  _id: idSchema,
  review: reviewSchema,
  createdAt: timeSchema,
  /** Who had the call scored again, as they were called then. */
  by: z.string(),
})
export type Scoring = z.infer<typeof scoringSchema>

export const listScorings = endpoint({
  method: 'GET',
  path: '/api/reviews/:id/scorings',
  access: 'member',
  summary: 'All scorings of one call side by side: the first, which is the one that counts, and those made since',
  params: byId,
  response: z.object({
    first: z.object({ review: reviewSchema, createdAt: timeSchema }),
    /** By other rubrics or versions, newest first; none while the call has changed and is not scored anew. */
    others: z.array(scoringSchema),
  }),
  errors: ['not-found'],
})

export const scoreByRubric = endpoint({
  method: 'POST',
  path: '/api/reviews/:id/scorings',
  access: 'admin',
  summary: 'Score a call with another rubric or version; kept beside its first review, never in its place. Free',
  params: byId,
  body: z.strictObject(whichRubric),
  response: scoringSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const scoredCallSchema = z.object({
  reviewId: idSchema,
  call: callSubjectSchema,
  /** "Discovery call with Dana Whitfield", or as the uploaded call is called; empty when it is there no more. */
  callTitle: z.string(),
  userId: providerIdSchema,
  type: callTypeSchema,
  rubric: scoredBySchema,
  /** 0..100. */
  total: z.number().int(),
  /** A blocker was not met. */
  failed: z.boolean(),
  createdAt: timeSchema,
  /** What the rubric and version asked for in the query gave; null when it has not scored the call, or none was named. */
  again: z.object({ total: z.number().int().nullable(), failed: z.boolean(), createdAt: timeSchema }).nullable(),
})
export type ScoredCall = z.infer<typeof scoredCallSchema>

export const listScoredCalls = endpoint({
  method: 'GET',
  path: '/api/reviews',
  access: 'admin',
  summary: 'The organisation’s newest scored calls, practice and uploaded, with what another rubric gave them',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(mostScoredAgain).default(mostScoredAgain),
    rubric: rubricIdSchema.optional(),
    version: z.coerce.number().int().min(1).optional(),
  }),
  response: z.array(scoredCallSchema),
  errors: [],
})

export const scoreCallsByRubric = endpoint({
  method: 'POST',
  path: '/api/reviews/scorings',
  access: 'admin',
  summary: 'Score the newest scored calls with another rubric or version, one after the other, as jobs. Free',
  body: z.strictObject({ ...whichRubric, last: z.number().int().min(1).max(mostScoredAgain) }),
  response: z.object({ calls: z.number().int(), rubric: scoredBySchema }),
  errors: ['not-found', 'conflict'],
})
