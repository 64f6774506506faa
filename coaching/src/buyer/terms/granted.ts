import { monthsOf, quantitiesIn, type Quantity } from '../../speech/quantities.ts'
import { shareNamed, type Bargain } from '../../speech/bargaining.ts'
import type { DemandMemory } from './bargain.ts'
import { withoutWanted } from './beside.ts'
import type { Demand } from './content.ts'
import { sizeFor } from './demands.ts'

/** A quantity in the unit of a demand; null where it is one of something else. */
export function inUnit(demand: Demand, quantity: Quantity): number | null {
  const { value, unit } = quantity
  if (demand.unit === 'month') return monthsOf(quantity) ?? (unit === null ? value : null)
  if (demand.unit === 'year') return unit === 'month' ? value / 12 : unit === 'year' || unit === null ? value : null
  return unit === demand.unit || unit === null ? value : null
}

const pointing = /\b(?:that|it|this|you|deal|agreed|done|yes|fine|okay|ok|sure)\b/
const middle = /\b(?:middle|half ?way|(?:split|share) (?:the|that|it)|meet (?:you|me) half)\b/

/** The figures of a grant without those that are wanted for it: "held for two years, if you sign for two years" leaves the first. */
function figuresGiven({ grant, returns }: Bargain): readonly Quantity[] {
  if (grant === null) return []
  const given = quantitiesIn(withoutWanted(grant.words))
  const named = grant.figures.filter(({ value, unit }) => given.some((one) => one.value === value && one.unit === unit))
  // A part that only names the return is struck out whole; what is left of it is all there is to go by.
  const isCut = named.length < grant.figures.length
  if (isCut && named.length > 0) return named
  const lengths = returns.flatMap(({ months }) => months ?? [])
  return grant.figures.filter((quantity, at, all) => {
    const months = monthsOf(quantity)
    if (months === null || !lengths.includes(months)) return true
    // Of two lengths that are alike one is given, and the other is wanted.
    return all.findIndex((other) => monthsOf(other) === months) !== at
      ? false
      : all.filter((other) => monthsOf(other) === months).length > 1
  })
}

/** Where the two stand: what the seller has last gone to, and what the buyer last asked for. */
function meetBetween(demand: Demand, { size, counter, pocketed, offered }: DemandMemory): number {
  const [theirs, ours] = [counter?.size ?? size, offered ?? pocketed]
  if (ours === null || demand.unit === null) return sizeFor(demand, 0.5, theirs)
  return sizeFor({ ...demand, base: ours }, 0.5, theirs)
}

/** What a line grants of a demand, in its own unit; null where what it grants has nothing to do with it. */
export function granted(demand: Demand, memory: DemandMemory, bargain: Bargain): number | null {
  const { grant } = bargain
  if (grant === null) return null
  const { size, counter, pocketed } = memory
  const proposed = counter?.size ?? size
  const isNamed = new RegExp(demand.words).test(grant.words) || pointing.test(grant.words)
  if (demand.unit === null) {
    if (!isNamed) return null
    return new RegExp(demand.part).test(grant.words) ? 0.5 : proposed
  }
  const given = figuresGiven(bargain)
  // "Tell two friends, and I could go down five per cent": the figure that names its unit is the one that counts.
  const sizes = [...given.filter(({ unit }) => unit !== null), ...given.filter(({ unit }) => unit === null)].flatMap(
    (quantity) => inUnit(demand, quantity) ?? [],
  )
  const figure = sizes.find((one) => one !== pocketed)
  if (figure !== undefined) return figure
  if (middle.test(grant.words)) return meetBetween(demand, memory)
  const share = shareNamed(grant.words)
  if (share !== null) return sizeFor(demand, share, size)
  // What they have already is given once, unless something is wanted for it now.
  if (sizes.length > 0) return bargain.returns.length > 0 || bargain.asksReturn ? pocketed : null
  return isNamed ? proposed : null
}
