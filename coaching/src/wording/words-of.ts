import { tokensOf } from '../acts/tokens.ts'
import { figuresIn } from '../buyer/heard/figures.ts'
import { meaningOf } from '../buyer/perceive.ts'
import { voices } from '../buyer/words/lines.ts'
import { lineKeys } from '../buyer/words/line-keys.ts'
import objections from '../generation/content/objections.json' with { type: 'json' }
import tails from '../generation/content/tails.json' with { type: 'json' }

/** Every word in a text, folded, so that "Don't" and "do not" are the same two. */
export const plainWords = (text: string): string[] => tokensOf(text).filter((token) => !token.startsWith('#'))

/** What a text speaks of: the stems of its words, without those that carry nothing. Numbers and days are looked at apart. */
export const stemsIn = (text: string): Set<string> =>
  new Set([...meaningOf(text)].filter((stem) => !stem.startsWith('#')))

/** Words that people begin a sentence with, or soften one by, and that none of our own lines happens to have. */
const spoken =
  `frankly truthfully admittedly roughly mainly typically oddly funnily luckily unfortunately thankfully obviously
apparently supposedly ideally otherwise besides plus meanwhile overall gosh blimey hmm erm ah oh ooh phew anyhow hopefully
nope yup hey gladly seriously clearly sadly personally practically technically theoretically somehow depends hang hold`.split(
    /\s+/,
  )

/** What any buyer says: whom and what they name is filled in. */
const lines = JSON.stringify(Object.values(voices))
/** Lines of some trades, which may name things: those have a capital. */
const tradeLines = JSON.stringify([tails, objections])
const parts = /\{\w+\}/g
const lowerCase = /(?<![\p{L}\p{N}'-])\p{Ll}[\p{L}']*/gu

/** Every word that buyers' lines have, whatever they are about. Each is folded apart: a text is read to a certain length only. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  [
    ...(lines.replaceAll(parts, ' ').match(/[\p{L}']+/gu) ?? []),
    ...(tradeLines.replaceAll(parts, ' ').match(lowerCase) ?? []),
    ...spoken,
  ].flatMap(plainWords),
)

/** What the lines of every buyer speak of: nothing of it belongs to one company. */
export const ordinaryStems: ReadonlySet<string> = new Set(
  Object.values(voices)
    .flatMap((voice) => [...lineKeys.flatMap((key) => voice[key]), ...voice.idleFirst, ...voice.idleSecond])
    .flatMap((line) => [...stemsIn(line.replaceAll(parts, ' '))]),
)

const numberLike =
  /\b(?:half|quarters?|thirds?|dozens?|hundreds|thousands|millions|couple|twice|double|triple|per ?cent|percent|first|second)\b|%/gi

/** What a text says in numbers, each once and in order, so that two texts can be compared. "One" alone counts nothing. */
export function numbersIn(text: string): string[] {
  const figures = figuresIn(text)
    .filter((figure) => figure !== 1)
    .map(String)
  const like = [...text.toLowerCase().matchAll(numberLike)].map(([word]) => word.replace(/^per ?cent$/, '%'))
  return [...new Set([...figures, ...like])].toSorted()
}

const dayNamed =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:january|february|april|june|july|august|september|october|november|december)\b|\btomorrow\b|\btonight\b|\bnext (?:week|month|quarter|year|spring|summer|autumn|winter)\b|\b(?:noon|midday|midnight)\b/gi
/** Months that are words as well. */
const monthNamed = /\b(?:March|May)\b/g

/** The days and times a text names. */
export const daysIn = (text: string): string[] =>
  [...new Set([...text.matchAll(dayNamed), ...text.matchAll(monthNamed)].map(([day]) => day.toLowerCase()))].toSorted()

/** Words with a capital that no sentence's beginning gave them. "I" is none. */
export function namesIn(text: string): string[] {
  const within = /(?<![.?!…:]["')]*\s+|^["'(]*)(?<![\p{L}\p{N}'-])\p{Lu}[\p{L}\p{N}'&-]*/gu
  const names = [...text.matchAll(within)].map(([name]) => name.replace(/'s$/, ''))
  return [...new Set(names)].filter((name) => !/^I(?:'|$)/.test(name))
}

/** Every word with a capital, whatever gave it. */
export const capitalisedIn = (text: string): string[] =>
  (text.match(/\p{Lu}[\p{L}\p{N}'&-]*/gu) ?? []).map((word) => word.replace(/'s$/, ''))

/** The words that sentences begin with, folded to lower case. */
export const beginningsOf = (text: string): string[] =>
  [...text.matchAll(/(?:^|[.?!…]\s+)["'(]*([\p{L}][\p{L}\p{N}'&-]*)/gu)].map(([, word = '']) => word.toLowerCase())
