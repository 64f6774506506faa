import type { Buffer } from 'node:buffer'
import {
  adviceShown,
  callTypeLabels,
  estimatedWords,
  formatClock,
  type CriterionScore,
  type Quote,
  type Review,
  verdictShown,
  wordedByModel,
} from '@ringside/contract'
import { csvOf, type CsvField } from '../../../platform/csv.ts'
import { earlierTypeWords, earlierWords, isOfAnotherType, judgedWords, levelWords, rangeWords } from './review-words.ts'
import type { ReviewToExport } from './reviewed-call.ts'

/** One row; what a part of the review does not have is left empty. */
interface Row {
  readonly part: string
  readonly name: string
  readonly result?: CsvField
  readonly weight?: number
  readonly pointsToGain?: number
  readonly recommended?: string
  readonly quote?: Quote | null | undefined
  readonly advice?: string | null
}

const head = ['Part', 'Name', 'Result', 'Weight %', 'Points to gain', 'Recommended', 'At', 'Quote', 'Advice']

const fieldsOf = ({ part, name, result, weight, pointsToGain, recommended, quote, advice }: Row): CsvField[] => [
  part,
  name,
  result ?? null,
  weight ?? null,
  pointsToGain ?? null,
  recommended ?? null,
  quote ? formatClock(quote.startMs) : null,
  quote?.quote ?? null,
  advice ?? null,
]

const engineScore = (result: Review['result']): Row[] =>
  result.state === 'scored' && result.engineTotal !== undefined
    ? [{ part: 'Score', name: 'By the engine alone', result: result.engineTotal }]
    : []

/** "5 of 5", or "5 of 5 (Ruth Adeyemi; the engine: 2 of 5)" where a manager changed it. */
function judgedLevel(score: CriterionScore): string {
  const judged = judgedWords(score)
  return judged === '' ? levelWords(score) : `${levelWords(score)} (${judged})`
}

function before(review: Review): Row[] {
  const { earlierJudgements = [], earlierTypes = [] } = review
  return [
    ...earlierJudgements.map((each) => ({
      part:
        each.type !== undefined && isOfAnotherType(review, each)
          ? `Judged as ${callTypeLabels[each.type]}`
          : 'Judged under an earlier rubric',
      name: each.label,
      result: earlierWords(each),
      advice: each.reason,
    })),
    ...earlierTypes.map((each) => ({
      part: 'Scored as another kind of call',
      name: callTypeLabels[each.type],
      result: earlierTypeWords(each),
    })),
  ]
}

function judged(review: Review): Row[] {
  const { result, rubric, blockers } = review
  const model = wordedByModel(review)
  const total = result.state === 'scored' ? result.total : result.reason
  const scores = result.state === 'scored' ? result.scores : []
  return [
    { part: 'Score', name: rubric.name, result: total, advice: verdictShown(review) },
    ...(model === null ? [] : [{ part: 'Verdict and advice', name: `Worded by ${model}` }]),
    ...engineScore(result),
    ...blockers.map(({ text, met, reason, quote, forbidden }) => ({
      part: forbidden ? 'Must not be said' : 'Must be said',
      name: text,
      result: met ? 'met' : 'failed',
      quote,
      advice: reason,
    })),
    ...scores.map((score) => ({
      part: 'Criterion',
      name: score.label,
      result: judgedLevel(score),
      weight: score.weight,
      pointsToGain: Math.round(score.pointsToGain),
      quote: score.evidence[0],
      advice: `${judgedWords(score) === '' ? '' : score.override?.reason} ${adviceShown(review, score)}`.trim(),
    })),
    ...before(review),
  ]
}

const measured = ({ metrics }: Review): Row[] =>
  metrics.map((metric) => ({
    part: 'Metric',
    name: metric.label,
    result: metric.display,
    recommended: rangeWords(metric),
    quote: metric.at,
    advice: metric.applies ? `${metric.verdictText}${estimatedWords(metric)}` : 'Does not apply',
  }))

const looked = ({ moments, nextSteps }: Review): Row[] => [
  ...moments.map(({ label, quote, caught, sayItBetter }) => ({
    part: 'Moment',
    name: label,
    result: caught ? 'caught' : 'missed',
    quote,
    advice: sayItBetter,
  })),
  ...nextSteps.map(({ text, quote }) => ({ part: 'Next step', name: text, quote })),
]

/** A review as one table: the score, then a row a criterion, metric, moment and next step. */
export const reviewCsv = ({ review }: ReviewToExport): Buffer =>
  csvOf(head, [...judged(review), ...measured(review), ...looked(review)].map(fieldsOf))
