import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useFocusBack } from './focus-back.ts'
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
