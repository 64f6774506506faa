import type { MouseEvent } from 'react'
import { Checkbox } from './choice.tsx'
import { roomFor, type Column } from './table-columns.ts'

interface TableRowProps<Row> {
  row: Row
  /** From 0, without the head. */
  index: number
  columns: readonly Column<Row>[]
  onOpen: ((row: Row) => void) | undefined
  /** Told the row's element, where its height has to be known. */
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  selection: { on: boolean; name: string; onToggle(): void } | undefined
}

const phonePlaces = {
  lead: 'max-tablet:col-start-2 max-tablet:row-start-1 max-tablet:min-w-0 max-tablet:wrap-anywhere max-tablet:whitespace-normal',
  value: 'max-tablet:col-start-3 max-tablet:row-start-1 max-tablet:justify-self-end',
  detail:
    'max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:min-w-0 max-tablet:wrap-anywhere max-tablet:whitespace-normal max-tablet:text-small max-tablet:text-ink-2',
  action:
    'max-tablet:col-start-3 max-tablet:row-span-2 max-tablet:row-start-1 max-tablet:self-center max-tablet:justify-self-end',
  foot: 'max-tablet:col-span-2 max-tablet:col-start-2 max-tablet:row-start-3 max-tablet:min-w-0 max-tablet:pt-1! max-tablet:wrap-anywhere max-tablet:whitespace-normal max-tablet:empty:hidden',
  menu: 'max-tablet:col-start-4 max-tablet:row-span-3 max-tablet:row-start-1 max-tablet:self-center',
  end: 'max-tablet:col-start-3 max-tablet:row-start-2 max-tablet:justify-self-end max-tablet:text-small max-tablet:text-ink-2',
}

/** On a phone the check boxes' column is empty then, and its gap makes up the rest of the gutter. */
const withoutChecks = 'max-tablet:pl-1'

/** Controls inside a row keep their own press, and so does what hangs outside it, such as a menu; only its empty places open it. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null

/** One row of a Table. */
export function TableRow<Row>({ row, index, columns, onOpen, measure, selection }: TableRowProps<Row>) {
  const open = (event: MouseEvent) => {
    const inRow = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (inRow && !isControl(event.target) && window.getSelection()?.toString() === '') onOpen?.(row)
  }
  return (
    <tr
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selection?.on}
      data-row
      onClick={onOpen && open}
      // What is gone to is not left under the heads, or under the bar of what is selected.
      className={`scroll-mt-9 scroll-mb-20 border-b border-line aria-selected:bg-selected max-tablet:grid max-tablet:grid-cols-[auto_1fr_auto] max-tablet:gap-x-3 max-tablet:px-4 max-tablet:py-2 ${selection ? '' : withoutChecks} ${onOpen ? 'cursor-pointer' : ''} ${selection?.on ? '' : 'hover:bg-subtle'}`}
    >
      {selection && (
        <td
          role="cell"
          className="h-11 pl-6 max-tablet:row-span-2 max-tablet:h-auto max-tablet:self-center max-tablet:pl-0"
        >
          <Checkbox aria-label={`Select ${selection.name}`} checked={selection.on} onChange={selection.onToggle} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          role="cell"
          className={`h-11 px-3 ${column.wraps ? 'wrap-anywhere' : 'whitespace-nowrap'} first:pl-6 last:pr-6 max-tablet:h-auto max-tablet:p-0! ${column.align === 'right' ? 'text-right' : ''} ${roomFor(column)} ${column.phone ? phonePlaces[column.phone] : 'max-tablet:hidden'}`}
        >
          {/* Even a word of sixty letters breaks, and one long name leaves their room to the other columns. */}
          {column.wraps ? <div className="tablet:max-w-64 tablet:min-w-28">{column.cell(row)}</div> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
