import type { CallType, Meters, ObjectionFamily, Outcome, ScorableRubric } from '@ringside/contract'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'
import type { Product } from '../product-summary/selling.ts'

/** A fact of the account that this buyer could have told. */
export type FindableFact = { id: string; label: string; summary: string }
/** An objection of this buyer, with a line that would have closed it. */
export type KnownObjection = { id: string; family: ObjectionFamily; goodAnswer: string }

/** All that a review is made from. The same input always gives the same review, byte for byte. */
export type ReviewInput = {
  /** In the order said, numbered by `turn`. */
  turns: readonly ReviewTurn[]
  type: CallType
  /** How the call ended. For an uploaded call: `outcomeFromWords`. */
  outcome: Outcome
  /** All that could be found out; empty for an uploaded call. */
  facts: readonly FindableFact[]
  /** Summaries of what the buyer had told this rep in earlier talks, as the plan of the call shows them. */
  toldBefore?: readonly string[]
  /** Ids of those on the rep's plan (see `planFor`); without it, all of them. */
  plan?: readonly string[]
  /** Empty for an uploaded call: objections are then heard from the words. */
  objections: readonly KnownObjection[]
  /** The buyer's meters before the first turn; null for an uploaded call. */
  mindStart: Meters | null
  /** What the rep sells, as their summary had it when the call was made. Read for better lines alone, never for a score. */
  product?: Product | null
  /** Who called, when that is known: a better opening then leaves no blank for it. */
  seller?: { name: string; company: string }
  /** A built-in one, or one of the organisation's own as data. Defaults to `coachable`. */
  rubric?: ScorableRubric
  buyerName: string
  /** Who answered for the buyer, in a call that began so. */
  gatekeeperName?: string
}
