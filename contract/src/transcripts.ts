import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, emptySchema, idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { exportedIds, mostExported, page, pageQuery, timesQuery } from './kernel/paging.ts'
import { reviewSchema } from './reviews/review.ts'
import { foundLineSchema } from './simulations/found-line.ts'
import { callTypeSchema } from './simulations/vocabulary.ts'

/**
 * How long an uploaded call may be: about eight hours of talk, and a day by its own times, in milliseconds. What is longer is no
 * single call, and takes minutes to score.
 */
export const transcriptLimits = { words: 80_000, turns: 8_000, ms: 86_400_000 } as const

/**
 * How much one person may upload, in all their organisations together: files a day (UTC), those that can't be used
 * counted as well, and calls being scored at a time. Reading and scoring cost the server seconds each.
 */
export const uploadLimits = { filesPerDay: 100, scoringAtOnce: 10 } as const

/**
 * needs-transcript: a recording alone, kept and playable, whose words nobody has written down. asking: we don't know which speaker is the rep. scoring: review under way. waiting-for-credit: readable, not scored.
 * failed: readable, and scoring was given up; naming the rep again tries it again.
 */
export const transcriptStateSchema = z.enum([
  'needs-transcript',
  'asking',
  'scoring',
  'waiting-for-credit',
  'reviewed',
  'failed',
])

/** How long a recording may be, in milliseconds: four hours. */
export const longestRecordingMs = 4 * 3_600_000

export const recordingSchema = z.object({
  durationMs: z.number().int(),
  /** Where in the recording the transcript's first word is; negative when the recording began after it. */
  offsetMs: z.number().int(),
  /** As a browser calls what is in it: "audio/mpeg". */
  media: z.string(),
})

/**
 * Why nobody wrote a recording down. limit: the organisation's hours of this month are used up. busy: the service is not
 * there, or had no room for us for a long time. refused: it does not take our key or our way of asking; who runs Ringside
 * has to look. unreadable: it can't read this recording. no-words: nothing is said in it. language: not in English.
 * too-long: more words than one call may have. ours: the fault is ours.
 */
export const transcriptionFailureSchema = z.enum([
  'limit',
  'busy',
  'refused',
  'unreadable',
  'no-words',
  'language',
  'too-long',
  'ours',
])
export type TranscriptionFailure = z.infer<typeof transcriptionFailureSchema>

/** What a speech service does or did for a recording; `by` names it, with its model. */
export const transcriptionSchema = z.discriminatedUnion('state', [
  /** `percent` of the sound is written down, 0..100. */
  z.object({ state: z.literal('running'), by: z.string(), percent: z.number().int() }),
  z.object({ state: z.literal('failed'), why: transcriptionFailureSchema }),
  z.object({ state: z.literal('done'), by: z.string() }),
])

export const transcriptSchema = z.object({
  _id: idSchema,
  orgId: providerIdSchema,
  userId: providerIdSchema,
  title: z.string(),
  fileName: z.string(),
  type: callTypeSchema,
  state: transcriptStateSchema,
  speakers: z.array(z.string()),
  /** Which speaker the rep is; null until somebody said so. */
  repSpeaker: z.string().nullable(),
  /** Speakers who sit beside the rep: what they say is neither the rep's nor the buyer's. */
  colleagues: z.array(z.string()),
  /** What the rep is called: by their own name, whatever the file calls them. */
  repName: z.string().nullable(),
  /** 0..100; null while not scored or when too short to score. */
  score: z.number().int().nullable(),
  /** The score by the engine alone, where a manager judged a criterion otherwise; else null. */
  engineScore: z.number().int().nullable(),
  /** A blocker of its rubric failed it, whatever its score. */
  failedBlocker: z.boolean(),
  /** Why it is `failed`: scoring it took too long, or the fault is ours. A credit is given back either way. */
  failure: z.enum(['too-long', 'ours']).nullable(),
  durationMs: z.number().int(),
  /** The file has no times, or not all: they were worked out from the words. */
  timesEstimated: z.boolean(),
  recording: recordingSchema.nullable(),
  /** Null: nobody was asked to write the recording down. */
  transcription: transcriptionSchema.nullable(),
  /** Of how many lines the words were put right by hand. */
  editedLines: z.number().int(),
  createdAt: timeSchema,
})
export type Transcript = z.infer<typeof transcriptSchema>

/** An uploaded call in a list. */
export const listedTranscriptSchema = transcriptSchema.extend({
  /** Set when what was searched for was said in the call, and is not just its title. */
  found: foundLineSchema.nullable(),
})
export type ListedTranscript = z.infer<typeof listedTranscriptSchema>

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

const transcriptFilters = {
  /** An admin may name a member, or `all`. */
  userId: z.string().max(200).optional(),
  /** Part of a title or of a speaker's name, or words that were said. */
  search: z.string().trim().max(200).optional(),
  type: callTypeSchema.optional(),
  minScore: z.coerce.number().int().min(0).max(100).optional(),
  maxScore: z.coerce.number().int().min(0).max(100).optional(),
  ...timesQuery,
  sort: z.enum(['when', 'score', 'length']).default('when'),
  direction: z.enum(['asc', 'desc']).default('desc'),
}

