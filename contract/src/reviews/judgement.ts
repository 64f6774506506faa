import { z } from 'zod'
import { providerIdSchema, timeSchema } from '../kernel/ids.ts'
import { callTypeSchema } from '../simulations/vocabulary.ts'

/** What a criterion of one call was found to be: a level, or one of the two ways of having none. */
export const judgementSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('scored'), level: z.number().int().min(1).max(5) }),
  /** There was occasion and nothing was done: counts as 0. */
  z.strictObject({ state: z.literal('not-shown') }),
  /** There was no occasion: the criterion's weight goes to the others. */
  z.strictObject({ state: z.literal('not-applicable') }),
])
export type Judgement = z.infer<typeof judgementSchema>

/** The longest reason, in letters. */
export const longestReason = 1000

/** A manager's judgement of a criterion, which counts in place of the engine's. One equal to the engine's confirms it. */
export const overrideSchema = z.object({
  /** What the engine found, and finds again once the override is taken back. */
  engine: judgementSchema,
  /** Why; may be empty where the engine's judgement was confirmed. */
  reason: z.string(),
  byUserId: providerIdSchema,
  /** Who judged, as they were called then. */
  by: z.string(),
  at: timeSchema,
  /** The version of the rubric that it was given with, where the review has another one of the same rubric. */
  version: z.number().int().min(1).optional(),
})
export type Override = z.infer<typeof overrideSchema>

/**
 * A manager's judgement that counts no more: the call was scored anew by another rubric, by one without the criterion, or as
 * another kind of call.
 */
export const earlierJudgementSchema = overrideSchema.extend({
  /** What the criterion was called. */
  label: z.string(),
  judgement: judgementSchema,
  /** What kind of call it was then. Reviews made before this was kept have none. */
  type: callTypeSchema.optional(),
  /** What the call was scored with then; the version is null where it was not kept. */
  rubric: z.object({ name: z.string(), version: z.number().int().min(1).nullable() }),
})
export type EarlierJudgement = z.infer<typeof earlierJudgementSchema>

/** What an uploaded call came to as another kind of call, before its rep said what it was. */
export const earlierTypeSchema = z.object({
  type: callTypeSchema,
  /** 0..100, as it counted then. */
  total: z.number().int().min(0).max(100),
  /** A blocker of its rubric had failed it. */
  failed: z.boolean(),
  rubric: z.object({ name: z.string(), version: z.number().int().min(1) }),
  /** When it was reviewed as something else. */
  until: timeSchema,
})
export type EarlierType = z.infer<typeof earlierTypeSchema>

/** Anything that has a state and a level, such as a criterion's score. */
type Judged = { state: Judgement['state']; level: number | null }

/** The state and level of a criterion's score as one judgement. */
export function judgementOf({ state, level }: Judged): Judgement {
  if (state === 'scored' && level !== null) return { state, level }
  return { state: state === 'not-applicable' ? 'not-applicable' : 'not-shown' }
}

export const isSameJudgement = (one: Judgement, other: Judgement): boolean =>
  one.state === other.state && levelIn(one) === levelIn(other)

/** The level of a judgement on the scale 0 to 5, not shown being 0; null where the criterion did not apply. */
export function levelIn(judgement: Judgement): number | null {
  if (judgement.state === 'not-applicable') return null
  return judgement.state === 'scored' ? judgement.level : 0
}

/** A judgement inside a sentence: "2 of 5", "not shown", "does not apply". */
export function judgementWords(judgement: Judgement): string {
  if (judgement.state === 'not-applicable') return 'does not apply'
  return judgement.state === 'scored' ? `${judgement.level} of 5` : 'not shown'
}

/** A judgement that stands for itself: "2 of 5", "Not shown", "Does not apply". */
export const judgementLabel = (judgement: Judgement): string =>
  judgementWords(judgement).replace(/^[a-z]/, (letter) => letter.toUpperCase())

/** A manager judged this criterion, and otherwise than the engine. */
export const isChanged = (score: Judged & { override?: Override | undefined }): boolean =>
  score.override !== undefined && !isSameJudgement(score.override.engine, judgementOf(score))
