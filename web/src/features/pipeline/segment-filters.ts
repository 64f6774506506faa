import { segmentPlace } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { companySizes, targetIndustryNames } from '@ringside/contract/reference-data'
import { sortNames } from '../../domain-ui/use-address-sort.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { plainOptions, type Option } from '../../ui/option.ts'
import { searchList, type ListFilter } from './list-search.tsx'

const names = ['search', 'industry', 'size', 'accounts', ...sortNames] as const
type Address = ReturnType<typeof useAddressFilters<(typeof names)[number]>>

const accountsOptions: readonly Option[] = [
  { value: 'with', label: 'With accounts' },
  { value: 'without', label: 'Without accounts' },
]

const wordsOf = (segment: Segment): string =>
  [segment.name, segment.displayIndustry, segment.displaySubIndustry, segment.companySize, segmentPlace(segment)].join(
    ' ',
  )

/** One in words of the organisation's own is found under Other, by whose name it was chosen. */
const filtersOf = ({ filters, change }: Address, hasAccounts: (segment: Segment) => boolean): ListFilter<Segment>[] => [
  {
    name: 'industry',
    label: 'Industry',
    options: plainOptions(targetIndustryNames),
    value: filters.industry,
    onChange: (industry) => change({ industry }),
    fits: ({ industry }, value) => industry.targetIndustry === value,
  },
  {
    name: 'size',
    label: 'Size',
    options: plainOptions(companySizes),
    value: filters.size,
    onChange: (size) => change({ size }),
    fits: ({ companySize }, value) => companySize === value,
  },
  {
    name: 'accounts',
    label: 'Accounts',
    options: accountsOptions,
    value: filters.accounts,
    onChange: (accounts) => change({ accounts }),
    fits: (segment, value) => hasAccounts(segment) === (value === 'with'),
  },
]

/** The segments that the address asks for, and by what; their order stands there too. */
export function useSegmentFilters(segments: readonly Segment[], hasAccounts: (segment: Segment) => boolean) {
  const address = useAddressFilters(names)
  const found = searchList(segments, {
    search: address.filters.search,
    onSearch: (search) => address.change({ search }),
    wordsOf,
    filters: filtersOf(address, hasAccounts),
    // The order is no filter: it stays.
    onClear: () => address.change({ search: null, industry: null, size: null, accounts: null }),
  })
  return { address, found }
}
