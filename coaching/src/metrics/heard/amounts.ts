import { oncePer } from '../../buyer/once.ts'
import type { HeardTurn } from './heard-call.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const small = new Map([
  ...ones.split(' ').map((word, i) => [word, i] as const),
  ...tens.split(' ').map((word, i) => [word, (i + 2) * 10] as const),
])

const large = new Map([
  ['thousand', 1000],
  ['grand', 1000],
  ['k', 1000],
  ['million', 1_000_000],
  ['m', 1_000_000],
])

/**
 * The amounts named in some words, each in one spelling: "one hundred and seventy thousand", "170k" and "$170,000" are
 * 170000. Single figures from one to nine are too common to be told apart, and are left out.
 */
export function amountsIn(words: string): number[] {
  const found: number[] = []
  let open: number | null = null
  // What was closed by "thousand" or "million" and may go on: "two thousand and five hundred".
  let closed = 0
  const finish = (): void => {
    const amount = closed + (open ?? 0)
    if (amount >= 10) found.push(amount)
    open = null
    closed = 0
  }
  for (const [token] of words.toLowerCase().matchAll(/\d[\d,]*(?:\.\d+)?|\p{L}+|[.!?;:,]/gu)) {
    const digits = /^\d/u.test(token) ? Number(token.replaceAll(',', '')) : small.get(token)
    const times = large.get(token)
    if (digits !== undefined) {
      const joins = open === null || open % 100 === 0 || (open % 10 === 0 && digits < 10 && open < 100)
      // "A box is one eighty": hundreds are left out of a price that is spoken.
      const hundreds = open !== null && open < 10 && digits >= 10 && digits < 100 && !/^\d/u.test(token)
      if (hundreds) open = (open ?? 0) * 100
      else if (!joins || /^\d/u.test(token)) finish()
      open = (open ?? 0) + digits
    } else if (token === 'hundred') open = (open ?? 1) * 100
    else if (times !== undefined && open !== null) {
      closed += open * times
      open = null
    } else if (token !== 'and' || (open === null && closed === 0)) finish()
  }
  finish()
  return found
}

/** Any figure at all, small ones too: fit to tell an answer that counts something from one that does not. */
export const figure =
  /\p{N}|\b(one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|half)\b/iu

/** A smaller figure may count anything; this much is money in whatever currency, when it is told of a loss. */
const leastSum = 100

/** The words of a loss say already how much it was. */
export function namesSum(words: string): boolean {
  return amountsIn(words).some((amount) => amount >= leastSum)
}

/** The amounts of a turn, found once: whose money a sum is depends on all that were named before it. */
export const heardAmounts = oncePer((turn: HeardTurn): readonly number[] => amountsIn(turn.heard))
