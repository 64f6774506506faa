import { amountsIn, heardAmounts } from './amounts.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { contentWords, stemsOf } from './words.ts'

/** One of the things that could be found out, as it is kept. */
type FindableFact = { id: string; summary: string }

/** Told in other words still shares this much of what carries the fact. */
const toldShare = 0.5
const fewestShared = 2

type Telling = { said: ReadonlySet<string>; amounts: ReadonlySet<number> }

/** Neighbouring turns of the buyer tell one thing: the second goes on from the first when the rep asks on. */
function tellings(buyer: readonly HeardTurn[]): Telling[] {
  return buyer.map((_, i) => {
    const both = buyer.slice(i, i + 2)
    return { said: stemsOf(both), amounts: new Set(both.flatMap((each) => heardAmounts(each))) }
  })
}

type Part = ReturnType<typeof contentWords>[number]

function isToldIn(
  { said, amounts }: Telling,
  summary: string,
  parts: readonly Part[],
  named: readonly number[],
): boolean {
  const sameAmount = named.some((amount) => amounts.has(amount))
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
  const inWords = facts.filter(({ summary }) => {
    const parts = contentWords(summary)
    const named = amountsIn(summary)
    return told.some((telling) => isToldIn(telling, summary, parts, named))
  })
  return new Set([...given, ...inWords.map(({ id }) => id)])
}
