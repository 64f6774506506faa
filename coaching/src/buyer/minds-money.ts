import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'

const ofMoney: ReadonlySet<string> = new Set(['Finance', 'Procurement'])

/** Money is this buyer's business: whoever holds it, buys with it, or answers for the whole of it. */
export const mindsMoney = ({ level, department }: Pick<BuyerProfile, 'level' | 'department'>): boolean =>
  level === 'C-Suite' || ofMoney.has(department)

const ofPrice = /\b(?:costs?|price)\b[^.!?]*\?/i

/** A wording that asks what it costs is nothing that this buyer would ask out of curiosity. */
export const asksPriceUnasked = (persona: BuyerProfile, wording: string): boolean =>
  ofPrice.test(wording) && !mindsMoney(persona)
