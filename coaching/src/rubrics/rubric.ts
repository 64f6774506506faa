import type { CallType, PhraseWindow, Quote, RubricId } from '@ringside/contract'
import { oncePer } from '../buyer/once.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'

/**
 * What a check found. `no-occasion`: this call gave no chance to do it, so it is left out of the share. A check that is
 * not met may still point at the place where it could have been. `inPart`: it was asked, and the buyer told nothing in answer.
 */
export type Finding =
  | { state: 'met'; quotes: readonly Quote[] }
  | { state: 'unmet'; quotes: readonly Quote[]; inPart?: true }
  | { state: 'no-occasion' }

/** A yes/no question about a call that its words alone answer. */
export type Check = {
  /** Begins with the skill it belongs to (`skillOf`): "discovery.impact". Unique over all rubrics; phrases of an organisation's own are in theirs. */
  key: string
  /** As a rep reads it when it is met: "Asked what the problem costs". */
  text: string
  /** The same, in a call about names, where it asks for something else. */
  textOfNames?: string
  /**
   * Something left undone (not talking too much, not interrupting). Counts only when the criterion has also seen
   * something done: a rep who says nothing at all has not listened well.
   */
  restraint?: boolean
  find: (evidence: CallEvidence) => Finding
  /** What to do next time when it was not met; names what was said in this call, if it can what `quoted`, the advice before it, does not. */
  advice: (evidence: CallEvidence, quoted: readonly string[]) => string
  /** What its absence cost, as a sentence of the verdict; without one the verdict has its own. */
  lost?: (evidence: CallEvidence) => string
  /** What to try instead when the call is taken up again there: "Ask who decides". */
  why?: string
  /** The words that meet it, where the rubric has them to the letter, and in which part of a call. */
  say?: { line: string; part: PhraseWindow['part'] }
}

export type Criterion = {
  /** Unique in its rubric. */
  key: string
  label: string
  /** Per cent; the weights of a rubric sum to 100. */
  weight: number
  /** What levels 1 to 5 mean. */
  descriptors: readonly [string, string, string, string, string]
  /** Shown instead of a descriptor when the state is not "scored". */
  notShown: string
  notApplicable: string
  /** The same, of a call that somebody else answers, where it is for another reason. */
  notAtTheDesk?: string
  /** The same, of a call that still finds out what is wrong. */
  notYet?: string
  applies: (evidence: CallEvidence) => boolean
  /** Most important first: the advice comes from the first that is not met. */
  checks: readonly Check[]
}

/** What a call must have in it, whatever its score. */
export type Blocker = Pick<Check, 'key' | 'text' | 'find'> & {
  /** It is met as long as nobody says it. */
  forbidden?: true
  /** Why the call failed, when it is not met. */
  reason: (evidence: CallEvidence) => string
}

export type Rubric = {
  key: RubricId
  name: string
  version: number
  criteria: readonly Criterion[]
  blockers: readonly Blocker[]
}

/** A check of a rubric by its key; undefined for none. */
export const checkIn = ({ criteria }: Rubric, key: string): Check | undefined =>
  criteria.flatMap(({ checks }) => checks).find((check) => check.key === key)

const findings = oncePer((_evidence: CallEvidence) => new Map<Check, Finding>())

/** What the rule of a check finds in a call, worked out once: what is scored by it is also heard beside others. */
export function foundBy(check: Check, evidence: CallEvidence): Finding {
  const known = findings(evidence)
  const found = known.get(check) ?? check.find(evidence)
  known.set(check, found)
  return found
}

/**
 * True where the rule of a check finds it done. In a call of which only the words are known it may count little all the
 * same, and yet nobody is told that it was not done.
 */
export const isFound = (check: Check | undefined, evidence: CallEvidence): boolean =>
  check !== undefined && foundBy(check, evidence).state === 'met'

export function met(...quotes: readonly (Quote | null | undefined)[]): Finding {
  return { state: 'met', quotes: quotes.filter((quote) => quote !== null && quote !== undefined) }
}

export function unmet(...quotes: readonly (Quote | null | undefined)[]): Finding {
  return { state: 'unmet', quotes: quotes.filter((quote) => quote !== null && quote !== undefined) }
}

/** Asked, and put aside by the buyer: it counts in part as asking, and as learning not at all. */
export function inPart(...quotes: readonly (Quote | null | undefined)[]): Finding {
  return { state: 'unmet', quotes: quotes.filter((quote) => quote !== null && quote !== undefined), inPart: true }
}

export const noOccasion: Finding = { state: 'no-occasion' }

/** Met with the quote when there is one, else unmet. */
export function metIf(quote: Quote | null | undefined, ...otherwise: readonly (Quote | null | undefined)[]): Finding {
  return quote === null || quote === undefined ? unmet(...otherwise) : met(quote)
}

/** The buyer knows before the call what is offered: its needs were found earlier. */
export const needsFound = (type: CallType): boolean => callTypeTraits[type].needsFound

/** The buyer has what is sold: what they need is to be asked how it goes, and nothing new has to be offered. */
export const isCustomer = (type: CallType): boolean => callTypeTraits[type].customer

/** The buyer expects this call and knows who is calling. */
export const isExpected = (type: CallType): boolean => callTypeTraits[type].expected

/** In a call of this type the rep shows what they sell: there is always an offer to be judged. */
export const isShowing = (type: CallType): boolean => callTypeTraits[type].showing

export function isOneOf(type: CallType, types: readonly CallType[]): boolean {
  return types.includes(type)
}
