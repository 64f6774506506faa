import { directWays, messageWays, throughWays, whenWays } from '../buyer/desk/ways.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { anyOf } from '../speech/ways.ts'
import { met, unmet, type Finding } from './rubric.ts'

/** The rep spoke to nobody but whoever answered: the step is then a time at which the buyer can be reached. */
export const endedAtDesk = ({ desk }: CallEvidence): boolean => desk !== null && !desk.through

const asksFor = anyOf({ ...whenWays, ...messageWays, ...directWays }, 'iu')
const asksThrough = anyOf(throughWays, 'iu')

/** Asked for something that a no leaves possible, or at least for the buyer. */
export function askedAtDesk({ desk }: CallEvidence): Finding {
  const other = desk?.rep.find(({ heard }) => asksFor.test(heard))
  if (other !== undefined) return met(openingOf(other))
  const through = desk?.rep.find(({ heard }) => asksThrough.test(heard))
  return unmet(through === undefined ? null : openingOf(through))
}

/** A time to call back is the day of such a call. */
export function whenAtDesk({ desk }: CallEvidence): Finding {
  return desk?.time ? met(openingOf(desk.time)) : unmet()
}

export function agreedAtDesk({ desk }: CallEvidence): Finding {
  const given = desk?.time ?? desk?.message ?? null
  return given === null ? unmet() : met(openingOf(given))
}

/** What to do about it next time; null where the buyer was on the line. */
export function deskAdvice(evidence: CallEvidence): string | null {
  const { desk } = evidence
  if (desk === null || desk.through) return null
  if (askedAtDesk(evidence).state === 'met')
    return `${desk.who} gave you no time. Name one yourself: “Would tomorrow at nine be better?”`
  return `When ${desk.who} says no, ask when ${desk.wanted} can be reached, and say that you will call then.`
}

/** What came of a call that whoever answered ended, for its place in the timeline; null where the rep asked for nothing. */
export function deskOutcome(evidence: CallEvidence): { turn: HeardTurn; got: boolean; told: string } | null {
  const { desk } = evidence
  const turn = desk?.rep.find(({ heard }) => asksFor.test(heard))
  if (!endedAtDesk(evidence) || desk === null || turn === undefined) return null
  if (desk.time !== null) return { turn, got: true, told: 'A time to call back' }
  if (desk.message !== null) return { turn, got: true, told: 'A message taken' }
  return { turn, got: false, told: 'Asked for a time, none given' }
}
