import { formatClock, type CriterionScore, type Moment } from '@ringside/contract'
import { longestAllowed } from '../metrics/ranges.ts'
import { lowerFirst } from '../metrics/wording.ts'
import { repRuns } from '../metrics/heard/runs.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { isGift } from '../metrics/heard/demands.ts'
import { standing, worryNamed } from '../rubrics/worry-named.ts'
import { isPassedOver } from '../rubrics/objections.ts'
import { withCriteria, type Judged } from './criterion-moments.ts'
import type { Draft } from './draft.ts'
import { betterOpening } from './better-opening.ts'
import { betterInterruption, betterMonologue, betterObjection, betterSignal, type Situation } from './say-it-better.ts'
import { isSaidAlready } from './said-already.ts'
import { nextStepMoment } from './step-moment.ts'
import { worstLines, type WorstLine } from './worst-lines.ts'

/** A worry that was taken up and stood all the same is not one that was passed over. */
function howItWent(evidence: CallEvidence, objection: HeardObjection): string {
  const { settled, settledBy, replies, raised } = objection
  if (settledBy !== null && isGift(evidence.call, settledBy)) return 'Given for nothing'
  if (settled) return 'Handled'
  // Of words alone nobody knows how a reply was taken: whoever replied has not missed it.
  if (raised.mind === null) return replies.length === 0 ? 'Missed' : 'Still open'
  return isPassedOver(objection, evidence) ? 'Missed' : 'Still open'
}

function objectionMoments(situation: Situation): Draft[] {
  const { evidence } = situation
  return evidence.objections.map((objection) => {
    const { settled, settledBy } = objection
    const caught = settled && (settledBy === null || !isGift(evidence.call, settledBy))
    const kind = standing(objection) === 'demand' ? 'Demand' : 'Objection'
    return {
      kind: 'objection',
      caught,
      turn: objection.raised,
      // The quote beside it says what it was, where nobody knows what to call it.
      label: `${kind}${objection.unsure === true ? '' : `: ${worryNamed(objection)}`}. ${howItWent(evidence, objection)}`,
      quote: quoteOfSpan(objection.raised, objection.span),
      sayItBetter: caught ? null : unlessSaid(betterObjection(situation, objection), objection.raised, evidence),
    }
  })
}

/** A line that the rep went on to say is no better one. */
function unlessSaid(line: string, raised: HeardTurn, { call }: CallEvidence): string | null {
  return isSaidAlready(line, call, raised) ? null : line
}

function signalMoments(situation: Situation): Draft[] {
  return situation.evidence.signals.map((signal) => ({
    kind: 'buying-signal',
    caught: signal.caught,
    turn: signal.turn,
    label: `Buying signal. ${signal.caught ? 'Caught' : 'Missed'}`,
    quote: quoteOfSpan(signal.turn, signal.span),
    sayItBetter: signal.caught ? null : betterSignal(situation, signal),
  }))
}

function factMoments({ evidence, input }: Situation): Draft[] {
  const known = new Set<string>()
  return evidence.call.buyer.flatMap((turn) =>
    (turn.mind?.facts ?? []).flatMap((id) => {
      const fact = input.facts.find((candidate) => candidate.id === id)
      if (fact === undefined || known.has(id)) return []
      known.add(id)
      return [
        { kind: 'fact', caught: true, turn, label: `Found: ${fact.label}`, quote: openingOf(turn), sayItBetter: null },
      ]
    }),
  )
}

/** "Dana's patience fell from 66 to 38", when it fell by enough to notice. */
function patienceFell({ evidence }: Situation, first: HeardTurn, last: HeardTurn): string {
  const before = evidence.call.buyer.findLast((turn) => turn.at < first.at)?.mind?.meters.patience
  const after = evidence.call.buyer.find((turn) => turn.at > last.at)?.mind?.meters.patience
  if (before === undefined || after === undefined || before - after < 5) return ''
  return `. ${evidence.buyerName}’s patience fell from ${Math.round(before)} to ${Math.round(after)}`
}

