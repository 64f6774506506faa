import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'

const ofMoney: ReadonlySet<string> = new Set(['Finance', 'Procurement'])

/** Money is this buyer's business: whoever holds it, buys with it, or answers for the whole of it. */
export const mindsMoney = ({ level, department }: Pick<BuyerProfile, 'level' | 'department'>): boolean =>
  level === 'C-Suite' || ofMoney.has(department ?? '')

const ofPrice = /\b(?:costs?|price)\b[^.!?]*\?/i

const ofFigure = /\b(?:number|figure|calculated)\b[^.!?]*\?/i
const figures = /\d|\b(?:hundred|thousand|half|third|percent|figures?|numbers?|costs?|money|count\w*|sum|total|hours)\b/

/** A wording that asks where a figure comes from, of a screen that shows none. */
export const asksOfNoFigure = (plain: string, wording: string): boolean =>
  ofFigure.test(wording) && !figures.test(plain)

/** A wording that asks what it costs is nothing that this buyer would ask out of curiosity. */
export const asksPriceUnasked = (persona: BuyerProfile, wording: string): boolean =>
  ofPrice.test(wording) && !mindsMoney(persona)
