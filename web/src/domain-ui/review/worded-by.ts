import type { Wording } from '@ringside/contract/simulations/simulations'

const places = (amount: number): string => (amount < 10 ? amount.toFixed(1).replace(/\.0$/, '') : amount.toFixed(0))

/** Small sums in cents, as a line costs less than one: "0.4 cents". */
export function costWords(dollars: number): string {
  const cents = dollars * 100
  if (cents === 0) return 'at no cost'
  if (cents < 0.05) return 'less than 0.1 cents'
  if (cents >= 100) return `${dollars.toFixed(2)} dollars`
  return places(cents) === '1' ? '1 cent' : `${places(cents)} cents`
}

export const limits = { call: 'the limit for one call', month: 'the organisation’s limit for the month' } as const

/** Who found the buyer's words, and what that cost. */
export function wordedBy({ model, worded, kept, cost, stoppedBy }: Wording): string {
  const asked = worded + kept
  const whose =
    worded === 0
      ? `Worded without a language model${asked > 0 ? `: none of the ${asked} lines asked of ${model} could be said, ${costWords(cost)}` : ''}`
      : `${kept === 0 ? 'Worded' : `${worded} of ${asked} lines worded`} by ${model}, ${costWords(cost)}`
  return stoppedBy === null ? whose : `${whose}; ${limits[stoppedBy]} was reached`
}
