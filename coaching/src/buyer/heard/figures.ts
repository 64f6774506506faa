const words: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'zero:0 one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 ' +
    'fourteen:14 fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fifty:50 ' +
    'sixty:60 seventy:70 eighty:80 ninety:90'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word, value]) => [word ?? '', Number(value)]),
)
const larger: Readonly<Record<string, number>> = {
  thousand: 1000,
  grand: 1000,
  k: 1000,
  million: 1_000_000,
  m: 1_000_000,
}

/** Longest first: "seventy" is no seven. */
const named = Object.keys(words)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** One figure as it is said: "170,000", "170k", "one hundred and seventy thousand". */
const said = new RegExp(
  String.raw`(?:\b\d[\d,]*(?:\.\d+)?|\b(?:a(?= hundred| thousand| million)|${named})\b)` +
    String.raw`(?:[ -]?(?:and(?= )|point|hundred|thousand|grand|million|[km]\b|\d[\d,]*|${named}))*`,
  'g',
)

function valueOf(text: string): number {
  let whole = 0
  let part = 0
  let tenth = false
  for (const [token] of text.matchAll(/\d[\d,]*(?:\.\d+)?|[a-z]+/g)) {
    const value = /^\d/.test(token) ? Number(token.replaceAll(',', '')) : (words[token] ?? null)
    const scale = larger[token]
    if (token === 'point') tenth = true
    else if (value !== null) {
      part += tenth ? value / 10 : value
      tenth = false
    } else if (token === 'a') part += 1
    else if (token === 'hundred') part = Math.max(1, part) * 100
    else if (scale !== undefined) {
      whole += Math.max(1, part) * scale
      part = 0
    }
  }
  return whole + part
}

/** The figures in a text, as numbers, in the order they are said. */
export function figuresIn(text: string): number[] {
  return [...text.toLowerCase().matchAll(said)].map(([match]) => valueOf(match)).filter((value) => value > 0)
}

/** Two figures that people would call the same. */
export function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(one, other) * 0.08
}

/** Where the figures stand in a text, in their order. */
export function figuresWithin(text: string): { start: number; end: number }[] {
  return [...text.toLowerCase().matchAll(said)]
    .filter(([match]) => valueOf(match) > 0)
    .map(({ 0: match, index }) => ({ start: index, end: index + match.trimEnd().length }))
}
