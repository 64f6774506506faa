import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { useWidth } from './use-width.ts'

interface ChartFrameProps {
  /** A sentence: "Score of the last 12 calls, between 49 and 81, now 73. Target 70." */
  label: string
  height: number
  /** Where each point lies across, in pixels, for the tooltip. */
  positions(width: number): readonly number[]
  /** What the tooltip says of a point, and what a screen reader hears at it. */
  words(index: number): string
  draw(width: number, active: number | null): ReactNode
  /** The same figures for screen readers. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

function HiddenTable({ label, table }: { label: string; table: ChartFrameProps['table'] }) {
  return (
    // A table is never narrower than its words: hidden by itself it would make a small page scroll sideways.
    <div className="sr-only">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {table.head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, place) => (
            // Two points can share a day, so the place alone tells rows apart; rows are never reordered.
            <tr key={place}>
              {row.map((cell, index) => (
                <td key={table.head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const nearest = (positions: readonly number[], x: number) =>
  positions.reduce(
    (best, position, index) => (Math.abs(position - x) < Math.abs((positions[best] ?? 0) - x) ? index : best),
    0,
  )

/** The room a chart is drawn in. A native slider lies over it, so its points are read by pointer, finger and arrow keys. */
export function ChartFrame({ label, height, positions, words, draw, table }: ChartFrameProps) {
  const box: RefObject<HTMLDivElement | null> = useRef(null)
  const width = useWidth(box, 400)
  const [active, setActive] = useState<number | null>(null)
  const places = positions(width)
  const at = active === null ? null : Math.min(active, places.length - 1)
  return (
    <figure className="m-0">
      <div
        ref={box}
        className="relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        onPointerMove={(event) =>
          setActive(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => setActive(null)}
      >
        <svg width="100%" height={height} role="img" aria-label={label} className="block overflow-visible">
          {draw(width, at)}
        </svg>
        {places.length > 1 && (
          <input
            type="range"
            min={0}
            max={places.length - 1}
            value={at ?? places.length - 1}
            aria-label={`Points of: ${label}`}
            aria-valuetext={words(at ?? places.length - 1)}
            onChange={(event) => setActive(Number(event.target.value))}
            onFocus={(event) => event.target.matches(':focus-visible') && setActive(at ?? places.length - 1)}
            onBlur={() => setActive(null)}
            className="absolute inset-0 size-full cursor-default opacity-0 max-tablet:touch-pan-y"
          />
        )}
        {at !== null && (
          <span
            aria-hidden
            style={{ left: Math.max(40, Math.min(width - 40, places[at] ?? 0)) }}
            className="pointer-events-none absolute top-0 z-10 -translate-x-1/2 -translate-y-full rounded-chip bg-ink px-2 py-1 text-tiny whitespace-nowrap text-surface shadow-2"
          >
            {words(at)}
          </span>
        )}
      </div>
      <HiddenTable label={label} table={table} />
    </figure>
  )
}

/** A legend's sign and words. */
export function LegendItem({ sign, children }: { sign: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-tiny whitespace-nowrap text-ink-2">
      {sign}
      {children}
    </span>
  )
}
