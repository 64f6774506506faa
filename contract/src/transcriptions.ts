import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, emptySchema } from './kernel/ids.ts'
import { transcriptLimits, transcriptSchema } from './transcripts.ts'

export const getTranscriptionService = endpoint({
  method: 'GET',
  path: '/api/transcription-service',
  access: 'member',
  summary:
    'Who writes down what is said in uploaded recordings, how much of it the organisation has left this month, and who else is sent something of a call',
  response: z.object({
    /** Null: nobody; a recording asks for a transcript file. */
    service: z
      .object({
        /** Whom recordings are sent to. */
        name: z.string(),
        model: z.string(),
        /** Of this month, in milliseconds of sound. */
        leftMs: z.number().int(),
      })
      .nullable(),
    /** The language model that our sentences about a call are sent to; null: they are sent nowhere. */
    reviewsWordedBy: z.string().nullable(),
  }),
  errors: [],
})

export const beginTranscription = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/transcription',
  access: 'member',
  summary:
    'Have the recording of an uploaded call written down by the speech service. An uploaded recording is without being asked; this does it again, or later. Costs no credit',
  params: byId,
  response: transcriptSchema,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const stopTranscription = endpoint({
  method: 'DELETE',
  path: '/api/transcripts/:id/transcription',
  access: 'member',
  summary: 'Stop writing a recording down; what was heard so far is let go of, the recording stays',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})

export const tellVoices = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/voices',
  access: 'member',
  summary:
    'Say which lines the rep says, where a speech service told no voices apart; all others are said by the other side. Scores the call, which costs a credit',
  params: byId,
  body: z.strictObject({
    /** Counted from 0. */
    repLines: z.array(z.number().int().min(0)).min(1).max(transcriptLimits.turns),
    /** What the other side is called. */
    otherName: z.string().trim().min(1).max(100),
  }),
  response: transcriptSchema,
  errors: ['not-found', 'conflict', 'limit-reached'],
})
