import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import { figuresIn } from '../heard/figures.ts'
import { meaningOf } from '../perceive.ts'
import { spelled } from '../../speech/quantities.ts'
import { diceFor, pick } from '../random.ts'

/**
 * Figures that nobody has written down and a person still has a feeling for. They follow from the company and from what
 * is counted, so that whoever asks again hears the same, and from its facts where those say something of it.
 */

const periods = ['day', 'week', 'month', 'year'] as const
type Period = (typeof periods)[number]
const daysIn: Record<Period, number> = { day: 1, week: 5, month: 21, year: 250 }

const said: readonly (readonly [number, string])[] = [
  [1.5, 'one or two'],
  [2.6, 'two or three'],
  [4, 'three or four'],
  [6.5, 'five or six'],
  [9, 'eight or so'],
  [13, 'ten or twelve'],
  [18, 'fifteen or so'],
  [26, 'twenty or so'],
  [40, 'thirty or so'],
  [65, 'fifty or so'],
  [95, 'eighty or so'],
  [160, 'a hundred or so'],
  [280, 'a couple of hundred'],
  [450, 'three or four hundred'],
  [800, 'five or six hundred'],
  [1600, 'a thousand or so'],
  [3500, 'two or three thousand'],
]

/** A number as somebody says it who has not counted. */
export function roughly(count: number): string {
  return said.find(([upTo]) => count <= upTo)?.[1] ?? 'several thousand'
}

function periodIn(text: string): Period | null {
  if (/\bbefore (?:nine|ten|noon|lunch|eight)\b/.test(text)) return 'day'
  if (/\bdaily\b|\bmorning\b|\bshift\b|\btoday\b/.test(text)) return 'day'
  return periods.find((period) => new RegExp(String.raw`\b${period}\b`).test(text)) ?? null
}

/** Where something goes wrong, it does so once or twice a week: often enough to hurt, too seldom to be counted. */
const troublesAWeek = 1.5
const trouble =
  /\b(?:lost|lose|losing|late|wrong|miss\w*|mistakes?|errors?|fail\w*|call(?:ed)? back|come back|comes back|returned|cancel\w*|broken?|break|again|twice|delay\w*|slip\w*|affected|hit|hurt|go out wrong|bounce\w*|reject\w*|dispute\w*|complain\w*|redo\w*|redone|fix\w*|put right|short|unfilled|no-shows?|damaged?)\b/
const pointsBack =
  /\bhow many (?:of (?:those|them|these|it|such)|(?:is|are|was|were|did|do|does|would) (?:that|it|those|they)|that|those)\b|\bhow many\W*$|\bwhat (?:number|volume)/
const hands = /\b(?:people|persons?|hands|heads|staff|of you|colleagues|pairs of|calls? it takes)\b/
const busy = /\b(?:busy|works?|working|involved|doing|does|do)\b/
const traffic =
  /\b(?:calls?|e-?mails?|messages?|orders?|tickets?|requests?|quer(?:y|ies)|enquir\w*|inquir\w*|visits?|deliver\w*|forms?|invoices?|jobs?|cases?|bookings?|changes?|documents?|letters?|entries|notes?|applications?|claims?|shipments?|loads?|parcels?|appointments?|returns?|samples?|tests?)\b/
const theirCustomers =
  /\b(?:customers?|clients?|guests?|patients?|tenants?|residents?|students?|passengers?|members?|accounts?)\b/

function spread(persona: BuyerProfile, text: string, from: readonly number[]): number {
  const subject = [...meaningOf(text)].toSorted().join(' ')
  return pick(diceFor(0, `${persona.company.name}:${subject}`), from)
}

function slotFigure(fact: Fact | undefined): number | null {
  const value = fact?.slots.find(({ kind }) => kind === 'how-many')?.value
  return value === undefined ? null : (figuresIn(value)[0] ?? null)
}

function volumeADay({ facts }: BuyerProfile): number | null {
  const fact = facts.find(({ id }) => id === 'volume')
  const figure = slotFigure(fact)
  const period = periodIn(fact?.slots[0]?.value ?? '') ?? 'week'
  return figure === null ? null : figure / daysIn[period]
}

export type Counted = { figure: string; per: string }

/** What is counted is what the trouble, told before, is made of: "how many of those". */
export type CountedBefore = 'trouble' | 'work' | null

const ofTheirs = /\b(?:do|did|have) (?:you|we)\b.*\b(?:have|got|run|own|operate|keep|lease)\b|\bare there\b/

/**
 * How many there are of a thing that is theirs and stays the same from day to day, a site or a machine: nobody estimates
 * that. Null for what comes and goes, for people, and for what goes wrong.
 */
export function countOfOwn(persona: BuyerProfile, text: string): string | null {
  const comes = traffic.test(text) || trouble.test(text) || hands.test(text) || theirCustomers.test(text)
  if (!ofTheirs.test(text) || comes || pointsBack.test(text) || periodIn(text) !== null) return null
  return spelled(spread(persona, text.replace(ofTheirs, ' '), [2, 3, 4, 5, 6, 8]))
}

