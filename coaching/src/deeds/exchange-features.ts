import { acts } from '@ringside/contract/simulations/vocabulary'
import { actLikelihoods } from '../acts/classify.ts'
import { featuresOf, valueOf } from '../acts/features.ts'
import { stemOf, tokensOf } from '../acts/tokens.ts'
import type { Exchange } from './deeds.ts'

/** A feature and how strongly it is there. */
export type Feature = readonly [name: string, value: number]

/** What the trained ear makes of a turn says more than any phrase of it: it has heard ten times as many lines. */
const actValue = 4
/** A likelihood below this says nothing. */
const leastLikelihood = 0.05

const shortest = 4

/** How many of the buyer's words come back in the rep's turn, by stem. */
function takenUp({ before, words }: Exchange): number {
  const theirs = new Set(tokensOf(before).flatMap((token) => (token.length >= shortest ? [stemOf(token)] : [])))
  return new Set(tokensOf(words).flatMap((token) => (theirs.has(stemOf(token)) ? [stemOf(token)] : []))).size
}

/** The features of an exchange: the rep's words, what the ear makes of them, how the buyer's line ends, and what of it comes back. */
export function exchangeFeatures(exchange: Exchange): Feature[] {
  const own = featuresOf(exchange.words).map((name): Feature => [name, valueOf(name)])
  const before = tokensOf(exchange.before)
  const theirs = [...new Set(before)].map((token): Feature => [`b:${token}`, 0.5])
  const likelihoods = actLikelihoods(exchange.words)
  const heard = acts.flatMap((act, i): Feature[] => {
    const likelihood = likelihoods[i] ?? 0
    return likelihood < leastLikelihood ? [] : [[`e:${act}`, actValue * likelihood]]
  })
  const shape = [
    exchange.before === '' ? 'p:first' : `p:${exchange.before.trimEnd().endsWith('?') ? 'asked' : 'told'}`,
    `p:taken${Math.min(3, takenUp(exchange))}`,
    `p:before${before.length <= 3 ? 3 : before.length <= 12 ? 12 : 99}`,
  ].map((name): Feature => [name, 2])
  return [...own, ...theirs, ...heard, ...shape]
}
