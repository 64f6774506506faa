import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import { searchThings } from '../../lib/search-words.ts'

/** Buyers whose name, role or account has every word of the search. */
export const searchBuyers = (buyers: readonly Buyer[], search: string): readonly Buyer[] =>
  searchThings(buyers, search, (buyer) => `${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`)
