import { hashOf } from '../chance/hash.ts'

/**
 * The wordings that a text with alternatives stands for. `[nine|eleven] days` is two of them; alternatives may hold
 * further ones.
 */
export function wordingsOf(text: string): string[] {
  const choice = /\[([^[\]]*)\]/.exec(text)
  if (choice === null) return [text]
  const [whole, options = ''] = choice
  const [before, after] = [text.slice(0, choice.index), text.slice(choice.index + whole.length)]
  return [...new Set(options.split('|').flatMap((option) => wordingsOf(`${before}${option}${after}`)))]
}

/** Which of the tellings a company gets: two companies of one organisation never have the same place in the row. */
export type Turn = { start: number; place: number }

/**
 * One of the wordings. Companies that follow each other in an organisation get wordings far apart, and none comes twice
 * before all have come.
 */
export function wordingFor(text: string, { start, place }: Turn): string {
  const all = wordingsOf(text)
  const begin = Math.abs(start ^ hashOf(text)) % all.length
  return all[(begin + place * strideOf(all.length)) % all.length] ?? text
}

/** A step through a row that comes by every place before it comes back. */
function strideOf(length: number): number {
  let step = Math.max(1, Math.round(length * 0.618))
  while (commonDivisor(step, length) !== 1) step += 1
  return step
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** The same thing with one wording in place of each text with alternatives. */
export function inOneWording<T>(thing: T, turn: Turn): T
export function inOneWording(thing: unknown, turn: Turn): unknown {
  if (typeof thing === 'string') return wordingFor(thing, turn)
  if (Array.isArray(thing)) return thing.map((item) => inOneWording(item, turn))
  if (typeof thing !== 'object' || thing === null) return thing
  return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, inOneWording(value, turn)]))
}
