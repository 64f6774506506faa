import type { useAddressFilters } from '../lib/address-filters.ts'
import { sortRows, type Column, type Sort } from '../ui/table-columns.ts'

/** The names of the order in an address, beside those of the filters: `?sort=found&direction=asc`. */
export const sortNames = ['sort', 'direction'] as const
export type SortName = (typeof sortNames)[number]

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The order an address asks for; one by a column that cannot be sorted is none. */
export function sortInAddress<Row>(
  { sort, direction }: Record<SortName, string>,
  columns: readonly Column<Row>[],
  plain: Sort,
): Sort {
  const column = columns.find(({ key, compare }) => key === sort && compare)
  if (!column) return plain
  const said = direction === 'asc' || direction === 'desc' ? directions[direction] : undefined
  return { key: column.key, direction: said ?? column.firstDirection ?? 'ascending' }
}

/** What the address says of an order: nothing of the plain one. */
export function addressOfSort({ key, direction }: Sort, plain: Sort): Record<SortName, string | null> {
  if (key === plain.key && direction === plain.direction) return { sort: null, direction: null }
  return { sort: key, direction: direction === 'ascending' ? 'asc' : 'desc' }
}

/** Rows in the order of the address, and the Table's `sort` and `onSort`. `address` are filters with `sortNames` among them. */
export function useAddressSort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  plain: Sort,
  address: Pick<ReturnType<typeof useAddressFilters<SortName>>, 'filters' | 'change'>,
) {
  const sort = sortInAddress(address.filters, columns, plain)
  return {
    rows: sortRows(rows, columns, sort),
    sort,
    onSort: (next: Sort) => address.change(addressOfSort(next, plain)),
  }
}
