import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema, providerIdSchema } from '../kernel/ids.ts'
import { zoneSchema } from '../kernel/zone.ts'
import { callTypeSchema, difficultySchema } from '../simulations/vocabulary.ts'
import { personaSchema } from './persona.ts'
import { whereTheyAre } from './personas.ts'

/** So many people who were shown already can be left out. */
export const mostExcluded = 50

export const suggestedNextCallSchema = z.object({
  persona: personaSchema.extend(whereTheyAre).nullable(),
  /** Why this person; with nobody to call why there is none, and what to do. */
  reason: z.string(),
  suggestedCallType: callTypeSchema.nullable(),
  suggestedDifficulty: difficultySchema.nullable(),
  /** What it would do for the deal's stage, in a sentence; null when there is nobody to call. */
  stageEffect: z.string().nullable(),
  /** How many of the account's `factsInAll` were found; what was told beside them does not count. */
  factsFound: z.number().int(),
  /** How many of them nobody has found yet: the two together are `factsInAll`. Null of a decided deal: nobody looks for the rest. */
  factsStillToFind: z.number().int().nullable(),
})
export type SuggestedNextCall = z.infer<typeof suggestedNextCallSchema>

export const getNextCall = endpoint({
  method: 'GET',
  path: '/api/pipeline/get-next-call',
  access: 'member',
  summary: 'Whom to call next, why, and how; persona null when there is nobody to call',
  query: z.object({
    orgId: providerIdSchema,
    userId: providerIdSchema,
    accountId: idSchema.optional(),
    /** How to call this person next, whoever else there is. */
    personaId: idSchema.optional(),
    /** Ids of personas already shown, separated by commas: somebody else is suggested, while there is anybody. */
    exclude: z
      .string()
      .transform((ids) => ids.split(','))
      .pipe(z.array(idSchema).max(mostExcluded))
      .optional(),
    zone: zoneSchema,
  }),
  response: suggestedNextCallSchema,
  errors: ['forbidden'],
})

export const accountNextCallSchema = z.object({
  accountId: idSchema,
  personaId: idSchema,
  suggestedCallType: callTypeSchema,
  /** Why, in the few words that a row of a table has room for: "Meeting agreed 3 days ago". */
  why: z.string(),
})
export type AccountNextCall = z.infer<typeof accountNextCallSchema>

export const listNextCalls = endpoint({
  method: 'GET',
  path: '/api/pipeline/next-calls',
  access: 'member',
  summary:
    'The next call at each account with somebody to call, what presses most first: as get-next-call names it for that account',
  query: z.object({ orgId: providerIdSchema, userId: providerIdSchema, zone: zoneSchema }),
  response: z.array(accountNextCallSchema),
  errors: ['forbidden'],
})
