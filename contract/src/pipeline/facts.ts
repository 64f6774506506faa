import { z } from 'zod'
import { idSchema, providerIdSchema, timeSchema } from '../kernel/ids.ts'

/** Something a rep got to know on a call. */
export const discoveredSchema = z.object({
  factId: z.string(),
  summary: z.string(),
  /** It is one of the facts to find at its account; what a customer tells, or who else is named, is not. */
  counts: z.boolean(),
  personaId: idSchema,
  personaName: z.string(),
  /** Null with `foundBy`. */
  simulationId: idSchema.nullable(),
  /** Of the call: where it was said. */
  turn: z.number().int(),
  /** Whose call it was, by the name they had then; null when that was in another organisation, from which the account came. */
  foundBy: z.object({ userId: providerIdSchema, name: z.string() }).nullable(),
  at: timeSchema,
})
export type Discovered = z.infer<typeof discoveredSchema>

/** What is still to find, without giving it away. */
export const openFactSchema = z.object({
  factId: z.string(),
  label: z.string(),
  topic: z.string(),
  knownBy: z.array(z.string()),
})
