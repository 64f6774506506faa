import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, idSchema, providerIdSchema, timeSchema } from './kernel/ids.ts'
import { personaOnCallSchema } from './simulations/persona-snapshot.ts'
import { callTypeSchema, difficultySchema, metersSchema } from './simulations/vocabulary.ts'
import { liveTurnSchema, turnSchema } from './simulations/turn.ts'

export const liveCallSchema = z.object({
  simulationId: idSchema,
  userId: providerIdSchema,
  repName: z.string(),
  persona: personaOnCallSchema,
  type: callTypeSchema,
  difficulty: difficultySchema,
  /** It goes on from a moment of a finished call. */
  isRetry: z.boolean(),
  /** The moment the call's clock counts from: a retry's goes on from that of the call it was taken from. */
  startedAt: timeSchema,
  turns: z.number().int(),
  lastLine: z.string(),
  /** For admins; null for the rep, who sees them after the call. */
  meters: metersSchema.nullable(),
})
export type LiveCall = z.infer<typeof liveCallSchema>

export const listLiveCalls = endpoint({
  method: 'GET',
  path: '/api/live-calls',
  access: 'member',
  summary: 'Calls in progress: the caller’s own, or for an admin the organisation’s',
  response: z.array(liveCallSchema),
  errors: [],
})

export const watchLiveCall = endpoint({
  method: 'GET',
  path: '/api/live-calls/:id',
  access: 'admin',
  summary:
    'The turns of a call in progress, so far, with the buyer’s mind in them unless it is the caller’s own call; of a finished one, that it has ended',
  params: byId,
  response: z.discriminatedUnion('view', [
    z.object({
      view: z.literal('as-rep'),
      call: liveCallSchema.extend({ meters: z.null() }),
      turns: z.array(liveTurnSchema),
    }),
    z.object({ view: z.literal('as-watcher'), call: liveCallSchema, turns: z.array(turnSchema) }),
    z.object({ view: z.literal('ended') }),
  ]),
  errors: ['not-found', 'forbidden'],
})

export const whisper = endpoint({
  method: 'POST',
  path: '/api/live-calls/:id/whisper',
  access: 'admin',
  summary: 'A private note to the rep in a call; the buyer does not hear it',
  params: byId,
  body: z.strictObject({ text: z.string().trim().min(1).max(300) }),
  response: z.object({ id: z.string() }),
  status: 201,
  errors: ['not-found', 'forbidden', 'conflict'],
})
