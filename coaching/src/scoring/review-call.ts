import type { Moment, Review } from '@ringside/contract'
import { isEnoughToScore, repSpeechIn, scoreNeeds } from '@ringside/contract/reviews/score-needs'
import { outcomeLabels } from '@ringside/contract/simulations/outcome-labels'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall, type HeardCall } from '../metrics/heard/heard-call.ts'
import { ordersIn } from '../metrics/heard/orders.ts'
import { metricsOf } from '../metrics/index.ts'
import { rubricFrom } from '../rubrics/own-rubric.ts'
import { asScored } from './as-scored.ts'
import { blockersOf } from './blockers.ts'
import { mindStepsOf } from './mind-steps.ts'
import { momentsOf } from './moments.ts'
import { withPlainLevels } from './plain-levels.ts'
import { namelessly } from './nameless.ts'
import { nextStepsOf } from './next-steps.ts'
import { verifyQuotes } from './quotes.ts'
import { retryFrom, retryOf } from './retry.ts'
import type { ReviewInput } from './review-input.ts'
import type { Situation } from './say-it-better.ts'
import { scoreCriteria } from './score-criteria.ts'
import { verdictOf } from './verdict.ts'

/** Why a call is too short to score, or null. */
function shortness({ rep }: HeardCall): string | null {
  const speech = repSpeechIn(rep.map((turn) => turn.heard))
  if (isEnoughToScore(speech)) return null
  const { lines, words } = speech
  const turns = `${lines} ${lines === 1 ? 'turn' : 'turns'}`
  return `You spoke ${turns} and ${words} ${words === 1 ? 'word' : 'words'}. A score needs at least ${scoreNeeds.lines} turns and ${scoreNeeds.words} words.`
}

function factsOf({ evidence, input }: Situation): Review['facts'] {
  const earned = new Map<string, Review['facts']['earned'][number]>()
  for (const turn of evidence.call.buyer) {
    for (const id of turn.mind?.facts ?? []) {
      const fact = input.facts.find((candidate) => candidate.id === id)
      if (fact === undefined || earned.has(id)) continue
      earned.set(id, { id, label: fact.label, turn: turn.turn, startMs: turn.startMs })
    }
  }
  const planned = input.plan ?? input.facts.map(({ id }) => id)
  // What was earned beside the plan counts too, as it does in the rep's plan during the call.
  return { earned: [...earned.values()], total: new Set([...planned, ...earned.keys()]).size }
}

/** What a reader is shown of it; a file full of orders needs no more to be known for what it is. */
const mostNotCounted = 50

function notCounted(turns: ReviewInput['turns']): Review['notCounted'] {
  return turns
    .flatMap(({ turn, speaker, words, startMs }) =>
      // Nothing that a colleague says counts, orders or not.
      speaker === 'colleague' ? [] : ordersIn(words).map((quote) => ({ turn, speaker, quote, startMs })),
    )
    .slice(0, mostNotCounted)
}

/** What is too short to score is too short to learn from: only what was done well stays. */
function withoutLessons(moments: readonly Moment[]): Moment[] {
  return moments.filter((moment) => moment.caught).map((moment) => ({ ...moment, sayItBetter: null }))
}

/**
 * Reviews a call: metrics, scores with evidence, moments, what each line did to the buyer, verdict, next steps. Pure:
 * the same input always gives the same review. A call with less of the rep's than `scoreNeeds` is `too-short`, with its
 * metrics and what was done well, but without scores or lessons. Throws `RubricError` for an own rubric that is not
 * complete, and `FalseQuoteError` if it should ever quote what was not said.
 */
export function reviewCall(input: ReviewInput): Review {
  const rubric = rubricFrom(input.rubric ?? 'coachable')
  const call = heardCall(input.turns, input.type)
  const { buyerName, facts, toldBefore, gatekeeperName } = input
  const situation: Situation = { evidence: evidenceOf(call, buyerName, facts, toldBefore, gatekeeperName), input }
  const short = shortness(call)
  const scored = short === null ? scoreCriteria(rubric, situation.evidence) : null
  const found = factsOf(situation)
  const scores = withPlainLevels(scored?.scores ?? [], situation, found).map((score) => ({
    ...score,
    retryFrom: retryOf(situation.evidence, score),
  }))
  const told: Situation = { ...situation, evidence: asScored(situation.evidence, scores) }
  const moments = momentsOf(told, { scores, rubric })
  const review: Review = {
    rubric: { key: rubric.key, name: rubric.name, version: rubric.version },
    type: input.type,
    outcome: input.outcome,
    outcomeText: outcomeLabels[input.outcome],
    result: scored === null ? { state: 'too-short', reason: short ?? '' } : { state: 'scored', ...scored, scores },
    blockers: scored === null ? [] : blockersOf(rubric, situation.evidence),
    verdict: scored === null ? `Too short to score. ${short ?? ''}`.trim() : verdictOf(told, scored, rubric),
    metrics: metricsOf(told.evidence),
    moments: scored === null ? withoutLessons(moments) : moments,
    mind: input.mindStart === null ? null : { start: input.mindStart, steps: mindStepsOf(call) },
    nextSteps: scored === null ? [] : nextStepsOf(told),
    facts: found,
    notCounted: notCounted(input.turns),
    retryFrom: retryFrom(scores),
    wordedBy: 'engine',
  }
  const worded = input.buyerName.trim() === '' ? namelessly(review) : review
  verifyQuotes(worded, input.turns)
  return worded
}
