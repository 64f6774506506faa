import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { Toaster, toast as sonner } from 'sonner'
import { Button } from './button.tsx'
import type { Icon } from './icon.ts'
import { takeToasts, type ToastKind, type ToastRequest } from './toast-queue.ts'

const shownMs = 5000

const looks: Record<ToastKind, { icon: Icon; colour: string }> = {
  success: { icon: IconCheck, colour: 'text-good' },
  info: { icon: IconInfoCircle, colour: 'text-link' },
  warning: { icon: IconAlertTriangle, colour: 'text-warn' },
  error: { icon: IconAlertTriangle, colour: 'text-bad' },
  loading: { icon: IconClock, colour: 'text-ink-2' },
}

interface ToastCardProps {
  request: ToastRequest
  onClose(): void
  onHold(held: boolean): void
}

function ToastCard({ request, onClose, onHold }: ToastCardProps) {
  const { icon: Glyph, colour } = looks[request.kind]
  return (
    <div
      role={request.kind === 'error' ? 'alert' : 'status'}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="flex w-[340px] font-sans max-w-[calc(100vw-32px)] items-start gap-2.5 rounded-box bg-surface px-3.5 py-3 text-body text-ink shadow-2"
    >
      <Glyph size={18} stroke={1.5} className={`mt-px ${colour}`} aria-hidden />
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <p className="font-medium break-words">{request.title}</p>
        {request.detail && <p className="text-small text-ink-2">{request.detail}</p>}
        {request.action && (
          <span className="mt-1.5">
            <Button
              size="small"
              onClick={() => {
                request.action?.onPress()
                onClose()
              }}
            >
              {request.action.label}
            </Button>
          </span>
        )}
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="grid size-6 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover touch-target"
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}

/** Under a header and clear of the edges: a toast never lies over the buttons there. */
const underHeader = { desk: 72, phone: 64 }
const gap = 8

/** What a toast may be about, and so may not cover, is marked with `data-toast-clear`: toasts stand under it while it is in sight. */
function clearOf(top: number): number {
  const bottoms = [...document.querySelectorAll('[data-toast-clear]')].map(
    (element) => element.getBoundingClientRect().bottom + gap,
  )
  // What has been scrolled so far down leaves the room over it.
  return Math.max(top, ...bottoms.filter((bottom) => bottom < window.innerHeight / 2))
}

let made = 0

/** Every kind goes through `custom`, for sonner's own loading toast would never close by itself. */
function show(request: ToastRequest) {
  const id = `toast-${(made += 1)}`
  const draw = (duration: number) =>
    sonner.custom(
      () => (
        <ToastCard
          request={request}
          onClose={() => sonner.dismiss(id)}
          onHold={(held) => draw(held ? Infinity : shownMs)}
        />
      ),
      { id, duration, unstyled: true },
    )
  draw(shownMs)
}

/** The fetched half of ToastRegion. Sonner holds its toasts while the pointer is over them; focus holds one by `onHold`. */
export function ToastLayer({ early }: { early: readonly ToastRequest[] }) {
  const first = useRef(early)
  const [top, setTop] = useState(underHeader)
  useEffect(() => {
    const place = (request: ToastRequest) => {
      setTop({ desk: clearOf(underHeader.desk), phone: clearOf(underHeader.phone) })
      show(request)
    }
    first.current.forEach(place)
    first.current = []
    return takeToasts(place)
  }, [])
  return (
    <Toaster
      position="top-right"
      visibleToasts={4}
      expand
      gap={8}
      offset={{ top: top.desk, right: 16 }}
      mobileOffset={{ top: top.phone, left: 16, right: 16 }}
      containerAriaLabel="Notifications"
    />
  )
}
