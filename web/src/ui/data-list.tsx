import { Fragment, type ReactNode } from 'react'

/** Facts about one thing: name at the left in grey, value at the right. `gap` is the width of the names in pixels. */
export function DataList({ items, gap = 96 }: { items: readonly { name: string; value: ReactNode }[]; gap?: number }) {
  return (
    <dl className="grid gap-x-3 gap-y-2" style={{ gridTemplateColumns: `${gap}px minmax(0, 1fr)` }}>
      {items.map((item) => (
        <Fragment key={item.name}>
          <dt className="text-ink-2">{item.name}</dt>
          <dd>{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
