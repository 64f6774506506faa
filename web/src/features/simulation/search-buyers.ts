import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { listPersonas } from '@ringside/contract/pipeline/accounts'

export type Buyer = ResponseOf<typeof listPersonas>[number]

/** Buyers whose name, role or account has every word of the search. */
export function searchBuyers(buyers: readonly Buyer[], search: string): readonly Buyer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return buyers.filter((buyer) => {
    const text = `${buyer.firstName} ${buyer.lastName} ${buyer.title} ${buyer.accountName}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
