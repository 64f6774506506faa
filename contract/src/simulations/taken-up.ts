import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, idSchema } from '../kernel/ids.ts'
import { simulationSchema } from './simulations.ts'

export const takeUpTranscript = endpoint({
  method: 'POST',
  path: '/api/transcripts/:id/take-up',
  access: 'member',
  summary:
    'A practice call that goes on from just before a line of the rep’s in one’s own uploaded call, with whoever was made of it to practise with; free, `freeRetries` times for each uploaded call',
  params: byId,
  /** Lines are counted from 0, as in `getTranscript`. */
  body: z.strictObject({ line: z.number().int().min(0) }),
  response: simulationSchema,
  status: 201,
  errors: ['not-found', 'conflict'],
})

export const choosePractice = endpoint({
  method: 'PUT',
  path: '/api/transcripts/:id/practice',
  access: 'member',
  summary: 'Practise one’s own uploaded call with somebody of the pipeline from now on, in place of whoever it was',
  params: byId,
  body: z.strictObject({ personaId: idSchema }),
  response: z.object({ personaId: idSchema }),
  errors: ['not-found', 'conflict'],
})
