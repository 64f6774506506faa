import { heldBySearch } from '../../lib/search-words.ts'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import type { Option } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'

/** One thing by which a list is filtered beside its search. */
export interface ListFilter<Thing> {
  /** Its name in the address. */
  name: string
  label: string
  options: readonly Option[]
  /** As the address has it; '' and what is none of the options ask for nothing. */
  value: string
  onChange(value: string | null): void
  fits(thing: Thing, value: string): boolean
}

interface Asked<Thing> {
  /** As the address has it. */
  search: string
  onSearch(search: string): void
  wordsOf(thing: Thing): string
  filters: readonly ListFilter<Thing>[]
  /** Takes the search off with all the filters, at once. */
  onClear(): void
}

const chosenOf = <Thing,>({ options, value }: ListFilter<Thing>): string | null =>
  options.find((option) => option.value === value)?.value ?? null

/** What of a list its search and its filters find. */
export function searchList<Thing>(things: readonly Thing[], asked: Asked<Thing>) {
  const { search, wordsOf, filters } = asked
  const chosen = filters.map((filter) => ({ filter, value: chosenOf(filter) }))
  const held = heldBySearch(things, search, wordsOf)
  const fits = (thing: Thing) =>
    held.has(thing) && chosen.every(({ filter, value }) => value === null || filter.fits(thing, value))
  return {
    ...asked,
    chosen,
    on: chosen.filter(({ value }) => value !== null).length + (search === '' ? 0 : 1),
    shown: things.filter(fits),
  }
}

interface ListSearchProps<Thing> {
  found: ReturnType<typeof searchList<Thing>>
  all: number
  placeholder: string
  /** "12 segments" */
  counted: (count: number) => string
  /** "No segments match." */
  none: string
}

/** The search and the filters over a list, and what is said where they find nothing. */
export function ListSearch<Thing>({ found, all, placeholder, counted, none }: ListSearchProps<Thing>) {
  const { search, onSearch, onClear, chosen, on, shown } = found
  return (
    <>
      <FilterBar
        search={search}
        onSearch={onSearch}
        placeholder={placeholder}
        count={on === 0 ? counted(all) : `${shown.length} of ${all}`}
        onClear={on === 0 ? undefined : onClear}
      >
        {chosen.map(({ filter, value }) => (
          <FilterPill
            key={filter.name}
            label={filter.label}
            options={filter.options}
            value={value}
            onChange={filter.onChange}
          />
        ))}
      </FilterBar>
      {shown.length === 0 && (
        <EmptyState title={none} action={<Button onClick={onClear}>Clear filters</Button>}>
          {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
        </EmptyState>
      )}
    </>
  )
}
