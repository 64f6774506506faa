import type { Buffer } from 'node:buffer'
import {
  adviceShown,
  callTypeLabels,
  estimatedWords,
  formatClock,
  type CriterionScore,
  type Moment,
  type Quote,
  type Review,
  verdictShown,
  wordedByModel,
} from '@ringside/contract'
import {
  cutWords,
  day,
  earlierTypeWords,
  earlierWords,
  isOfAnotherType,
  judgedWords,
  levelWords,
  rangeWords,
} from './review-words.ts'
import type { ReviewToExport } from './reviewed-call.ts'
import { ink, margin, Sheet } from './sheet.ts'

/** A review on paper has an end: of a long call only so much. */
const most = { moments: 10, quote: 240 } as const

function heading(sheet: Sheet, words: string): void {
  sheet.keep(60)
  sheet.gap(12)
  sheet.text(words, { size: 12, weight: 600 })
  sheet.gap(4)
  sheet.rule()
}

function quoted(sheet: Sheet, { quote, speaker, startMs }: Quote, x: number, withTime = true): void {
  const top = sheet.y
  sheet.text(`“${cutWords(quote, most.quote)}”${withTime ? `  ${formatClock(startMs)}` : ''}`, {
    size: 9,
    colour: ink.second,
    x: x + 8,
  })
  sheet.edge(top, x, ink[speaker])
}

function head(sheet: Sheet, { call, review }: ReviewToExport): void {
  const { result, rubric } = review
  sheet.text(call.title, { size: 18, weight: 600 })
  sheet.text(`${call.repName}, ${day(call.at)}, ${formatClock(call.durationMs)}`, { size: 10, colour: ink.second })
  sheet.gap(10)
  const score = result.state === 'scored' ? String(result.total) : '–'
  const top = sheet.y
  sheet.text(score, { size: 38, weight: 600, width: 80 })
  const below = sheet.y
  sheet.y = top + 4
  const verdict = result.state === 'scored' ? verdictShown(review) : result.reason
  sheet.text(verdict, { size: 12, weight: 600, x: margin + 84 })
  sheet.text(`Outcome: ${review.outcomeText}`, { size: 9, colour: ink.second, x: margin + 84 })
  const alone = result.state === 'scored' ? result.engineTotal : undefined
  const model = wordedByModel(review)
  const worded = model === null ? '' : ` Verdict and advice worded by ${model}.`
  const judged = alone === undefined ? '' : ` A manager judged part of it; the engine alone gave ${alone}.`
  sheet.text(
    `${rubric.name} rubric, version ${rubric.version}. Score of 100, scored without a language model.${worded}${judged}`,
    {
      size: 9,
      colour: ink.second,
      x: margin + 84,
    },
  )
  for (const { text, reason } of review.blockers.filter(({ met }) => !met))
    sheet.text(`Failed: ${text}. ${reason}`, { size: 9, weight: 600, colour: ink.bad, x: margin + 84 })
  sheet.y = Math.max(below, sheet.y)
}

function criterion(sheet: Sheet, review: Review, score: CriterionScore): void {
  sheet.keep(58)
  const points = Math.round(score.pointsToGain)
  const gain = score.state === 'not-applicable' || points === 0 ? '' : `${points} to gain`
  sheet.row([
    [score.label, { size: 10, weight: 600, width: 260 }],
    [`Weight ${Math.round(score.weight)}%`, { size: 9, colour: ink.second, x: margin + 270, width: 80 }],
    [gain, { size: 9, colour: ink.second, x: margin + 350, width: 60 }],
    [levelWords(score), { size: 10, weight: 600, x: margin + 410, align: 'right' }],
  ])
  const judged = judgedWords(score)
  if (judged !== '')
    sheet.text(`Judged by ${judged}. ${score.override?.reason}`.trim(), { size: 9, colour: ink.second })
  const [quote] = score.evidence
  if (quote) quoted(sheet, quote, margin)
  const advice = adviceShown(review, score)
  if (advice) sheet.text(advice, { size: 9 })
  sheet.gap(7)
}

