import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { IconButton } from './icon-button.tsx'
import { Select } from './select.tsx'
import { nextSort, type Sort, type SortableColumn } from './table-columns.ts'

export interface PhoneSortProps {
  columns: readonly SortableColumn[]
  sort: Sort | null
  onSort(sort: Sort): void
}

/** A phone shows no heads: what rows are sorted by is chosen over them, and turned round. */
export function PhoneSort({ columns, sort, onSort }: PhoneSortProps) {
  const current = columns.find(({ key }) => key === sort?.key)
  const isDescending = sort?.direction === 'descending'
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <span aria-hidden className="text-small text-ink-2">
        Sort by
      </span>
      <div className="min-w-0 flex-1">
        <Select
          label="Sort by"
          size="small"
          placeholder="As they come"
          options={columns.map(({ key, head }) => ({ value: key, label: head }))}
          value={current?.key ?? null}
          onChange={(key) => {
            const chosen = columns.find((column) => column.key === key)
            if (chosen) onSort(nextSort(chosen, null))
          }}
        />
      </div>
      {current && (
        <IconButton
          icon={isDescending ? IconArrowDown : IconArrowUp}
          label={isDescending ? 'Descending: turn round' : 'Ascending: turn round'}
          onClick={() => onSort(nextSort(current, sort))}
        />
      )}
    </div>
  )
}
