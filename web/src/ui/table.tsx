import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useMemo, useState, type ReactNode } from 'react'
import { useMediaQuery } from './use-media-query.ts'
import { Checkbox } from './choice.tsx'
import { lazyPart } from './lazy-part.tsx'
import type { PhoneSortProps } from './phone-sort.tsx'
import { nextSort, roomFor, sortableOf, sortRows, type Column, type Sort } from './table-columns.ts'
import { TableRow } from './table-row.tsx'
import type { VirtualRowsProps } from './virtual-rows.tsx'

/** Over this many rows only those in sight are drawn. */
const drawnWhole = 100

const VirtualRows = lazyPart<VirtualRowsProps>(() => import('./virtual-rows.tsx').then((module) => module.VirtualRows))

/** What most tables of a first screen do without. */
const PhoneSort = lazyPart<PhoneSortProps>(() => import('./phone-sort.tsx').then((module) => module.PhoneSort))

/** A phone shows no heads, and so has its own way to sort. */
const phone = '(width < 768px)'

export interface TableProps<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey(row: Row): string
  /** Makes the whole row lead somewhere; the row's name must be a link to the same place for the keyboard. */
  onOpen?(row: Row): void
  /** Shows check boxes. Keys of rows. */
  selected?: ReadonlySet<string>
  onSelect?(selected: ReadonlySet<string>): void
  /** How a row is called in its check box: "Dana Whitfield". */
  rowName?(row: Row): string
  /** Controlled sort (when the server sorts, or the address keeps it); else the table keeps its own. */
  sort?: Sort | null
  onSort?(sort: Sort): void
  initialSort?: Sort
  /** The server has more rows than are here. */
  totalRows?: number
  /** Rows of another kind after these, in the same columns. */
  more?: ReactNode
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort(sort: Sort): void
  /** Out of sight: nothing in it is pressed. */
  hidden: boolean
  selection: Selection | undefined
}

interface Selection {
  all: boolean
  some: boolean
  onToggle(): void
}

const SelectAll = ({ selection: { all, some, onToggle } }: { selection: Selection }) => (
  <Checkbox aria-label="Select all rows" checked={all} indeterminate={some && !all} onChange={onToggle} />
)

function Head<Row>({ columns, sort, onSort, hidden, selection }: HeadProps<Row>) {
  return (
    <thead role="rowgroup" className="max-tablet:sr-only">
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th
            role="columnheader"
            className="sticky top-0 z-10 h-[34px] w-14 bg-surface pl-6 text-left shadow-[inset_0_-1px_var(--rs-line)]"
          >
            {hidden ? 'Selected' : <SelectAll selection={selection} />}
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.key === column.key ? sort.direction : undefined
          const Arrow = sorted === 'descending' ? IconArrowDown : IconArrowUp
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={sorted}
              style={{ width: column.width }}
              className={`sticky top-0 z-10 h-[34px] bg-surface px-3 text-tiny font-medium whitespace-nowrap text-ink-3 shadow-[inset_0_-1px_var(--rs-line)] first:pl-6 last:pr-6 max-[1599px]:whitespace-normal ${column.align === 'right' ? 'text-right' : 'text-left'} ${roomFor(column)}`}
            >
              {column.compare && !hidden ? (
                <button
                  type="button"
                  onClick={() => onSort(nextSort(column, sort))}
                  className="inline-flex items-center gap-1 rounded-tick text-left hover:text-ink"
                >
                  {column.head}
                  {sorted && <Arrow size={14} stroke={1.5} aria-hidden />}
                </button>
              ) : (
                column.head || <span className="sr-only">{column.name}</span>
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/**
 * Rows of things. Heads stick, sort by their buttons and carry `aria-sort`; on phones each row becomes two lines.
 * Stands in a PageBody, which is what scrolls; over 100 rows it draws only those in sight.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, columns, rowKey, onOpen, selected, onSelect, rowName } = props
  const [ownSort, setOwnSort] = useState<Sort | null>(props.initialSort ?? null)
  const isPhone = useMediaQuery(phone)
  const controlled = props.sort !== undefined
  const sort = controlled ? (props.sort ?? null) : ownSort
  const shown = useMemo(() => (controlled ? rows : sortRows(rows, columns, sort)), [controlled, rows, columns, sort])
  const onSort = props.onSort ?? setOwnSort

  const toggle = (key: string) => {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    onSelect?.(next)
  }
  const all = selected !== undefined && rows.length > 0 && rows.every((row) => selected.has(rowKey(row)))
  const selection = selected && {
    all,
    some: selected.size > 0,
    onToggle: () => onSelect?.(all ? new Set() : new Set(rows.map(rowKey))),
  }
  const draw = (row: Row, index: number, measure?: (element: HTMLTableRowElement | null) => void) => {
    const key = rowKey(row)
    return (
      <TableRow
        key={key}
        index={index}
        measure={measure}
        row={row}
        columns={columns}
        onOpen={onOpen}
        selection={selected && { on: selected.has(key), name: rowName?.(row) ?? key, onToggle: () => toggle(key) }}
      />
    )
  }
  const columnCount = columns.length + (selected ? 1 : 0)
  const table = (
    <table
      role="table"
      aria-label={label}
      aria-rowcount={(props.totalRows ?? rows.length) + 1}
      className="w-full border-collapse"
    >
      <Head columns={columns} sort={sort} onSort={onSort} hidden={isPhone} selection={selection} />
      {shown.length <= drawnWhole ? (
        <tbody role="rowgroup">{shown.map((row, index) => draw(row, index))}</tbody>
      ) : (
        <VirtualRows
          count={shown.length}
          columnCount={columnCount}
          cards={columns.some((column) => column.phone === 'foot')}
          draw={(index, measure) => {
            const row = shown[index]
            return row === undefined ? null : draw(row, index, measure)
          }}
        />
      )}
      {props.more}
    </table>
  )
  const sortable = controlled && !props.onSort ? [] : sortableOf(columns)
  const canSort = sortable.length > 1
  if (!isPhone || (!canSort && !selection)) return table
  return (
    <>
      {/* What a phone has in place of heads. As high as what comes into it, so that the rows stay where they are. */}
      <div className="flex min-h-[57px] items-center gap-3 border-b border-line px-4">
        {selection && <SelectAll selection={selection} />}
        {canSort && <PhoneSort columns={sortable} sort={sort} onSort={onSort} />}
      </div>
      {table}
    </>
  )
}