function monologueMoments(situation: Situation): Draft[] {
  const { call } = situation.evidence
  return repRuns(call)
    .filter((run) => run.ms / 1000 > longestAllowed(call.type))
    .map((run) => ({
      kind: 'monologue',
      caught: false,
      turn: run.first,
      label: `Monologue, ${formatClock(run.ms)}${patienceFell(situation, run.first, run.turns.at(-1) ?? run.first)}`,
      quote: openingOf(run.first),
      sayItBetter: betterMonologue(situation, run.first),
    }))
}

function interruptionMoments({ evidence }: Situation): Draft[] {
  return evidence.interruptions.map((turn) => ({
    kind: 'interruption',
    caught: false,
    turn,
    label: `You cut ${evidence.buyerName} off`,
    quote: openingOf(turn),
    sayItBetter: betterInterruption(evidence, turn),
  }))
}

/** The opening is over by then. */
const openingLines = 4

function openingMoment(situation: Situation, scores: readonly CriterionScore[]): Draft[] {
  const score = scores.find(({ criterion }) => criterion === 'opening')
  const [first] = situation.evidence.call.rep
  if (score === undefined || first === undefined || score.state === 'not-applicable') return []
  const missing = score.checks.find((check) => !check.met)
  // Lines of nothing elsewhere lower the level of an opening that left nothing out.
  const caught = (score.level ?? 0) >= 4 || (score.level !== null && missing === undefined)
  const shown = score.checks.find((check) => check.met && check.quote !== null)
  // "Can you hear me?" is no opening: where the reason was given a line later, that is where it was clear.
  const told = shown?.key === 'opening.reason' ? shown.quote : null
  const turn = situation.evidence.call.rep.slice(0, openingLines).find((line) => line.turn === told?.turn) ?? first
  return [
    {
      kind: 'opening',
      caught,
      turn,
      label: openingLabel(caught, asksNothing(situation.evidence, missing?.key) ? 'nothing asked' : missing?.key),
      quote: (shown?.quote?.turn === turn.turn ? shown.quote : null) ?? openingOf(turn),
      sayItBetter: caught ? null : betterOpening(situation),
    },
  ]
}

/** Who asked nothing in the whole call did not offer before they asked. */
function asksNothing({ call }: CallEvidence, missing: string | undefined): boolean {
  return missing === 'opening.question-first' && call.rep.every(({ questions }) => questions.length === 0)
}

/** A clear opening with one thing missing says both. */
function openingLabel(caught: boolean, missing: string | undefined): string {
  const what = missing === undefined ? null : (missingInOpening[missing] ?? 'Something was missing')
  if (what === null) return 'Opening. Clear'
  return caught ? `Opening. Clear, and ${lowerFirst(what)}` : `Opening. ${what}`
}

const missingInOpening: Record<string, string> = {
  'opening.reason': 'No reason given',
  'opening.question-first': 'Offered before asking',
  'nothing asked': 'Nothing asked',
  'opening.who': 'No name given',
  'opening.time': 'No time asked for',
  'opening.short': 'Too long',
  'opening.courtesy': 'No courtesy at the desk',
}

function misstepMoments(worst: readonly WorstLine[]): Draft[] {
  return worst.map((line) => ({ ...line, kind: 'misstep', caught: false }))
}

/** The places worth looking at, in the order of the call. */
export function momentsOf(situation: Situation, judged: Judged): Moment[] {
  const { scores } = judged
  const worst = worstLines(situation)
  const drafts = [
    ...openingMoment(situation, scores),
    ...factMoments(situation),
    ...objectionMoments(situation),
    ...signalMoments(situation),
    ...monologueMoments(situation),
    ...interruptionMoments(situation),
    ...misstepMoments(worst),
    ...nextStepMoment(situation, worst),
  ]
  return withCriteria(drafts, situation, judged)
    .toSorted((a, b) => a.turn.at - b.turn.at)
    .flatMap(({ turn, quote, ...draft }, i) =>
      quote === null
        ? []
        : [{ ...draft, id: `${draft.kind}-${turn.turn}-${i}`, turn: turn.turn, startMs: turn.startMs, quote }],
    )
}
