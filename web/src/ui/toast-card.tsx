import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import type { Icon } from './icon.ts'
import { Kbd } from './kbd.tsx'
import { leaveFocusToPage } from './leave-focus.ts'
import { toastKey, type ToastKind, type ToastRequest } from './toast-queue.ts'

const looks: Record<ToastKind, { icon: Icon; colour: string }> = {
  success: { icon: IconCheck, colour: 'text-good' },
  info: { icon: IconInfoCircle, colour: 'text-link' },
  warning: { icon: IconAlertTriangle, colour: 'text-warn' },
  error: { icon: IconAlertTriangle, colour: 'text-bad' },
  loading: { icon: IconClock, colour: 'text-ink-2' },
}

interface ToastCardProps {
  request: ToastRequest
  /** How high it came out. */
  onDrawn(height: number): void
  onClose(): void
  onHold(held: boolean): void
}

/** On one line where its words are few: so high that it has room beside a row of tabs. */
export function ToastCard({ request, onDrawn, onClose, onHold }: ToastCardProps) {
  const { icon: Glyph, colour } = looks[request.kind]
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => onDrawn(card.current?.offsetHeight ?? 0), [onDrawn])
  // First, for what loses the focus is no longer held: told after it is closed, it would be shown again.
  const close = () => {
    leaveFocusToPage(card.current)
    onClose()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close()
  }
  return (
    <div
      ref={card}
      data-toast
      role={request.kind === 'error' ? 'alert' : 'status'}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="flex w-[380px] max-w-[calc(100vw-32px)] items-center gap-2.5 rounded-box bg-surface py-1.5 pr-2 pl-3.5 font-sans text-body text-ink shadow-2 max-[600px]:w-[calc(100vw-32px)]"
    >
      <Glyph size={18} stroke={1.5} className={`shrink-0 ${colour}`} aria-hidden />
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium break-words">{request.title}</p>
        {request.detail && <p className="text-small text-ink-2">{request.detail}</p>}
      </div>
      {request.action && (
        <>
          <span className="sr-only max-tablet:hidden">{`${toastKey} leads to ${request.action.label}.`}</span>
          <Kbd>{toastKey}</Kbd>
          <Button
            size="small"
            aria-keyshortcuts={toastKey}
            onKeyDown={onKeyDown}
            onClick={() => {
              request.action?.onPress()
              close()
            }}
          >
            {request.action.label}
          </Button>
        </>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={close}
        onKeyDown={onKeyDown}
        className="grid size-7 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover touch-target"
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}
