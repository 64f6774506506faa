import {
  formatClock,
  isChanged,
  isSameJudgement,
  judgementLabel,
  judgementOf,
  judgementWords,
  type CriterionScore,
  type EarlierJudgement,
  type EarlierType,
  type Metric,
  type Review,
} from '@ringside/contract'

/** "20 November 2026", in UTC: a file is read anywhere. */
export const day = (at: Date): string =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const levelWords = (score: CriterionScore): string => judgementLabel(judgementOf(score))

/** What a manager judged otherwise than the engine: "Ruth Adeyemi; the engine: 2 of 5". Empty where nobody did. */
export function judgedWords(score: CriterionScore): string {
  if (score.override === undefined || !isChanged(score)) return ''
  const { by, engine } = score.override
  return `${by}; the engine: ${judgementWords(engine)}`
}

const rubricWords = ({ name, version }: EarlierJudgement['rubric']): string =>
  version === null ? name : `${name} version ${version}`

/** A judgement that fell since the call is reviewed as another kind of call now. */
export const isOfAnotherType = ({ type }: Pick<Review, 'type'>, judged: EarlierJudgement): boolean =>
  judged.type !== undefined && judged.type !== type

/** What a call came to as another kind: "62 (Coachable version 26, until 22 November 2026)". */
export const earlierTypeWords = ({ total, failed, rubric, until }: EarlierType): string =>
  `${total}${failed ? ', failed' : ''} (${rubricWords(rubric)}, until ${day(new Date(until))})`

/** What was judged before: "5 of 5 (Ruth Adeyemi, by SPIN version 6; the engine: 2 of 5)". */
export function earlierWords({ judgement, engine, rubric, by }: EarlierJudgement): string {
  const under = rubricWords(rubric)
  const found = isSameJudgement(judgement, engine) ? 'confirmed' : `the engine: ${judgementWords(engine)}`
  return `${judgementLabel(judgement)} (${by}, by ${under}; ${found})`
}

const signed = (value: number): string => String(value).replace('-', '−')

const units: Record<Metric['unit'], (value: number) => string> = {
  ratio: (value) => `${Math.round(value * 100)}%`,
  seconds: (value) => (value >= 60 ? formatClock(value * 1000) : `${value} s`),
  count: signed,
  'per-minute': (value) => `${value} a min`,
  'words-per-minute': (value) => `${value} wpm`,
  score: signed,
  'yes-no': (value) => (value === 1 ? 'yes' : 'no'),
}

/** The recommended range of a metric: "40% to 60%", "at least 3", "up to 1:30", "3 to 12 a min"; empty where there is none. */
export function rangeWords({ range, unit }: Metric): string {
  if (range === null) return ''
  const [low, high] = range
  if (low === null) return high === null ? '' : `up to ${units[unit](high)}`
  if (high === null) return `at least ${units[unit](low)}`
  if (low === high) return units[unit](low)
  // Nothing is less than none.
  if (low === 0) return `up to ${units[unit](high)}`
  const isRate = unit === 'per-minute' || unit === 'words-per-minute'
  return `${isRate ? low : units[unit](low)} to ${units[unit](high)}`
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text of so many signs at most: cut between words, and between letters where the last word alone takes half of it. */
export function cutWords(text: string, length: number): string {
  if (text.length <= length) return text
  const space = text.lastIndexOf(' ', length)
  if (space > length / 2) return `${text.slice(0, space)} …`
  return `${text.slice(0, letters.segment(text).containing(length)?.index)}…`
}
