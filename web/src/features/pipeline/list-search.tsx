import { sortNames } from '../../domain-ui/use-address-sort.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { matchesSearchWords } from '../../lib/search-words.ts'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState } from '../../ui/states.tsx'

/** What of a list its search finds; the search stands in the address beside the order. */
export function useListSearch<Thing>(things: readonly Thing[], wordsOf: (thing: Thing) => string) {
  const address = useAddressFilters(['search', ...sortNames])
  const { search } = address.filters
  return {
    address,
    search,
    change: (words: string) => address.change({ search: words }),
    shown: search === '' ? things : things.filter((thing) => matchesSearchWords(wordsOf(thing), search)),
  }
}

interface ListSearchProps {
  found: Pick<ReturnType<typeof useListSearch>, 'search' | 'change' | 'shown'>
  all: number
  placeholder: string
  /** "12 segments" */
  counted: (count: number) => string
  /** "No segments match." */
  none: string
}

/** The search over a list, and what is said where it finds nothing. */
export function ListSearch({ found, all, placeholder, counted, none }: ListSearchProps) {
  const { search, change, shown } = found
  const clear = () => change('')
  return (
    <>
      <FilterBar
        search={search}
        onSearch={change}
        placeholder={placeholder}
        count={search === '' ? counted(all) : `${shown.length} of ${all}`}
        onClear={search === '' ? undefined : clear}
      />
      {shown.length === 0 && <EmptyState title={none} action={<Button onClick={clear}>Clear filters</Button>} />}
    </>
  )
}
