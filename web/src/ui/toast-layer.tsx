import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { Toaster, toast as sonner } from 'sonner'
import { Button } from './button.tsx'
import type { Icon } from './icon.ts'
import { leaveFocusToPage } from './leave-focus.ts'
import { bandsIn, placeFor } from './toast-place.ts'
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
  const card = useRef<HTMLDivElement>(null)
  // First, for what loses the focus is no longer held: told after it is closed, it would be shown again.
  const close = () => {
    leaveFocusToPage(card.current)
    onClose()
  }
  return (
    <div
      ref={card}
      role={request.kind === 'error' ? 'alert' : 'status'}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="flex w-[340px] font-sans max-w-[calc(100vw-32px)] max-[600px]:w-[calc(100vw-32px)] items-start gap-2.5 rounded-box bg-surface px-3.5 py-3 text-body text-ink shadow-2"
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
                close()
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
        onClick={close}
        className="grid size-6 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-hover touch-target"
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </button>
    </div>
  )
}

/** Clear of the edges of the screen, and of the header of the page. */
const edge = 16
const underHeader = { desk: 72, phone: 64 }
const width = 340
/** As far down as a toast may go to cover nothing: it is still at the top right. */
const lowest = 0.4

/** About as high as the card is, which is not drawn yet. */
function heightOf({ title, detail, action }: ToastRequest): number {
  const lines = (words: string, inLine: number) => Math.ceil(words.length / inLine)
  return 24 + 20 * lines(title, 36) + (detail ? 18 * lines(detail, 40) : 0) + (action ? 34 : 0)
}

const gap = 8
/** Those that are shown: how high each is, and about what. */
const shown = new Map<string, { height: number; about: readonly string[] }>()

/** How far down they stand, so that all together cover no heading and nothing that is pressed first. */
function topFor(phone: boolean): number {
  const right = window.innerWidth - edge
  const bands = bandsIn(phone ? edge : right - width, right)
  const height = [...shown.values()].reduce((sum, each) => sum + each.height + gap, -gap)
  const from = phone ? underHeader.phone : underHeader.desk
  return placeFor(height, bands, { from, to: window.innerHeight * lowest })
}

/** Whoever restores what they have just archived reads that it is back, and no longer beside it that it was archived. */
function dismissOutdated(about: readonly string[]) {
  for (const [id, earlier] of shown) {
    if (earlier.about.length === 0 || !earlier.about.every((each) => about.includes(each))) continue
    shown.delete(id)
    sonner.dismiss(id)
  }
}

let made = 0

/** Every kind goes through `custom`, for sonner's own loading toast would never close by itself. */
function show(request: ToastRequest) {
  const id = `toast-${(made += 1)}`
  const gone = () => void shown.delete(id)
  const about = request.about ?? []
  dismissOutdated(about)
  shown.set(id, { height: heightOf(request), about })
  const draw = (duration: number) =>
    sonner.custom(
      () => (
        <ToastCard
          request={request}
          onClose={() => sonner.dismiss(id)}
          onHold={(held) => draw(held ? Infinity : shownMs)}
        />
      ),
      { id, duration, unstyled: true, onDismiss: gone, onAutoClose: gone },
    )
  draw(shownMs)
}

/** What a toast tells of is often read anew meanwhile, and the page under it changes once. */
const settledMs = 400

/** The fetched half of ToastRegion. Sonner holds its toasts while the pointer is over them; focus holds one by `onHold`. */
export function ToastLayer({ early }: { early: readonly ToastRequest[] }) {
  const first = useRef(early)
  const [top, setTop] = useState(underHeader)
  useEffect(() => {
    const place = () => setTop({ desk: topFor(false), phone: topFor(true) })
    let settled = 0
    // What a toast is about is drawn first: a dialog that closes with it is nothing to keep clear of.
    const take = (request: ToastRequest) =>
      requestAnimationFrame(() => {
        show(request)
        place()
        window.clearTimeout(settled)
        settled = window.setTimeout(place, settledMs)
      })
    first.current.forEach(take)
    first.current = []
    const stop = takeToasts(take)
    return () => {
      window.clearTimeout(settled)
      stop()
    }
  }, [])
  return (
    <Toaster
      position="top-right"
      visibleToasts={4}
      expand
      gap={gap}
      offset={{ top: top.desk, right: edge }}
      mobileOffset={{ top: top.phone, left: edge, right: edge }}
      containerAriaLabel="Notifications"
    />
  )
}