/** What managers judged before the call was scored anew, and what it came to as another kind of call. */
function earlier(sheet: Sheet, review: Review): void {
  const { earlierJudgements = [], earlierTypes = [] } = review
  for (const each of earlierJudgements) {
    const { type } = each
    const when =
      type !== undefined && isOfAnotherType(review, each) ? `As ${callTypeLabels[type]}` : 'Under an earlier rubric'
    const judged = `${when}, and counted no more: ${each.label}, ${earlierWords(each)}. ${each.reason}`
    sheet.text(judged.trim(), { size: 9, colour: ink.second })
  }
  for (const each of earlierTypes) {
    const scored = `Scored as ${callTypeLabels[each.type]} before: ${earlierTypeWords(each)}.`
    sheet.text(scored, { size: 9, colour: ink.second })
  }
}

function metrics(sheet: Sheet, review: Review): void {
  heading(sheet, 'Metrics')
  for (const metric of review.metrics.filter(({ applies }) => applies)) {
    sheet.keep(18)
    const range = rangeWords(metric)
    sheet.row([
      [metric.label, { size: 9, width: 150 }],
      [metric.display, { size: 9, weight: 600, x: margin + 155, width: 90 }],
      [range && `Recommended: ${range}`, { size: 9, colour: ink.second, x: margin + 250, width: 150 }],
      [`${metric.verdictText}${estimatedWords(metric)}`, { size: 9, x: margin + 400, align: 'right' }],
    ])
    sheet.gap(2)
  }
}

function moment(sheet: Sheet, { startMs, label, quote, sayItBetter }: Moment): void {
  sheet.keep(40)
  sheet.row([
    [formatClock(startMs), { size: 9, colour: ink.second, width: 36 }],
    [label, { size: 9, weight: 600, x: margin + 40 }],
  ])
  quoted(sheet, quote, margin + 40, false)
  if (sayItBetter !== null) sheet.text(`Say it better: ${sayItBetter}`, { size: 9, x: margin + 40 })
  sheet.gap(5)
}

/** Those missed are worth most. What only a criterion missed comes behind them: its advice stands with the criteria. */
const worth = ({ caught, kind }: Moment): number => (caught ? 2 : Number(kind === 'criterion'))

/** The moments that a page has room for, in the order of the call. */
const chosenMoments = (moments: readonly Moment[]): Moment[] =>
  moments
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, most.moments)
    .toSorted((a, b) => a.startMs - b.startMs)

/** What would gain most first; what does not count last. */
const rank = ({ state, pointsToGain }: CriterionScore): number => (state === 'not-applicable' ? -1 : pointsToGain)

function sections(sheet: Sheet, review: Review): void {
  if (review.result.state === 'scored') {
    heading(sheet, 'Criteria')
    for (const score of review.result.scores.toSorted((a, b) => rank(b) - rank(a))) criterion(sheet, review, score)
  }
  earlier(sheet, review)
  metrics(sheet, review)
  if (review.moments.length > 0) {
    const chosen = chosenMoments(review.moments)
    const all = review.moments.length
    heading(sheet, chosen.length < all ? `Moments, ${chosen.length} of ${all}` : 'Moments')
    for (const each of chosen) moment(sheet, each)
  }
  if (review.nextSteps.length === 0) return
  heading(sheet, 'Next steps')
  for (const { text, quote } of review.nextSteps) {
    sheet.keep(30)
    sheet.text(`–  ${text}`, { size: 9 })
    if (quote) quoted(sheet, quote, margin + 12)
    sheet.gap(4)
  }
}

/** A review as a PDF of A4 pages. The same review gives the same pages. */
export async function reviewPdf(whole: ReviewToExport): Promise<Buffer> {
  const { call, review } = whole
  const sheet = new Sheet(call.title, call.repName)
  head(sheet, whole)
  sections(sheet, review)
  if (sheet.missing > 0) {
    sheet.gap(8)
    sheet.text(
      'A question mark may stand for a letter that this page has no shape for; the JSON export has them all.',
      {
        size: 8,
        colour: ink.third,
      },
    )
  }
  return sheet.finish(`Ringside. ${cutWords(call.title, 80)}`)
}
