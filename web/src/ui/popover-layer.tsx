import { Popover } from 'radix-ui'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { layerRootOf } from './layer-root.ts'

interface PopoverLayerProps {
  id: string
  label: string
  align: 'start' | 'center' | 'end'
  matchWidth: boolean
  bare: boolean
  keepFocus: boolean
  opener: RefObject<HTMLButtonElement | null>
  onClose(): void
  children: ReactNode
}

/**
 * The keyboard is back on the opener before the layer is gone: Radix gives it back a moment later, when whoever types on may have
 * opened the next layer, which the stolen focus would close. Where it has gone elsewhere, it stays there.
 */
function useFocusBack(opener: RefObject<HTMLButtonElement | null>) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (layer.current?.contains(document.activeElement)) opener.current?.focus()
    },
    [opener],
  )
  return {
    ref: layer,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body) opener.current?.focus()
    },
  }
}

/** The fetched half of Popover: placing, focus and closing by Radix, hung on the opener, which is drawn outside. */
export function PopoverLayer({
  id,
  label,
  align,
  matchWidth,
  bare,
  keepFocus,
  opener,
  onClose,
  children,
}: PopoverLayerProps) {
  const focusBack = useFocusBack(opener)
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor className="pointer-events-none absolute inset-0" />
      <Popover.Portal container={layerRootOf(opener.current)}>
        <Popover.Content
          id={id}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => keepFocus && event.preventDefault()}
          {...focusBack}
          onInteractOutside={(event) => {
            // A press on the opener closes by the opener's own click; closing here too would open it again.
            if (event.target instanceof Node && opener.current?.contains(event.target)) event.preventDefault()
          }}
          style={matchWidth ? { minWidth: 'var(--radix-popover-trigger-width)' } : undefined}
          className={`z-50 flex max-h-(--radix-popover-content-available-height) max-w-[min(420px,calc(100vw-16px))] animate-enter flex-col overflow-auto rounded-box bg-surface shadow-2 ${bare ? '' : 'p-4'}`}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
