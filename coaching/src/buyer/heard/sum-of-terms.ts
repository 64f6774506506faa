import { monthsOf, quantitiesIn, type Unit } from '../../speech/quantities.ts'
import { openDemand, settledIn, type BargainMemory } from '../terms/bargain.ts'
import { demandNamed, usualMonths } from '../terms/demands.ts'

const sums =
  /\b(?:so (?:that's|that is|that makes|we have|we've|we're (?:at|agreed)|to (?:sum|confirm|recap)|then|what we|in sum|it's|we said)|to (?:sum|recap|confirm)|let me (?:sum|say (?:it|that) back|repeat|recap|go through|read)|just to (?:confirm|be (?:clear|sure)|sum)|(?:we|we've|we have) (?:now )?agreed|what we(?:'ve| have) (?:agreed|got)|in short|i have (?:it )?(?:down|noted)|i've (?:noted|got|written))\b/

/** Spans of time are compared in months, whatever they are named in. */
type Kind = Exclude<Unit, 'year'>

/** What was agreed on of each kind, as figures. A thing that was held counts with the figure of the offer. */
function agreedFigures(bargain: BargainMemory): Map<Kind, Set<number>> {
  const figures = new Map<Kind, Set<number>>()
  const add = (kind: Kind, value: number): void => {
    figures.set(kind, (figures.get(kind) ?? new Set<number>()).add(value))
  }
  for (const { id, ...agreed } of settledIn(bargain)) {
    const demand = demandNamed(id)
    if (demand.unit !== null) {
      const value = agreed.size === 0 ? demand.base : agreed.size
      if (demand.unit === 'year') add('month', value * 12)
      else add(demand.unit, value)
    }
    if (agreed.kind === 'longer-term') add('month', agreed.months ?? usualMonths)
    // "The year paid up front" names a year that nobody signs for.
    if (agreed.kind === 'upfront') add('month', 12)
  }
  return figures
}

/** A span that is no term: "in a month", "two months ago". */
const noTerm = /\b(?:in|within|next|every|per|last|for) $/

/** Between two demands a figure of a kind that was agreed on, and of another size, takes back what was agreed. */
function unsays(plain: string, bargain: BargainMemory): boolean {
  const agreed = agreedFigures(bargain)
  return quantitiesIn(plain).some((quantity) => {
    const months = monthsOf(quantity)
    const kind = months === null ? quantity.unit : 'month'
    if (kind !== 'percent' && kind !== 'month' && kind !== 'user') return false
    if (kind === 'month' && noTerm.test(plain.slice(0, quantity.start))) return false
    return agreed.get(kind)?.has(months ?? quantity.value) === false
  })
}

/** "Six per cent off, two years, signing on Friday": two things that were agreed are a sum, whatever leads up to them. */
function namesTwo(plain: string, agreed: ReadonlyMap<Kind, ReadonlySet<number>>): boolean {
  const named = quantitiesIn(plain).filter((quantity) => {
    const months = monthsOf(quantity)
    const kind = months === null ? quantity.unit : 'month'
    return kind !== null && kind !== 'year' && agreed.get(kind)?.has(months ?? quantity.value) === true
  })
  return named.length >= 2
}

/** The rep says back what was agreed: right, wrong where a figure was never agreed on, null where they do nothing of the kind. */
export function sumUpOfTerms(plain: string, bargain: BargainMemory): 'right' | 'wrong' | null {
  if (settledIn(bargain).length === 0) return null
  if (/\bif (?:you|we|i)\b/.test(plain)) return null
  const isOpen = openDemand(bargain) !== undefined
  const agreed = agreedFigures(bargain)
  if (!sums.test(plain)) {
    if (isOpen) return null
    return unsays(plain, bargain) ? 'wrong' : namesTwo(plain, agreed) ? 'right' : null
  }
  const named = quantitiesIn(plain).flatMap((quantity) => {
    const months = monthsOf(quantity)
    if (months !== null) return [{ kind: 'month' as const, value: months }]
    const { unit, value } = quantity
    return unit === null || unit === 'year' ? [] : [{ kind: unit, value }]
  })
  const words = bargain.demands.some((one) => one.agreed !== null && new RegExp(demandNamed(one.id).words).test(plain))
  if (named.length === 0 && !words) return null
  const isWrong = named.some(({ kind, value }) => agreed.has(kind) && agreed.get(kind)?.has(value) === false)
  return isWrong ? 'wrong' : 'right'
}
