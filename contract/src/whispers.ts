import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, timeSchema } from './kernel/ids.ts'

/** A note to the rep as its watchers see it. */
export const sentWhisperSchema = z.object({
  id: z.string(),
  from: z.string(),
  text: z.string(),
  sentAt: timeSchema,
  /** When it was put before the rep; null while nobody is on the line to read it. */
  deliveredAt: timeSchema.nullable(),
})
export type SentWhisper = z.infer<typeof sentWhisperSchema>

export const listWhispers = endpoint({
  method: 'GET',
  path: '/api/live-calls/:id/whispers',
  access: 'admin',
  summary: 'What was whispered in a call, oldest first, and what has reached the rep',
  params: byId,
  response: z.array(sentWhisperSchema),
  errors: ['not-found', 'forbidden'],
})
