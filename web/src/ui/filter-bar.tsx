import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { TextInput } from './text-input.tsx'

export interface FilterBarProps {
  search: string
  onSearch(search: string): void
  /** What can be searched: "Buyer, account or words said". */
  placeholder: string
  /** FilterPills. */
  children?: ReactNode
  /** "13 of 48", "9 members, 2 invites waiting". */
  count: string
  /** What the table holds, where the page shows more than the table: in a line over the search, with the count beside it. */
  title?: string
  /** How the rows are arranged, at the very end; on a phone in a line of its own. */
  end?: ReactNode
  /** Shows "Clear filters" when any filter is on. */
  onClear?: (() => void) | undefined
}

/** The row over a table. `/` focuses its search field. */
export function FilterBar({ search, onSearch, placeholder, children, count, title, end, onClear }: FilterBarProps) {
  const counted = (
    <span role="status" className="text-small whitespace-nowrap text-ink-2">
      {count}
    </span>
  )
  return (
    <div role="search" className="flex flex-wrap items-center gap-2 border-b border-line px-6 py-2.5 max-tablet:px-4">
      {title && (
        <span className="flex w-full items-baseline gap-2">
          <h2 className="truncate font-semibold">{title}</h2>
          {counted}
        </span>
      )}
      <span className="w-60 shrink-0 max-tablet:w-full">
        <TextInput
          type="search"
          size="small"
          icon={IconSearch}
          aria-label={placeholder}
          placeholder={placeholder}
          aria-keyshortcuts="/"
          data-filter-search
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </span>
      <span className="flex max-w-full min-w-0 flex-wrap items-center gap-2">{children}</span>
      {!title && <span className="flex-1" />}
      {!title && counted}
      {onClear && (
        // On a phone its words stand at the gutter, where they come to a line of their own.
        <span className="max-tablet:-ml-3">
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear filters
          </Button>
        </span>
      )}
      {end && <span className="ml-auto flex items-center gap-2 pl-2 max-tablet:w-full max-tablet:pl-0">{end}</span>}
    </div>
  )
}
