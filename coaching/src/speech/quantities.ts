const small: readonly string[] = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ')
const tens: readonly string[] = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A whole number below a hundred as it is spoken: "forty-five". Larger ones are left in figures. */
export function spelled(number: number): string {
  if (number < small.length) return small[number] ?? String(number)
  const word = tens[Math.floor(number / 10)]
  if (word === undefined) return String(number)
  const rest = number % 10
  return rest === 0 ? word : `${word}-${small[rest] ?? ''}`
}

export type Unit = 'percent' | 'day' | 'week' | 'month' | 'year' | 'user'
/** A number as somebody says it; `unit` is null where none is named. `start` is its place in the text. */
export type Quantity = { value: number; unit: Unit | null; start: number }

const units: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:%|per ?cent|percent|points?)/, 'percent'],
  [/^days?/, 'day'],
  [/^weeks?/, 'week'],
  [/^months?/, 'month'],
  [/^years?/, 'year'],
  [/^(?:(?:more|extra|additional) )?(?:users?|seats?|people|licen[cs]es?|logins?|accounts?)/, 'user'],
]

const spoken = String.raw`(?:${tens.slice(2).join('|')})(?:[ -](?:${small.slice(1, 10).join('|')}))?|${small.slice(1).toReversed().join('|')}`
const said = new RegExp(String.raw`\b(?:\d+(?:\.\d+)?|${spoken}|an?|half an?)(?![\w.])`, 'g')

function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  if (text.startsWith('half')) return 0.5
  if (/^an?$/.test(text)) return 1
  return text.split(/[ -]/).reduce((sum, word) => sum + Math.max(small.indexOf(word), tens.indexOf(word) * 10, 0), 0)
}

const ofOne =
  /^(?:go|payment|piece|lump|thing|of|moment|second|sec|question|condition|last|way|hand|point|step|by one)\b/

/** The numbers of a text in lower case, in the order they are said: "eighteen months", "10%", "a year", "five". */
export function quantitiesIn(plain: string): Quantity[] {
  return [...plain.matchAll(said)].flatMap((match) => {
    const [text] = match
    const after = plain.slice(match.index + text.length).replace(/^[ -]*/, '')
    const unit = units.find(([pattern]) => pattern.test(after))?.[1] ?? null
    // "The year in one go", "one thing": counts nothing that is bargained over.
    if (text === 'one' && ofOne.test(after)) return []
    const isArticle = /^(?:half )?an?$/.test(text)
    return isArticle && unit !== 'month' && unit !== 'year' && unit !== 'week'
      ? []
      : [{ value: valueOf(text), unit, start: match.index }]
  })
}

/** How many months a span of time is; null for what is no span of months or years. */
export function monthsOf({ value, unit }: Quantity): number | null {
  if (unit === 'month') return value
  return unit === 'year' ? value * 12 : null
}

/** Months as people say them: whole years in years, the rest in months. */
export function spanOfMonths(months: number): string {
  const inYears = months >= 24 && months % 12 === 0
  const number = inYears ? months / 12 : months
  return `${spelled(number)} ${inYears ? 'year' : 'month'}${number === 1 ? '' : 's'}`
}
