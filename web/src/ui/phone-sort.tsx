import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { IconButton } from './icon-button.tsx'
import { nextSort, type Column, type Sort } from './table-columns.ts'

/** Sorts a table where its heads have no room: by which column, and which way round. A native list suits a thumb. */
export function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort(sort: Sort): void
}) {
  const sortable = columns.filter((column) => column.compare && column.head !== '')
  const current = sortable.find(({ key }) => key === sort?.key)
  if (sortable.length < 2) return null
  return (
    <div className="flex items-center gap-2 border-b border-line px-4 py-1.5">
      <label className="flex min-w-0 flex-1 items-center gap-2 text-small text-ink-2">
        Sort by
        <select
          className="h-10 min-w-0 flex-1 rounded-control border border-control bg-surface px-2 text-[16px] text-ink"
          value={current?.key ?? ''}
          onChange={(event) => {
            const chosen = sortable.find(({ key }) => key === event.target.value)
            if (chosen) onSort(nextSort(chosen, null))
          }}
        >
          {!current && <option value="">As they come</option>}
          {sortable.map(({ key, head }) => (
            <option key={key} value={key}>
              {head}
            </option>
          ))}
        </select>
      </label>
      {current && sort && (
        <IconButton
          icon={sort.direction === 'descending' ? IconArrowDown : IconArrowUp}
          label={sort.direction === 'descending' ? 'Descending: turn round' : 'Ascending: turn round'}
          onClick={() => onSort(nextSort(current, sort))}
        />
      )}
    </div>
  )
}
