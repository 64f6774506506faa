import type { CheckResult, CriterionScore, Moment, Quote } from '@ringside/contract'
import { namesSum } from '../metrics/heard/amounts.ts'
import { isBlamed } from '../metrics/heard/credits.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { saidIn } from '../metrics/heard/words.ts'
import { cuesFor, isTrouble, type Cue } from '../rubrics/cues.ts'
import { leftUnanswered } from '../rubrics/listening.ts'
import { checkIn, type Check, type Rubric } from '../rubrics/rubric.ts'
import { betterLine } from './better-lines.ts'
import { asksAfterTrouble, betterQuestion, type Ground } from './better-questions.ts'
import type { Draft } from './draft.ts'
import { lastOpen } from './places.ts'
import { placeOf, whyOf } from './retry.ts'
import type { Situation } from './say-it-better.ts'
import { standsAlone } from './their-point.ts'

/** A place for what a check asks for, with what the buyer had said there. */
type Spot = { turn: HeardTurn; quote: Quote | null; ground: Ground }

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

function spotFor(check: Check, evidence: CallEvidence, taken: ReadonlySet<HeardTurn>): Spot | null {
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

function lineFor(check: Check, situation: Situation, { turn, ground }: Spot): string | null {
  if (check.say !== undefined) return check.say.line
  return betterLine(check.key, situation, turn) ?? betterQuestion(check.key, ground, turn.turn)
}

/** What kinds of moments of their own tell, by the check that a criterion missed. */
function kindTelling(key: string): Moment['kind'] | null {
  if (key === 'listening.room') return 'monologue'
  if (key === 'listening.floor') return 'interruption'
  if (key.startsWith('objections.')) return 'objection'
  return key.startsWith('next-step.') && key !== 'next-step.who' ? 'next-step' : null
}

const shownFrom = 4

/** The line that showed the criterion best: the first the rep is quoted with. */
function shownMoment({ label, criterion, checks }: CriterionScore, { call }: CallEvidence): Draft | null {
  const quotes = checks.flatMap(({ met, quote }) => (met && quote !== null ? [quote] : []))
  const isModel = (quote: Quote): boolean =>
    quote.speaker === 'rep' && call.rep.some((turn) => turn.turn === quote.turn && !isBlamed(call, turn))
  const quote = quotes.find(isModel) ?? quotes[0]
  const turn =
    quote === undefined ? undefined : call.turns.find((one) => one.turn === quote.turn && one.speaker === quote.speaker)
  if (quote === undefined || turn === undefined) return null
  return {
    kind: 'criterion',
    caught: true,
    turn,
    label: `${label}. Shown`,
    quote,
    sayItBetter: null,
    criteria: [criterion],
  }
}

/** What was judged, and by what. */
export type Judged = { scores: readonly CriterionScore[]; rubric: Rubric }
type ScoredCriterion = { score: CriterionScore; rubric: Rubric }
/** What criteria before it were shown for, and where. */
type Seen = { keys: Set<string>; turns: Set<HeardTurn> }

/** The most important thing missed that no criterion before it missed as well, with a place and a line for it. */
function missedMoment({ score, rubric }: ScoredCriterion, situation: Situation, seen: Seen): Draft | null {
  const missed: readonly CheckResult[] = score.checks.filter((check) => !check.met)
  const fresh = [...missed.filter(({ key }) => !seen.keys.has(key)), ...missed.filter(({ key }) => seen.keys.has(key))]
  for (const { key } of fresh) {
    const check = checkIn(rubric, key)
    const spot = check === undefined ? null : spotFor(check, situation.evidence, seen.turns)
    const sayItBetter = check === undefined || spot === null ? null : lineFor(check, situation, spot)
    if (spot === null || sayItBetter === null) continue
    seen.keys.add(key)
    seen.turns.add(spot.turn)
    const why = whyOf(situation.evidence, key)
    const label = `${score.label}. ${why ?? 'Not said'}`
    return {
      kind: 'criterion',
      caught: false,
      turn: spot.turn,
      quote: spot.quote,
      label,
      sayItBetter,
      criteria: [score.criterion],
    }
  }
  return null
}

/** The draft of another kind that tells of the criterion already: of its opening, or of its first check that went the same way. */
function toldBy({ criterion, checks }: CriterionScore, caught: boolean, drafts: readonly Draft[]): Draft | undefined {
  const telling = (kind: Moment['kind'] | null) =>
    drafts.find((draft) => draft.kind === kind && draft.caught === caught)
  if (criterion === 'opening') return telling('opening')
  const key = checks.find((check) => check.met === caught)?.key
  return key === undefined ? undefined : telling(kindTelling(key))
}

/**
 * Every criterion has its moment: where what it asks for was shown, or where its most important check could have been
 * met, with a line for it. Where a moment of another kind tells of that already, it names the criterion.
 */
export function withCriteria(drafts: readonly Draft[], situation: Situation, { scores, rubric }: Judged): Draft[] {
  const seen: Seen = { keys: new Set(), turns: new Set() }
  const told = new Map<Draft, string[]>()
  const own = scores.flatMap((score) => {
    if (score.state === 'not-applicable') return []
    const caught = (score.level ?? 0) >= shownFrom
    const other = toldBy(score, caught, drafts)
    if (other !== undefined) {
      told.set(other, [...(told.get(other) ?? []), score.criterion])
      return []
    }
    const draft = caught ? shownMoment(score, situation.evidence) : missedMoment({ score, rubric }, situation, seen)
    return draft ?? []
  })
  return [
    ...drafts.map((draft) => {
      const criteria = told.get(draft)
      return criteria === undefined ? draft : { ...draft, criteria }
    }),
    ...own,
  ]
}
