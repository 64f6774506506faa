/** Those a call talks about in the plural, by the words that any trade has for them. */
export type SpokenOf = 'customers' | 'staff' | 'the boss'

const named: readonly (readonly [SpokenOf, RegExp])[] = [
  [
    'customers',
    /\b(?:customers?|clients?|guests?|patients?|tenants?|residents?|families|parents|students?|passengers?|shoppers|members|borrowers)\b/g,
  ],
  [
    'staff',
    /\b(?:staff|crews?|colleagues|workers|employees|drivers?|nurses|technicians|agents|planners|dispatchers|operators|(?:your|my|our|the) (?:own |field |\w+ )?(?:people|team|teams|guys|lads|folks))\b/g,
  ],
  [
    'the boss',
    /\b(?:boss|board|management|upstairs|ceo|cfo|owner|partners|(?:vp|head|director) of finance|finance (?:director|person|people|team))\b/g,
  ],
]

const several = /\b(?:they|them)\b/
const one = /\b(?:he|she|him|her)\b/

function lastNamed(text: string): SpokenOf | null {
  const ends = named.map(([who, words]) => [who, [...text.matchAll(words)].at(-1)?.index ?? -1] as const)
  const [last] = ends.toSorted(([, a], [, b]) => b - a)
  return last === undefined || last[1] < 0 ? null : last[0]
}

/** "What do they say?" asked of whoever was named last: "what do customers say?". As it was where nobody was, or it says so itself. */
export function withThoseSpokenOf(asked: string, before: readonly string[]): string {
  const points = several.test(asked) || one.test(asked)
  if (!points || lastNamed(asked) !== null) return asked
  const who = before.map(lastNamed).find((named) => named !== null) ?? null
  if (who === null) return asked
  const pronoun = who === 'the boss' ? /\b(?:they|them|he|she|him|her)\b/g : /\b(?:they|them)\b/g
  return asked.replaceAll(pronoun, who)
}