export const listTranscripts = endpoint({
  method: 'GET',
  path: '/api/transcripts',
  access: 'member',
  summary: 'Uploaded calls, newest first: the caller’s own, or for an admin anybody’s',
  query: z.object({
    ...pageQuery,
    ...transcriptFilters,
  }),
  response: page(listedTranscriptSchema).extend({ allTotal: z.number().int() }),
  errors: ['forbidden'],
})

export const exportTranscripts = endpoint({
  method: 'GET',
  path: '/api/transcripts/export.csv',
  access: 'member',
  summary: `A table of uploaded calls, by the same filters as their list or only those named; at most ${mostExported}`,
  query: z.object({ ...transcriptFilters, ids: exportedIds }),
  /** The bytes of a file to save. */
  response: z.unknown(),
  errors: ['forbidden'],
})

export const getTranscript = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id',
  access: 'member',
  summary: 'One uploaded call with its turns, and its review when there is one',
  params: byId,
  response: z.object({
    transcript: transcriptSchema,
    /** Words as spoken, by the name the file gives; `transcript` says whose are the rep's, and whose their colleagues'. */
    lines: z.array(
      z.object({
        name: z.string(),
        words: z.string(),
        startMs: z.number().int(),
        endMs: z.number().int(),
        /** The words as they came, when somebody has put them right. */
        original: z.string().nullable(),
      }),
    ),
    review: reviewSchema.nullable(),
    reviewId: idSchema.nullable(),
    /** Whom the rep practises it with, and how often they may still take it up; null when nobody was made, and for others. */
    practice: z
      .object({
        personaId: idSchema,
        retriesLeft: z.number().int().min(0),
        /** gone: they are archived, or not in the pipeline any more. other-rep: they were chosen when somebody else was the rep. */
        standing: z.enum(['here', 'gone', 'other-rep']),
      })
      .nullable(),
  }),
  errors: ['not-found'],
})

export const setTranscriptSpeakers = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/speakers',
  access: 'member',
  summary:
    'Say which speaker is the rep, and who speaks beside them; scores the call, which costs a credit the first time. Also tries a failed one again',
  params: byId,
  body: z.strictObject({
    repSpeaker: z.string().min(1).max(200),
    /** All of them; left out, they stay as they are. */
    colleagues: z.array(z.string().min(1).max(200)).max(100).optional(),
  }),
  response: transcriptSchema,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const setTranscriptType = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/type',
  access: 'member',
  summary: 'Say what kind of call it was. A reviewed call is reviewed anew as that, which costs nothing',
  params: byId,
  body: z.strictObject({ type: callTypeSchema }),
  response: transcriptSchema,
  errors: ['not-found', 'limit-reached'],
})

const speakerName = z.string().trim().min(1).max(100)

export const renameTranscriptSpeaker = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/speakers',
  access: 'member',
  summary:
    'Give the lines of a speaker another name: all of them, or those listed, counted from 0. A name that somebody has already makes the two one. Scores a reviewed call again, which costs nothing',
  params: byId,
  body: z.strictObject({
    speaker: speakerName,
    to: speakerName,
    lines: z.array(z.number().int().min(0)).min(1).max(transcriptLimits.turns).optional(),
  }),
  response: transcriptSchema,
  errors: ['not-found', 'limit-reached'],
})

export const editTranscriptLine = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/lines/:line',
  access: 'member',
  summary:
    'Put the words of a line right. The words as they came are kept beside them, and come back when they are written again. Scores a reviewed call again, which costs nothing',
  params: z.object({ id: idSchema, line: z.coerce.number().int().min(0).max(transcriptLimits.turns) }),
  body: z.strictObject({ words: z.string().trim().min(1, 'Write what was said.').max(20_000) }),
  response: transcriptSchema,
  errors: ['not-found', 'limit-reached'],
})

export const getRecordingLink = endpoint({
  method: 'GET',
  path: '/api/transcripts/:id/recording-link',
  access: 'member',
  summary: 'An address that a browser can play the recording from, without a token, for an hour',
  params: byId,
  response: z.object({ url: z.string(), until: timeSchema }),
  errors: ['not-found'],
})

export const setRecordingOffset = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/recording',
  access: 'member',
  summary: 'Say where in the recording the first word of the transcript is, in milliseconds',
  params: byId,
  body: z.strictObject({ offsetMs: z.number().int().min(-longestRecordingMs).max(longestRecordingMs) }),
  response: transcriptSchema,
  errors: ['not-found'],
})

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/recordings/:id',
  // Who may play it was asked when the address was made; a player can send no token along.
  access: 'public',
  summary: 'The recording of an uploaded call, or the range of it that is asked for, at an address of `recording-link`',
  params: byId,
  query: z.object({ org: providerIdSchema, until: z.coerce.number().int(), key: z.string().max(100) }),
  /** The bytes. */
  response: z.unknown(),
  errors: ['not-found', 'out-of-range'],
})

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id',
  access: 'member',
  summary: 'Delete an uploaded call with its review and its recording',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})
