import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { listPersonas } from '@ringside/contract/pipeline/accounts'
import { searchThings } from '../../lib/search-words.ts'

export type Buyer = ResponseOf<typeof listPersonas>[number]

/** Buyers whose name, role or account has every word of the search. */
export const searchBuyers = (buyers: readonly Buyer[], search: string): readonly Buyer[] =>
  searchThings(buyers, search, (buyer) => `${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`)
