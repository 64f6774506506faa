import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, emptySchema, idSchema, timeSchema } from './kernel/ids.ts'
import { callTypeSchema } from './simulations/vocabulary.ts'
import { transcriptSchema } from './transcripts.ts'

/**
 * How large a file may be, in bytes: a transcript as text (JSON with the times of every word is twenty times what was
 * said), one as a document (docx), a recording. `part` is the most that
 * is taken in one request: a part has to arrive within the 20 s that the server waits for a request. `kept` is how much
 * of recordings one person may keep in all their organisations together, counting what is still arriving.
 */
export const fileLimits = {
  text: 20_000_000,
  document: 10_000_000,
  recording: 500_000_000,
  part: 8_388_608,
  kept: 5_000_000_000,
} as const

/** How many uploads one person may have begun and not ended. An upload that nobody goes on with is let go of after a day. */
export const openUploads = 20

/** A file on its way here, part by part; after a dropped connection it goes on from `received`. */
export const uploadSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  type: callTypeSchema,
  /** How large the whole file is. */
  bytes: z.number().int(),
  /** How much of it is here: the next part begins at this byte. */
  received: z.number().int(),
  /** The uploaded call that it became; null until it is finished. */
  transcriptId: idSchema.nullable(),
  createdAt: timeSchema,
})
export type Upload = z.infer<typeof uploadSchema>

export const beginUpload = endpoint({
  method: 'POST',
  path: '/api/uploads',
  access: 'member',
  summary:
    'Begin to send a file: a recording (mp3, m4a, wav, webm, ogg, flac, mp4) or a transcript (vtt, srt, txt, json, docx). With `transcriptId` it is added to that uploaded call',
  body: z.strictObject({
    fileName: z.string().trim().min(1).max(200),
    bytes: z
      .number()
      .int()
      .min(1, 'The file is empty.')
      .max(fileLimits.recording, 'The file is larger than 500 MB: cut it to the call you want reviewed.'),
    type: callTypeSchema.default('discovery'),
    transcriptId: idSchema.optional(),
  }),
  response: uploadSchema,
  status: 201,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const sendUploadPart = endpoint({
  method: 'PUT',
  path: '/api/uploads/:id',
  access: 'member',
  summary:
    'Send the next part of a file, as application/octet-stream, at most 8 MiB. `offset` is the byte it begins at; a part that is here already changes nothing',
  params: byId,
  query: z.object({ offset: z.coerce.number().int().min(0).default(0) }),
  response: uploadSchema,
  errors: ['not-found', 'conflict'],
})

export const getUpload = endpoint({
  method: 'GET',
  path: '/api/uploads/:id',
  access: 'member',
  summary: 'How much of a file is here',
  params: byId,
  response: uploadSchema,
  errors: ['not-found'],
})

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/uploads/:id/finish',
  access: 'member',
  summary: 'Make an uploaded call of a file that is here whole. Asked again, the answer is the same call',
  params: byId,
  response: transcriptSchema,
  status: 201,
  errors: ['not-found', 'conflict', 'limit-reached'],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/uploads/:id',
  access: 'member',
  summary: 'Let go of a file on its way; the uploaded call that it became stays',
  params: byId,
  response: emptySchema,
  status: 204,
  errors: ['not-found'],
})
