import { tokensOf } from '../acts/tokens.ts'
import { figuresIn } from '../buyer/heard/figures.ts'
import { meaningOf } from '../buyer/perceive.ts'
import { lineKeys, voices } from '../buyer/words/lines.ts'

/** Every word in a text, folded, so that "Don't" and "do not" are the same two. */
export const plainWords = (text: string): string[] => tokensOf(text).filter((token) => !token.startsWith('#'))

/** What a text speaks of: the stems of its words, without those that carry nothing. Numbers and days are looked at apart. */
export const stemsIn = (text: string): Set<string> =>
  new Set([...meaningOf(text)].filter((stem) => !stem.startsWith('#')))

/** Words that people begin a sentence with, or soften one by, beside those of our own lines. */
const spoken = `ok okay alright roughly frankly hmm um uh ah oh so and but or then well now right look listen see yes no
thing things truth fact point way mostly usually normally generally basically actually really obviously apparently sadly
luckily unfortunately thankfully otherwise still yet also besides plus again later lately recently currently today these
those there here that this it he she they we you i my our your their his her its what who where when why how which some
any all both most many few several every each another other one around about nearly almost maybe perhaps possibly
probably likely give take put say let make call think know mean guess suppose reckon believe hope fear sorry thanks thank
please fine good great fair sure exactly absolutely certainly definitely as if because since while although though before
after until once for from with without in on at by to of over under between during not nothing never nobody none`.split(
  /\s+/,
)

/** Every word and stem of the lines that any buyer says: the words that say nothing of one company. */
export const ordinary: { readonly words: ReadonlySet<string>; readonly stems: ReadonlySet<string> } = (() => {
  const lines = Object.values(voices)
    .flatMap((voice) => [...lineKeys.flatMap((key) => voice[key]), ...voice.idleFirst, ...voice.idleSecond])
    .join(' ')
    .replaceAll(/\{\w+\}/g, ' ')
  return { words: new Set([...plainWords(lines), ...spoken]), stems: stemsIn(lines) }
})()

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

/** The words that sentences begin with, folded to lower case. */
export const beginningsOf = (text: string): string[] =>
  [...text.matchAll(/(?:^|[.?!…]\s+)["'(]*([\p{L}][\p{L}\p{N}'&-]*)/gu)].map(([, word = '']) => word.toLowerCase())
