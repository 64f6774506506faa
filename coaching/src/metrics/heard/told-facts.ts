import { amountsIn } from './amounts.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { contentWords } from './words.ts'

/** One of the things that could be found out, as it is kept. */
type FindableFact = { id: string; summary: string }

/** Told in other words still shares this much of what carries the fact. */
const toldShare = 0.5
const fewestShared = 2

/** Neighbouring turns of the buyer tell one thing: the second goes on from the first when the rep asks on. */
function tellings(buyer: readonly HeardTurn[]): string[] {
  return buyer.map((turn, i) => `${turn.heard} ${buyer[i + 1]?.heard ?? ''}`)
}

function isToldIn(words: string, summary: string): boolean {
  const said = new Set(contentWords(words).map(({ stem }) => stem))
  const amounts = new Set(amountsIn(words))
  const sameAmount = amountsIn(summary).some((amount) => amounts.has(amount))
  const parts = contentWords(summary)
  const shared = parts.filter(({ stem, figure }) => said.has(stem) || (figure && sameAmount))
  // A figure or a name told is the heart of it; plain words alone have to be more.
  const heart = shared.some(({ figure, start }) => figure || (start > 0 && /\p{Lu}/u.test(summary.charAt(start))))
  const least = heart ? fewestShared : fewestShared + 1
  return shared.length >= least && shared.length >= parts.length * toldShare
}

/**
 * The facts that the buyer told: those their mind gave away, and those whose substance stands in their words, in part or
 * told otherwise. Nobody needs to ask for them again.
 */
export function toldFacts({ buyer }: HeardCall, facts: readonly FindableFact[]): ReadonlySet<string> {
  const given = buyer.flatMap((turn) => turn.mind?.facts ?? [])
  const told = tellings(buyer)
  const inWords = facts.filter(({ summary }) => told.some((words) => isToldIn(words, summary)))
  return new Set([...given, ...inWords.map(({ id }) => id)])
}
