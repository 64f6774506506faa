import { z } from 'zod'
import { buyerProfileSchema, temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import {
  callTypeSchema,
  difficultySchema,
  objectionStateSchema,
  outcomeSchema,
  playableCallTypeSchema,
} from '@ringside/contract/simulations/vocabulary'
import { agreedTermSchema } from './terms/bargain.ts'
import { productSchema } from '../product-summary/selling.ts'

/** What a colleague has told of the rep: that they spoke, and how it went. `thought` is null when it went neither way. */
export const colleagueHeardSchema = z.strictObject({
  firstName: z.string(),
  thought: z.enum(['well', 'badly']).nullable(),
})
export type ColleagueHeard = z.infer<typeof colleagueHeardSchema>

export const heldSchema = z.strictObject({ daysAgo: z.number().int().min(0), weekday: z.number().int().min(0).max(6) })

/** What this buyer remembers of the rep, and what colleagues have told them. */
export const callMemorySchema = z.object({
  earlierCalls: z.array(
    z.object({
      type: callTypeSchema,
      outcome: outcomeSchema,
      /** Ids of facts this buyer has already told this rep. */
      factsGiven: z.array(z.string()),
      /** What was agreed or promised at the end, in a few words: "Thursday at ten". */
      promise: z.string().nullable(),
      /** How many days before this one it was held, and on which weekday (0 Sunday), in UTC. This and what follows is absent in calls from before it was kept. */
      held: heldSchema.optional(),
      /** The worries raised in it, as it left them. */
      objections: z
        .array(
          z.object({
            id: z.string(),
            state: objectionStateSchema,
            /** The rep's words that named a day for the repair of what was complained of. */
            repair: z.string().optional(),
          }),
        )
        .optional(),
      /** The buyer asked in it what had become of an earlier promise: they do so once. */
      askedAfterPromise: z.boolean().optional(),
      /** The terms that were agreed on in it. */
      terms: z.array(agreedTermSchema).optional(),
    }),
  ),
  /** Colleagues who have spoken to the rep since this buyer last did; only by first name in calls from before more was kept. */
  colleaguesHeard: z.array(z.union([z.string(), colleagueHeardSchema])),
})
export type CallMemory = z.infer<typeof callMemorySchema>
export type EarlierCall = CallMemory['earlierCalls'][number]

/** Whoever answers for the persona: a person of their own, who knows when to try and little of the business. */
export const gatekeeperSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  pronoun: z.enum(['she', 'he', 'they']),
  /** What they do there: "Receptionist". */
  title: z.string(),
  temperament: temperamentSchema,
  /** When the persona can be reached, as it is told: "Thursday before nine". */
  freeAt: z.string(),
  /** The persona's own line, as it is told: "extension 214". */
  extension: z.string(),
  /** As in `buyerProfileSchema`. */
  voice: z.object({ pitch: z.number().min(0).max(1), pace: z.number().min(0).max(1) }),
  /** This rep has rung before, and was given a time or left a message. */
  remembers: z.boolean(),
})
export type Gatekeeper = z.infer<typeof gatekeeperSchema>

/** Everything that decides a call besides what the rep says. The same setup and the same turns give the same call. */
export const callSetupSchema = z.object({
  persona: buyerProfileSchema,
  type: playableCallTypeSchema,
  difficulty: difficultySchema,
  seed: z.number().int(),
  rep: z.object({
    firstName: z.string(),
    companyName: z.string(),
    /** What the rep sells, as their summary had it when the call was made; null when they had none. */
    product: productSchema.nullable(),
  }),
  memory: callMemorySchema,
  /** Who picks up before the persona; in gatekeeper calls alone (`withGatekeeper`). */
  gatekeeper: gatekeeperSchema.optional(),
  /** How much of a real call went before, in milliseconds, where the call goes on from one: it takes none of this buyer's time. */
  pastMs: z.number().int().min(0).optional(),
  /** What the rep's organisation had found out at this company before the call; absent in calls from before it was kept. */
  known: z.array(z.object({ factId: z.string(), summary: z.string(), from: z.string() })).optional(),
})
export type CallSetup = z.infer<typeof callSetupSchema>
