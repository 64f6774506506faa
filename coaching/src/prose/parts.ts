import type { Review } from '@ringside/contract'
import { withoutOrders } from '../metrics/heard/orders.ts'

/** A part of a review that a model may find other words for: its verdict, or the advice of a criterion. */
export type ProsePart = {
  /** `verdict`, or the criterion's key. */
  readonly of: { readonly kind: 'verdict' } | { readonly kind: 'advice'; readonly criterion: string }
  /** Our own words, as they are stored. */
  readonly own: string
  /** The same with a gap in place of each quote, `[1]`, `[2]`, …: what was said on the call does not leave. */
  readonly open: string
  /** What stands in the gaps, with its marks. */
  readonly quotes: readonly string[]
}

/** Marks between which a model finds what it has to work with, and those of a gap, and whatever else a sentence has no use for. */
const marks = /[<>[\]{}|`*_#=\\/~^@"“”\n\r]/u

/** So few words of ours beside the quotes have no better wording. */
const fewestWords = 6

const quoted = /“[^“”]*”/gu

const countWords = (text: string): number => text.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0

/** The quotes of a text, in order, with their marks. */
export const quotesIn = (text: string): string[] => text.match(quoted) ?? []

function partOf(of: ProsePart['of'], own: string): ProsePart[] {
  const quotes = quotesIn(own)
  let at = 0
  const open = own.replace(quoted, () => `[${(at += 1)}]`)
  const bare = open.replaceAll(/\[\d+\]/g, ' ')
  // A name can hold anything. Where our own words look like marks or like an order, no model is asked for others.
  const isPlain = !marks.test(bare) && withoutOrders(bare) === bare
  return isPlain && countWords(bare) >= fewestWords ? [{ of, own, open, quotes }] : []
}

/** Quotes are cut at their end with an ellipsis, and have inner quotation marks of the other kind. */
const spoken = (quote: string): string =>
  quote
    .replaceAll(/^“|”$/g, '')
    .replace(/\s*…$/u, '')
    .replaceAll(/[‘’“”"']/gu, "'")

/** Whether somebody said it on the call, word for word. */
export const isSaid = (quote: string, lines: readonly string[]): boolean => {
  const words = spoken(quote).trim()
  return words !== '' && lines.some((line) => line.replaceAll(/[‘’“”"']/gu, "'").includes(words))
}

/**
 * The parts of a review that a model may be asked about, the verdict first; none of a call that was too short to score. A verdict
 * that quotes what no line of the call says is left as it is. In advice there are lines to say as well: these are ours.
 */
export function partsOf({ result, verdict }: Review, lines: readonly string[]): ProsePart[] {
  if (result.state !== 'scored') return []
  const isTrue = quotesIn(verdict).every((quote) => isSaid(quote, lines))
  return [
    ...(isTrue ? partOf({ kind: 'verdict' }, verdict) : []),
    ...result.scores.flatMap(({ criterion, advice }) => partOf({ kind: 'advice', criterion }, advice)),
  ]
}
