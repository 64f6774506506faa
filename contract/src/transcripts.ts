import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { emptySchema, idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { page, pageQuery } from './kernel/paging.ts'
import { reviewSchema } from './reviews/review.ts'
import { callTypeSchema } from './simulations/vocabulary.ts'

/** How long an uploaded call may be: about eight hours of talk. What is longer is no single call, and takes minutes to score. */
export const transcriptLimits = { words: 80_000, turns: 8_000 } as const

/**
 * How much one person may upload, in all their organisations together: files a day (UTC), those that can't be used
 * counted as well, and calls being scored at a time. Reading and scoring cost the server seconds each.
 */
export const uploadLimits = { filesPerDay: 100, scoringAtOnce: 10 } as const

/**
 * asking: we don't know which speaker is the rep. scoring: review under way. waiting-for-credit: readable, not scored.
 * failed: readable, and scoring was given up; naming the rep again tries it again.
 */
export const transcriptStateSchema = z.enum(['asking', 'scoring', 'waiting-for-credit', 'reviewed', 'failed'])

export const transcriptSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  userId: providerIdSchema,
  title: z.string(),
  fileName: z.string(),
  type: callTypeSchema,
  state: transcriptStateSchema,
  speakers: z.array(z.string()),
  repSpeaker: z.string().nullable(),
  /** 0..100; null while not scored or when too short to score. */
  score: z.number().int().nullable(),
  /** Why it is `failed`: scoring it took too long, or the fault is ours. A credit is given back either way. */
  failure: z.enum(['too-long', 'ours']).nullable(),
  durationMs: z.number().int(),
  /** The file has no times, or not all: they were worked out from the words. */
  timesEstimated: z.boolean(),
  createdAt: timeSchema,
})
export type Transcript = z.infer<typeof transcriptSchema>

const byId = z.object({ id: idSchema })

export const uploadTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts',
  access: 'member',
  summary: 'Keep a transcript file (vtt, srt, txt or json, at most 2 MB) and review it when the rep is known',
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(200),
    content: z.string().min(1, 'The file is empty.').max(2_000_000),
    type: callTypeSchema.default('discovery'),
  }),
  response: transcriptSchema,
  status: 201,
  errors: ['limit-reached'],
})

export const listTranscripts = endpoint({
  method: 'GET',
  path: '/api/transcripts',
  access: 'member',
  summary: 'The caller’s uploaded calls, newest first',
  query: z.object(pageQuery),
  response: page(transcriptSchema),
  errors: [],
})

export const getTranscript = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id',
  access: 'member',
  summary: 'One uploaded call with its turns, and its review when there is one',
  params: byId,
  response: z.object({
    transcript: transcriptSchema,
    /** Words as spoken, by the name the file gives; `transcript.repSpeaker` says whose are the rep's. */
    lines: z.array(
      z.object({ name: z.string(), words: z.string(), startMs: z.number().int(), endMs: z.number().int() }),
    ),
    review: reviewSchema.nullable(),
    reviewId: idSchema.nullable(),
  }),
  errors: ['not-found'],
})

export const setTranscriptSpeakers = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/speakers',
  access: 'member',
  summary:
    'Say which speaker is the rep; scores the call, which costs a credit the first time. Also tries a failed one again',
  params: byId,
  body: z.strictObject({ repSpeaker: z.string().min(1).max(200) }),
  response: transcriptSchema,
  errors: ['not-found', 'limit-reached'],
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id',
  access: 'member',
  summary: 'Delete an uploaded call with its review',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})
