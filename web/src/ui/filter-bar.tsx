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
  /** Shows "Clear filters" when any filter is on. */
  onClear?: (() => void) | undefined
}

/** The row over a table. `/` focuses its search field. */
export function FilterBar({ search, onSearch, placeholder, children, count, onClear }: FilterBarProps) {
  return (
    <div
      role="search"
      className="flex items-center gap-2 border-b border-line px-6 py-2.5 max-tablet:flex-wrap max-tablet:px-4"
    >
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
      <span className="flex min-w-0 items-center gap-2 overflow-x-auto p-0.5">{children}</span>
      <span className="flex-1" />
      <span role="status" className="text-small whitespace-nowrap text-ink-2">
        {count}
      </span>
      {onClear && (
        <Button variant="quiet" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