/** How many of a thing, as this person would guess. */
export function countOfThing(persona: BuyerProfile, text: string, before: CountedBefore): Counted {
  const period = periodIn(text)
  const over = (perDay: number, fallback: Period): Counted => {
    const chosen = period ?? fallback
    const enough = perDay * daysIn[chosen] >= 1 ? chosen : 'week'
    return { figure: roughly(perDay * daysIn[enough]), per: `a ${enough}` }
  }
  const own = meaningOf(persona.vocabulary['jobs'] ?? '')
  const ofJobs = [...meaningOf(text)].some((stem) => own.has(stem))
  const goesWrong = trouble.test(text) || (before === 'trouble' && pointsBack.test(text) && !ofJobs)
  const perDay = volumeADay(persona)
  if (hands.test(text)) {
    const team = slotFigure(persona.facts.find(({ id }) => id === 'team')) ?? 6
    return { figure: roughly(busy.test(text) ? team : Math.min(team, spread(persona, text, [2, 3, 4]))), per: '' }
  }
  if (goesWrong) return over(troublesAWeek / daysIn.week, 'week')
  if (perDay !== null && (ofJobs || (before === 'work' && pointsBack.test(text)))) return over(perDay, 'week')
  if (theirCustomers.test(text)) return { figure: roughly(spread(persona, text, [120, 200, 400])), per: '' }
  if (traffic.test(text) || period !== null) return over(spread(persona, text, [8, 12, 20, 30]), 'day')
  return { figure: roughly(spread(persona, text, [2, 3, 5, 8])), per: '' }
}

const inTold =
  /\b(?:one in (?:every )?\w+|(?:a|two) (?:third|quarter|fifth|tenth)s?|half of (?:it|them)|\w+(?:-\w+)? (?:per cent|percent))\b/
const byHand =
  /\b(?:by hand|manual\w*|on paper|typed|by phone|in (?:a )?spreadsheets?|avoidabl\w*|preventabl\w*|unnecessar\w*)\b/
const goesWell = /\b(?:first time|right|on time|smooth\w*|without|correct\w*|fine|well|through)\b/

/** What part of a whole, as this person would guess; what they have told of it already stays true. */
export function shareOfThing(persona: BuyerProfile, text: string, told: readonly Fact[]): string {
  const known = told
    .filter(({ topic }) => topic === 'pain')
    .flatMap(({ plain }) => plain.map((words) => inTold.exec(words.toLowerCase())?.[0] ?? ''))
    .find((words) => words !== '')
  const choose = (from: readonly string[]): string => {
    const subject = [...meaningOf(text)].toSorted().join(' ')
    return pick(diceFor(0, `${persona.company.name}:share:${subject}`), from)
  }
  if (goesWell.test(text) && !trouble.test(text)) return choose(['eight out of ten', 'nine out of ten', 'most of them'])
  if (byHand.test(text)) return choose(['two thirds of it', 'more than half', 'three quarters'])
  if (/\b(?:day|week|time|morning|month)\b/.test(text)) return choose(['a fifth', 'a quarter', 'nearly a third'])
  return known ?? choose(['one in twenty', 'one in ten', 'five or six in a hundred'])
}

/** "How long has he been doing that?": of what goes on still, years, and nobody's hours. */
export const hasLasted = /^(?:for )?how long (?:has|have|had)\b.*\b(?:been|had|done|worked|used|run|lived)\b/

/** What takes its own time: to notice, to train somebody, to be told ahead, to be over. */
const timed: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^how old\b/, ['twenty years or so', 'older than I am in this job', 'fifteen years, give or take']],
  [hasLasted, ['two years or so', 'three or four years', 'five years, give or take']],
  [
    /\b(?:hours?|minutes|days|time)\b.*\b(?:a|per|each|every) (?:day|week|month)\b/,
    ['ten hours a week', 'a day a week', 'eight hours a week'],
  ],
  [
    /\b(?:notic\w*|find out|found out|hear\w*|realis\w*|realiz\w*|goes by|passes)\b/,
    ['half a day', 'a day, sometimes two', 'a few hours'],
  ],
  [
    /\b(?:new (?:one|person|starter|hire|people|colleague)|train\w*|learn\w*|up to speed|replacement)\b/,
    ['three months', 'two or three months', 'half a year'],
  ],
  [/\b(?:ahead|in advance)\b/, ['a day', 'two days', 'a week, if all goes well']],
  [/\b(?:normal|recover\w*|settle\w*|over it|catch up)\b/, ['the rest of the day', 'a day or two']],
  [/\blongest\b/, ['three weeks', 'a whole month', 'nearly two months']],
]
const anyTime = ['an hour or two', 'half an hour on a good day, half a day on a bad one', 'two hours']

/** The time asked for is none that any piece of work takes. */
export function isTimedApart(text: string): boolean {
  return timed.some(([pattern]) => pattern.test(text))
}

/** How long something takes, as this person would guess. */
export function timeOfThing(persona: BuyerProfile, text: string): string {
  const subject = [...meaningOf(text)].toSorted().join(' ')
  const from = timed.find(([pattern]) => pattern.test(text))?.[1] ?? anyTime
  return pick(diceFor(0, `${persona.company.name}:time:${subject}`), from)
}
