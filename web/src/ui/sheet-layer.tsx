import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Dialog } from 'radix-ui'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'
import type { SheetProps } from './sheet.tsx'

const places = {
  right: 'inset-y-0 right-0 w-[min(400px,100vw)] rounded-l-dialog',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog pb-[env(safe-area-inset-bottom)]',
}

/** The fetched half of Sheet: focus trap, Esc and scroll lock by Radix. */
export function SheetLayer({ open, onClose, title, side = 'right', actions, children }: SheetProps) {
  const returnFocus = useReturnFocus()
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          {...returnFocus}
          className={`fixed z-40 flex animate-enter flex-col overflow-hidden bg-surface shadow-3 ${places[side]}`}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-3 pl-4">
            <Dialog.Title className="text-h2 font-semibold">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton icon={IconX} label="Close" />
            </Dialog.Close>
          </header>
          <div tabIndex={0} className="min-h-0 flex-1 overflow-auto p-4 -outline-offset-2">
            {children}
          </div>
          {actions && <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{actions}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
