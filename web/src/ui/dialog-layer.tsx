import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Dialog } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { questionWidth, type DialogProps } from './dialog.tsx'
import { focusFirst } from './focus-first.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'
import { useOverflow } from './use-overflow.ts'
import { useUnsavedGuard } from './use-unsaved-guard.ts'

/** Who stays goes on where they were: the keyboard is given back before the question is gone. */
function AskToLeave({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  const question = useRef<HTMLDivElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const asked = question.current
    const before = document.activeElement
    stay.current?.focus()
    return () => {
      const isHere = asked?.contains(document.activeElement) === true
      if (isHere && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <div
      ref={question}
      role="alertdialog"
      aria-label="Leave without saving?"
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-warn-tint px-6 py-3.5"
    >
      <span className="flex-1 font-medium text-warn">Leave without saving?</span>
      <Button ref={stay} onClick={onStay}>
        Stay
      </Button>
      <Button variant="danger" onClick={onLeave}>
        Leave
      </Button>
    </div>
  )
}

/** Where the keyboard begins; never at the cross, whose label pops up. */
function focusStart(event: Event) {
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  event.preventDefault()
  focusFirst(dialog)
}

/** On a phone a form takes the screen; a question leaves in sight what it asks about, and is answered with the thumb. */
const onPhones = {
  form: {
    place:
      'max-tablet:mt-(--toast-room) max-tablet:h-[calc(100dvh-var(--toast-room,0px))] max-tablet:max-h-none max-tablet:w-full max-tablet:max-w-none!',
    look: 'max-tablet:h-full max-tablet:rounded-none',
  },
  question: {
    place: 'max-tablet:mb-0 max-tablet:max-h-[85dvh] max-tablet:w-full max-tablet:max-w-none!',
    look: 'max-tablet:rounded-b-none max-tablet:pb-[env(safe-area-inset-bottom)]',
  },
}

/** Room for most steps; those with more to fill in are scrolled. */
const steadyHeight = 'h-[600px]'

/** The fetched half of Dialog: focus trap, Esc and scroll lock by Radix. */
export function DialogLayer({
  open,
  onClose,
  title,
  description,
  width,
  footNote,
  actions,
  dirty = false,
  bare = false,
  steady = false,
  children,
}: DialogProps) {
  const guard = useUnsavedGuard(dirty, onClose)
  const returnFocus = useReturnFocus(focusStart)
  const [takeBody, overflows] = useOverflow()
  const phone = onPhones[width === questionWidth ? 'question' : 'form']
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && guard.tryClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          onEscapeKeyDown={(event) => {
            // A field that has its own use for the key keeps it.
            if (event.target instanceof Element && event.target.closest('[data-own-escape]')) event.preventDefault()
            if (!guard.asking) return
            event.preventDefault()
            guard.stay()
          }}
          style={{ maxWidth: width }}
          className={`fixed inset-0 z-40 m-auto ${steady ? steadyHeight : 'h-fit'} max-h-[calc(100dvh-64px)] w-[calc(100vw-32px)] animate-enter ${phone.place}`}
        >
          <div
            className={`relative flex ${steady ? 'h-full' : ''} max-h-[inherit] flex-col overflow-hidden rounded-dialog bg-surface shadow-3 ${phone.look}`}
          >
            <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-3 max-tablet:px-4">
              <div className="min-w-0">
                <Dialog.Title data-dialog-title tabIndex={-1} className="text-[18px]/6 font-semibold outline-none">
                  {title}
                </Dialog.Title>
                {description && <Dialog.Description className="mt-0.5 text-ink-2">{description}</Dialog.Description>}
              </div>
              <span className="-my-1 -mr-2 max-tablet:-my-2">
                <Dialog.Close asChild>
                  <IconButton icon={IconX} label="Close" />
                </Dialog.Close>
              </span>
            </header>
            <div
              ref={takeBody}
              data-dialog-body={bare ? 'bare' : 'padded'}
              // Only what scrolls is a stop of the Tab key, and that has a name.
              {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': title })}
              className={`min-h-0 flex-1 overflow-auto -outline-offset-2 ${bare ? 'border-t border-line' : 'px-6 pt-1 pb-5 max-tablet:px-4'}`}
            >
              {children}
            </div>
            {(actions || footNote) && (
              <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3.5 max-tablet:px-4">
                <span className="min-w-0 flex-1 text-small text-ink-2 empty:hidden">{footNote}</span>
                {actions}
              </footer>
            )}
            {guard.asking && <AskToLeave onStay={guard.stay} onLeave={guard.leave} />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
