import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { whenIdle } from './when-idle.ts'

const Layer = lazyPart(() => import('./popover-layer.tsx').then((module) => module.PopoverLayer))

/** What the pressed control spreads on itself. */
export interface OpenerProps {
  ref: RefObject<HTMLButtonElement | null>
  'aria-expanded': boolean
  'aria-controls': string | undefined
  'aria-haspopup': 'dialog' | 'listbox' | 'menu'
  onClick(): void
  onPointerEnter(): void
  onFocus(): void
}

export interface PopoverProps {
  /** The name of the layer for screen readers. */
  label: string
  /** Draws the button; spread `props` on it. */
  opener(props: OpenerProps): ReactNode
  children(close: () => void): ReactNode
  align?: 'start' | 'center' | 'end'
  /** The layer is as wide as the opener at least. */
  matchWidth?: boolean
  /** No padding: the content brings its own. */
  bare?: boolean
  kind?: 'dialog' | 'listbox'
  /** Focus stays on the opener when the layer opens; for list boxes that are driven from there. */
  keepFocus?: boolean
  open?: boolean
  onOpenChange?(open: boolean): void
}

/** A layer beside a button. Its code is fetched once the page has nothing better to do, or when the button is approached. */
export function Popover(props: PopoverProps) {
  const { label, opener, children, align = 'start', matchWidth = false, bare = false, kind = 'dialog' } = props
  const [ownOpen, setOwnOpen] = useState(false)
  const open = props.open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    props.onOpenChange?.(next)
  }
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // Fetched before anybody can have opened it: what is typed into a list that just opened must not go past it.
  useEffect(() => whenIdle(Layer.preload), [])
  return (
    <span className="relative inline-flex min-w-0 max-w-full">
      {opener({
        ref: button,
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        'aria-haspopup': kind,
        onClick: () => change(!open),
        onPointerEnter: Layer.preload,
        onFocus: Layer.preload,
      })}
      {open && (
        <Layer
          id={id}
          label={label}
          align={align}
          matchWidth={matchWidth}
          bare={bare}
          keepFocus={props.keepFocus ?? false}
          opener={button}
          onClose={() => change(false)}
        >
          {children(() => change(false))}
        </Layer>
      )}
    </span>
  )
}
