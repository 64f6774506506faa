import { z } from 'zod'
import { buyerProfileSchema } from '@ringside/contract/pipeline/buyer-profile'
import {
  callTypeSchema,
  difficultySchema,
  outcomeSchema,
  playableCallTypeSchema,
} from '@ringside/contract/simulations/vocabulary'
import { productSchema } from '../product-summary/selling.ts'

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
    }),
  ),
  /** First names of colleagues who have spoken to the rep. */
  colleaguesHeard: z.array(z.string()),
})
export type CallMemory = z.infer<typeof callMemorySchema>

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
  /** What the rep's organisation had found out at this company before the call; absent in calls from before it was kept. */
  known: z.array(z.object({ factId: z.string(), summary: z.string(), from: z.string() })).optional(),
})
export type CallSetup = z.infer<typeof callSetupSchema>
