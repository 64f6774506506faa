import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { decisionMakerLevels, departments } from '@ringside/contract/reference-data'
import { sortNames } from '../../domain-ui/use-address-sort.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { plainOptions, type Option } from '../../ui/option.ts'
import { searchList, type ListFilter } from './list-search.tsx'

const names = ['search', 'level', 'department', ...sortNames] as const
type Address = ReturnType<typeof useAddressFilters<(typeof names)[number]>>

/** Owners and founders answer for all departments. */
const wholeCompany: Option = { value: 'whole-company', label: 'The whole company' }

const filtersOf = ({ filters, change }: Address): ListFilter<ContactProfile>[] => [
  {
    name: 'level',
    label: 'Level',
    options: plainOptions(decisionMakerLevels),
    value: filters.level,
    onChange: (level) => change({ level }),
    fits: ({ level }, value) => level === value,
  },
  {
    name: 'department',
    label: 'Department',
    options: [...plainOptions(departments), wholeCompany],
    value: filters.department,
    onChange: (department) => change({ department }),
    fits: ({ department }, value) => (department ?? wholeCompany.value) === value,
  },
]

/** The decision makers that the address asks for, and by what; their order stands there too. */
export function useContactFilters(contacts: readonly ContactProfile[], wordsOf: (contact: ContactProfile) => string) {
  const address = useAddressFilters(names)
  const found = searchList(contacts, {
    search: address.filters.search,
    onSearch: (search) => address.change({ search }),
    wordsOf,
    filters: filtersOf(address),
    // The order is no filter: it stays.
    onClear: () => address.change({ search: null, level: null, department: null }),
  })
  return { address, found }
}
