import { useCallback, type ReactNode } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { VirtualItemsProps } from './virtual-items.tsx'

/** Over this many only those in sight are drawn. */
const drawnWhole = 100

const VirtualItems = lazyPart<VirtualItemsProps>(() =>
  import('./virtual-items.tsx').then((module) => module.VirtualItems),
)

/** What the `li` of an item bears: where it stands in a list of which only a part is drawn. */
export interface ItemPlace {
  ref?: (item: HTMLElement | null) => void
  'data-index'?: number
  'aria-posinset'?: number
  'aria-setsize'?: number
}

interface ItemListProps<Thing> {
  label: string
  things: readonly Thing[]
  /** How many stand side by side, when `className` lays them out in a grid. */
  columns?: number
  /** About how high one is, in pixels. */
  height: number
  className?: string
  /** Draws an `li` that bears its place. The same function for the same things, or everything is drawn anew. */
  draw(thing: Thing, place: ItemPlace): ReactNode
}

/** Things under one another or in a grid. Stands in a PageBody, which is what scrolls. */
export function ItemList<Thing>({ label, things, columns = 1, height, className, draw }: ItemListProps<Thing>) {
  const drawAt = useCallback(
    (index: number, place: ItemPlace) => {
      const thing = things[index]
      return thing === undefined ? null : draw(thing, place)
    },
    [things, draw],
  )
  if (things.length > drawnWhole)
    return (
      <VirtualItems
        label={label}
        count={things.length}
        columns={columns}
        rowHeight={height}
        className={className}
        draw={drawAt}
      />
    )
  return (
    <ul aria-label={label} className={className}>
      {things.map((_, index) => drawAt(index, {}))}
    </ul>
  )
}
