import { fitShown, type Learnt } from './fit-shown.ts'
import { examplesOf, type PlacedCall } from './judged-calls.ts'
import { packShown } from './pack-shown.ts'
import { shownChecks, type ShownCheck } from './shown-checks.ts'
import type { ShownFile } from './shown-model.ts'

/** What these calls teach of a check. */
export const learntOf = (check: ShownCheck, calls: readonly PlacedCall[]): Learnt =>
  fitShown(calls.flatMap((call) => examplesOf(check, call)))

/** An ear taught on these calls, as a file. */
export const shownFileFrom = (calls: readonly PlacedCall[]): ShownFile =>
  packShown(new Map(shownChecks.map((check) => [check, learntOf(check, calls)])))
