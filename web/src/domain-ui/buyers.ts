import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Buyer } from '../lib/queries/pipeline.ts'
import { heldBySearch } from '../lib/search-words.ts'
import type { Option } from '../ui/option.ts'
import type { SortDirection } from '../ui/table-columns.ts'

export interface BuyerFilters {
  search: string
  /** Its id: a link holds when the segment is renamed. */
  segment: string | null
  level: string | null
  department: string | null
}

export const noFilters: BuyerFilters = { search: '', segment: null, level: null, department: null }

/** The filters as an address has them, where '' is none. */
export const filtersOf = (address: Record<keyof BuyerFilters, string>): BuyerFilters => ({
  search: address.search,
  segment: address.segment || null,
  level: address.level || null,
  department: address.department || null,
})

export const sorts = ['suggested', 'name', 'title', 'account', 'best', 'calls', 'recent'] as const
export type BuyerSort = (typeof sorts)[number]
export const sortLabels: Record<BuyerSort, string> = {
  suggested: 'Suggested first',
  name: 'Name',
  title: 'Role',
  account: 'Account',
  best: 'Best score',
  calls: 'Calls',
  recent: 'Last called',
}

function matches(buyer: Buyer, filters: BuyerFilters): boolean {
  return (
    (filters.segment === null || buyer.targetSegmentProfileId === filters.segment) &&
    (filters.level === null || buyer.level === filters.level) &&
    (filters.department === null || buyer.department === filters.department)
  )
}

type Compare = (a: Buyer, b: Buyer) => number
const byText =
  (of: (buyer: Buyer) => string): Compare =>
  (a, b) =>
    of(a).localeCompare(of(b))
const byNumber =
  (of: (buyer: Buyer) => number): Compare =>
  (a, b) =>
    of(a) - of(b)

/** From the least up; who was never called comes before all others. */
export const buyerOrders: Record<Exclude<BuyerSort, 'suggested'>, Compare> = {
  name: byText(buyerNameOf),
  title: byText(({ title }) => title),
  account: byText(({ accountName }) => accountName),
  best: byNumber(({ bestScore }) => bestScore ?? -1),
  calls: byNumber(({ calls }) => calls),
  recent: byText(({ lastCallAt }) => lastCallAt ?? ''),
}

/** The way round that each is looked at mostly: words from A, figures and days from the highest. */
export const firstDirections: Record<BuyerSort, SortDirection> = {
  suggested: 'descending',
  name: 'ascending',
  title: 'ascending',
  account: 'ascending',
  best: 'descending',
  calls: 'descending',
  recent: 'descending',
}

/** Buyers that match, in the chosen order; names decide among equals. */
export function arrange(
  buyers: readonly Buyer[],
  filters: BuyerFilters,
  sort: BuyerSort,
  suggestedId: string | null,
  direction: SortDirection = firstDirections[sort],
): Buyer[] {
  const first = (buyer: Buyer) => (sort === 'suggested' && buyer._id === suggestedId ? 0 : 1)
  // After whoever is suggested come those who were called last.
  const order = buyerOrders[sort === 'suggested' ? 'recent' : sort]
  const sign = direction === 'ascending' ? 1 : -1
  const held = heldBySearch(
    buyers,
    filters.search,
    (buyer) => `${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`,
  )
  return buyers
    .filter((buyer) => held.has(buyer) && matches(buyer, filters))
    .toSorted((a, b) => first(a) - first(b) || sign * order(a, b) || buyerOrders.name(a, b))
}

/** The values a filter can take, in the order of the alphabet. */
export const valuesOf = (buyers: readonly Buyer[], field: 'level' | 'department'): string[] =>
  [...new Set(buyers.map((buyer) => buyer[field]).filter((value) => value !== null))].toSorted()

/** The segments of these buyers, in the order of the alphabet. */
export function segmentsOf(buyers: readonly Buyer[]): Option[] {
  const names = new Map(buyers.map((buyer) => [buyer.targetSegmentProfileId, buyer.segmentName]))
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label) || a.value.localeCompare(b.value))
}

export const activeFilters = (filters: BuyerFilters): number =>
  [filters.search, filters.segment, filters.level, filters.department].filter((value) => value !== null && value !== '')
    .length
