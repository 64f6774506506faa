import type { CallType, DealStage, Difficulty, ObjectionFamily, Outcome, SkillKey } from '@ringside/contract'

/** How a rep's last call with somebody ended. */
export type LastCall = {
  type: CallType
  outcome: Outcome
  score: number | null
  /** Objections still open at its end. */
  openObjections: readonly ObjectionFamily[]
  daysAgo: number
  /** They were left with something agreed: a day, papers, a next step. */
  promised: boolean
  /** A customer's complaint was owned and given a day. */
  repairPromised: boolean
}

/** One person the rep could call, with what the rep knows of them. */
export type Candidate = {
  personaId: string
  firstName: string
  lastName: string
  title: string
  /** As of their contact profile: "C-Suite". */
  level: string
  accountId: string
  accountName: string
  stage: DealStage
  /** Days since the deal came to that stage. */
  stageDays: number
  /** What calls to this account start from. */
  difficulty: Difficulty
  /** This rep's last call with them. */
  lastCall: LastCall | null
  /** The last call with them of another rep, by first name, where it came after this rep's own. */
  colleague: (LastCall & { by: string }) | null
  /** Days since anybody of the organisation spoke with anybody at the account; null when nobody has. A call that broke off is none. */
  accountQuietDays: number | null
  /** The types of call that take the deal on from its stage when they go as they should. */
  movingTypes: readonly CallType[]
  /** How many cold calls to them, the last ones in a row, they hung up on or brushed off. */
  refusedInARow: number
  /** Of the account: what the rep has found out, newest last, and what is still open. */
  knownFacts: readonly { label: string; summary: string }[]
  openFacts: readonly { label: string }[]
  /** Colleagues who have spoken of this person: "Dana", "watches the detention cost"; to another rep by name, or with null to this one. */
  namedBy: readonly { firstName: string; says: string; toldTo: string | null }[]
}

/** `score` is null where a call was too short to score. */
export type RecentCall = {
  personaId: string
  accountId: string
  type: CallType
  difficulty: Difficulty
  score: number | null
}

export type NextCallInput = {
  candidates: readonly Candidate[]
  /** The rep's calls with anybody, newest first; retries and calls that broke off are not among them. */
  recentCalls: readonly RecentCall[]
  /** Accounts of those who were shown to the rep and passed over, just now. */
  passedAccounts?: readonly string[]
  /** The rep's weakest criterion, null before the first score. */
  weakest: { skill: SkillKey; label: string } | null
}

export type NextCall = {
  personaId: string
  reason: string
  suggestedCallType: CallType
  suggestedDifficulty: Difficulty
}
