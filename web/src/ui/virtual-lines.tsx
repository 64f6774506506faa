import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, type ReactNode } from 'react'

export interface VirtualLinesProps {
  count: number
  /** The box around them, which scrolls by itself; null until it is there. */
  scroller: HTMLElement | null
  /** About how high each is, in pixels. */
  heightOf(index: number): number
  /** Drawn wherever the box is scrolled to: where the keyboard is, and where it comes in. */
  kept: readonly number[]
  /** Draws a line of a key of its own, that bears `data-index` and hands its element to `measure`. */
  draw(index: number, measure: (line: HTMLElement | null) => void): ReactNode
}

/** Many lines in a box of their own: those in sight and those that are kept, and empty room where the others would be. */
export function VirtualLines({ count, scroller, heightOf, kept, draw }: VirtualLinesProps) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      const there = kept.filter((index) => index >= 0 && index < range.count)
      return [...new Set([...defaultRangeExtractor(range), ...there])].toSorted((a, b) => a - b)
    },
    [kept],
  )
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: heightOf,
    overscan: 6,
    rangeExtractor,
  })
  const lines = virtual.getVirtualItems()
  const after = virtual.getTotalSize() - (lines.at(-1)?.end ?? 0)
  return (
    <>
      {lines.flatMap(({ index, start }, nth) => {
        const before = start - (lines[nth - 1]?.end ?? 0)
        const line = draw(index, virtual.measureElement)
        return before > 0 ? [<Gap key={`before ${index}`} height={before} />, line] : [line]
      })}
      {after > 0 && <Gap height={after} />}
    </>
  )
}

function Gap({ height }: { height: number }) {
  return <div aria-hidden style={{ height }} />
}
