import { firstDirections, sorts, type BuyerSort } from '../../domain-ui/buyers.ts'
import { addressOfSort, type SortName } from '../../domain-ui/use-address-sort.ts'
import type { useAddressFilters } from '../../lib/address-filters.ts'
import type { Sort, SortDirection } from '../../ui/table-columns.ts'

/** The order of the buyers as the address has it, of the grid and the list alike. */
export interface BuyerOrder {
  by: BuyerSort
  direction: SortDirection
  onBy(by: BuyerSort): void
  onSort(sort: Sort): void
}

const directions: Readonly<Record<string, SortDirection>> = { asc: 'ascending', desc: 'descending' }

/** An order that there is not is the plain one: whoever is suggested comes first. */
export const sortIn = (said: string | null): BuyerSort => sorts.find((each) => each === said) ?? 'suggested'

/** `address` are filters with the names of the order among them. */
export function buyerOrder({
  filters,
  change,
}: Pick<ReturnType<typeof useAddressFilters<SortName>>, 'filters' | 'change'>): BuyerOrder {
  const by = sortIn(filters.sort)
  const said = by === 'suggested' ? undefined : directions[filters.direction]
  return {
    by,
    direction: said ?? firstDirections[by],
    onBy: (next) => change({ sort: next === 'suggested' ? null : next, direction: null }),
    // Each head has a first direction, of which the address says nothing.
    onSort: (next) => {
      const plain: Sort = { key: next.key, direction: firstDirections[sortIn(next.key)] }
      change({ ...addressOfSort(next, plain), sort: next.key })
    },
  }
}
