import type { Quote } from '@ringside/contract'
import { namesSum } from '../metrics/heard/amounts.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { saidIn } from '../metrics/heard/words.ts'
import { cuesFor, isTrouble, type Cue } from '../rubrics/cues.ts'
import { leftUnanswered } from '../rubrics/listening.ts'
import type { Check } from '../rubrics/rubric.ts'
import { asksAfterTrouble, type Ground } from './better-questions.ts'
import { lastOpen } from './places.ts'
import { placeOf } from './retry.ts'
import { standsAlone } from './their-point.ts'

/** A place for what a check asks for, with what the buyer had said there. */
export type Spot = { turn: HeardTurn; quote: Quote | null; ground: Ground }

/** The rep speaks after the cue, and the call could still be turned then. */
function isOpen(evidence: CallEvidence, { turn }: Cue): boolean {
  const reply = evidence.call.rep.find(({ at }) => at > turn.at)
  return reply !== undefined && lastOpen(evidence, reply) === reply
}

const spotAt = ({ turn, span }: Cue, on: 'cue' | 'need'): Spot => ({
  turn,
  quote: quoteOfSpan(turn, span),
  ground: { on, said: saidIn(turn, span) },
})

/** What was told that a question can grow out of, the weightiest first: not the first words at the phone. */
function growing(evidence: CallEvidence): CallEvidence['needs'] {
  return evidence.needs
    .filter((need) => need.turn.at >= firstTelling && isTrouble(need) && standsAlone(toldIn(need)))
    .filter((need) => isOpen(evidence, need))
    .toSorted((a, b) => b.weight - a.weight || a.turn.at - b.turn.at)
}
const firstTelling = 3

/** Of the buyer's words that gave occasion for it, the first that no other criterion was shown at: nobody says one thing back twice. */
function spotInTheirWords(key: string, evidence: CallEvidence, taken: ReadonlySet<HeardTurn>): Spot | null {
  const isFree = ({ turn }: Cue): boolean => !taken.has(turn)
  const cue = cuesFor(key, evidence).find((each) => isFree(each) && isOpen(evidence, each))
  if (cue !== undefined) return spotAt(cue, 'cue')
  const need = asksAfterTrouble(key) ? growing(evidence).find(isFree) : undefined
  return need === undefined ? null : spotAt(need, 'need')
}

/** These grow out of what the buyer says; the others are about a line of the rep's. */
const buildsOnTheirs = (key: string): boolean =>
  key.startsWith('discovery.') || ['listening.recap', 'listening.echo', 'value.insight', 'next-step.who'].includes(key)

/** Where in the call a check could have been met, at none of the lines that are `taken`; null where nowhere. */
export function spotFor(check: Check, evidence: CallEvidence, taken: ReadonlySet<HeardTurn>): Spot | null {
  if (check.key === 'listening.answers') {
    const open = leftUnanswered(evidence)
    if (open !== null) return spotAt(open, 'cue')
  }
  const theirs = buildsOnTheirs(check.key) ? spotInTheirWords(check.key, evidence, taken) : null
  if (theirs !== null) return theirs
  const turn = repTurnFor(check, evidence, taken)
  if (turn === undefined) return null
  const sumTold = evidence.needs.some((need) => need.turn.at < turn.at && namesSum(toldIn(need)))
  return { turn, quote: openingOf(turn), ground: { on: 'nothing', sumTold } }
}

/** What is asked before anything else has been told. */
const early = new Set(['discovery.process', 'discovery.tools', 'discovery.pain', 'discovery.told'])

/** Where nothing of theirs can be taken up: a question of the rep's own, not two at the same line while there are others. */
function repTurnFor({ key, say }: Check, evidence: CallEvidence, taken: ReadonlySet<HeardTurn>): HeardTurn | undefined {
  const { rep } = evidence.call
  const place = (say === undefined ? placeOf(evidence, key) : partOf(rep, say.part)) ?? rep.at(-1)
  if (place === undefined) return undefined
  if (key.startsWith('discovery.')) {
    const free = rep.slice(1).filter((turn) => !taken.has(turn) && lastOpen(evidence, turn) === turn)
    const half = evidence.call.turns.length / 2
    const found = early.has(key) ? free[0] : free.findLast(({ at }) => at <= Math.max(place.at, half) && at >= half)
    if (found !== undefined) return found
  }
  return lastOpen(evidence, place) ?? place
}

function partOf(rep: readonly HeardTurn[], part: NonNullable<Check['say']>['part']): HeardTurn | undefined {
  return part === 'last' ? rep.at(-1) : rep[0]
}
