import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, type ReactNode } from 'react'
import type { ItemPlace } from './item-list.tsx'
import { useScrollPlace } from './scroll-place.ts'

export interface VirtualItemsProps {
  label: string
  count: number
  /** How many stand side by side. */
  columns: number
  /** About how high a row of them is, in pixels. */
  rowHeight: number
  className?: string | undefined
  draw(index: number, place: ItemPlace): ReactNode
}

/** A long list: only the items in sight, between two empty ones that keep the scroll bar true. */
export function VirtualItems({ label, count, columns, rowHeight, className, draw }: VirtualItemsProps) {
  const list = useRef<HTMLUListElement>(null)
  const { scroller, offset } = useScrollPlace(list)
  const virtual = useVirtualizer({
    count: Math.ceil(count / columns),
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    scrollMargin: offset,
    overscan: 3,
  })
  const { measureElement } = virtual
  // An item that stays in sight while others come and go is the same element, which React then leaves alone.
  const drawn = useMemo(() => {
    const items = new Map<number, ReactNode>()
    return (index: number, row: number): ReactNode => {
      const isFirst = index === row * columns
      const place = { 'aria-posinset': index + 1, 'aria-setsize': count }
      if (!items.has(index))
        items.set(index, draw(index, isFirst ? { ...place, 'data-index': row, ref: measureElement } : place))
      return items.get(index)
    }
  }, [draw, measureElement, columns, count])
  const rows = virtual.getVirtualItems()
  const before = (rows[0]?.start ?? offset) - offset
  const after = virtual.getTotalSize() - ((rows.at(-1)?.end ?? offset) - offset)
  return (
    <ul ref={list} aria-label={label} className={className}>
      {before > 0 && <Gap height={before} />}
      {rows.flatMap(({ index: row }) =>
        Array.from({ length: Math.min(columns, count - row * columns) }, (_, nth) => drawn(row * columns + nth, row)),
      )}
      {after > 0 && <Gap height={after} />}
    </ul>
  )
}

function Gap({ height }: { height: number }) {
  return <li aria-hidden className="col-span-full" style={{ height }} />
}
