import { useRef, useState, type ReactNode } from 'react'
import type { Icon } from './icon.ts'
import { lazyPart } from './lazy-part.tsx'
import type { OpenerProps } from './popover.tsx'

const Layer = lazyPart(() => import('./menu-layer.tsx').then((module) => module.MenuLayer))

/** One line of a menu. `choice` is one of a group, with a tick on the chosen one. */
export type MenuItem =
  | {
      kind: 'action'
      label: string
      icon?: Icon
      hint?: string
      danger?: boolean
      disabled?: boolean
      onSelect(): void
    }
  | { kind: 'link'; label: string; icon?: Icon; to: string }
  | { kind: 'choice'; label: string; chosen: boolean; onSelect(): void }
  | { kind: 'heading'; label: string }
  | { kind: 'separator' }

export interface MenuProps {
  label: string
  items: readonly MenuItem[]
  /** Draws the button; spread `props` on it. */
  opener(props: OpenerProps): ReactNode
  align?: 'start' | 'end'
  side?: 'top' | 'bottom'
  /** The wrapper takes all the width there is. */
  wide?: boolean
}

/** Actions behind a button. Its code is fetched when the button is first approached. */
export function Menu({ label, items, opener, align = 'end', side = 'bottom', wide = false }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <span className={`relative inline-flex ${wide ? 'w-full min-w-0' : ''}`}>
      {opener({
        ref: button,
        'aria-expanded': open,
        'aria-controls': undefined,
        'aria-haspopup': 'menu',
        onClick: () => setOpen(!open),
        onPointerEnter: Layer.preload,
        onFocus: Layer.preload,
      })}
      {open && (
        <Layer label={label} items={items} align={align} side={side} opener={button} onClose={() => setOpen(false)} />
      )}
    </span>
  )
}
