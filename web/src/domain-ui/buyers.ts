import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Buyer } from '../lib/queries/pipeline.ts'
import { matchesSearchWords } from '../lib/search-words.ts'
import type { Option } from '../ui/option.ts'

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

export const sorts = ['suggested', 'name', 'best', 'recent'] as const
export type BuyerSort = (typeof sorts)[number]
export const sortLabels: Record<BuyerSort, string> = {
  suggested: 'Suggested first',
  name: 'Name',
  best: 'Best score',
  recent: 'Last called',
}

function matches(buyer: Buyer, filters: BuyerFilters): boolean {
  return (
    matchesSearchWords(`${buyerNameOf(buyer)} ${buyer.title} ${buyer.accountName}`, filters.search) &&
    (filters.segment === null || buyer.targetSegmentProfileId === filters.segment) &&
    (filters.level === null || buyer.level === filters.level) &&
    (filters.department === null || buyer.department === filters.department)
  )
}

const orders: Record<BuyerSort, (a: Buyer, b: Buyer) => number> = {
  suggested: (a, b) => (b.lastCallAt ?? '').localeCompare(a.lastCallAt ?? ''),
  name: (a, b) => buyerNameOf(a).localeCompare(buyerNameOf(b)),
  best: (a, b) => (b.bestScore ?? -1) - (a.bestScore ?? -1),
  recent: (a, b) => (b.lastCallAt ?? '').localeCompare(a.lastCallAt ?? ''),
}

/** Buyers that match, in the chosen order; names decide among equals. */
export function arrange(
  buyers: readonly Buyer[],
  filters: BuyerFilters,
  sort: BuyerSort,
  suggestedId: string | null,
): Buyer[] {
  const first = (buyer: Buyer) => (sort === 'suggested' && buyer._id === suggestedId ? 0 : 1)
  return buyers
    .filter((buyer) => matches(buyer, filters))
    .toSorted((a, b) => first(a) - first(b) || orders[sort](a, b) || buyerNameOf(a).localeCompare(buyerNameOf(b)))
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
