import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, type ReactNode } from 'react'
import { inBlocks } from './row-blocks.ts'
import { useScrollPlace } from './scroll-place.ts'

export interface VirtualRowsProps {
  count: number
  columnCount: number
  /** On a phone each row is a card of three lines. */
  cards: boolean
  /** Draws a row that hands its element to `measure`: rows differ in height. */
  draw(index: number, measure: (row: HTMLTableRowElement | null) => void): ReactNode
}

/** As they mostly are, so that hardly a row moves the others when it is measured. */
const deskRow = 44
const phoneRow = 56
const phoneCard = 100

/** The body of a long table: only the rows in sight, between two empty rows that keep the scroll bar true. */
export function VirtualRows({ count, columnCount, cards, draw }: VirtualRowsProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { scroller, offset } = useScrollPlace(body)
  const rowHeight = matchMedia('(width < 768px)').matches ? (cards ? phoneCard : phoneRow) : deskRow
  const mostInSight = Math.ceil((scroller?.clientHeight ?? 0) / rowHeight) + 1
  const rangeExtractor = useMemo(() => inBlocks(mostInSight), [mostInSight])
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    scrollMargin: offset,
    overscan: 4,
    rangeExtractor,
  })
  const { measureElement } = virtual
  // A row that stays in sight while others come and go is the same element, which React then leaves alone.
  const drawn = useMemo(() => {
    const rows = new Map<number, ReactNode>()
    return (index: number): ReactNode => {
      if (!rows.has(index)) rows.set(index, draw(index, measureElement))
      return rows.get(index)
    }
  }, [draw, measureElement])
  const rows = virtual.getVirtualItems()
  const before = (rows[0]?.start ?? offset) - offset
  const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? offset) - offset)
  return (
    <tbody ref={body} role="rowgroup">
      {before > 0 && <Gap height={before} columns={columnCount} />}
      {rows.map((row) => drawn(row.index))}
      {after > 0 && <Gap height={after} columns={columnCount} />}
    </tbody>
  )
}

function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  )
}
