import { useEffect, useRef, type CSSProperties } from 'react'
import { Toaster, toast as sonner } from 'sonner'
import { ToastCard } from './toast-card.tsx'
import { edge } from './toast-place.ts'
import { takeToasts, toastKey, type ToastRequest } from './toast-queue.ts'
import { forgetToast, isShown, noteToast, toastGap, toastsAbout, toastWidth, useToastSpot } from './toast-spot.ts'

const shownMs = 5000

let made = 0

/** Every kind goes through `custom`, for sonner's own loading toast would never close by itself. */
function show(request: ToastRequest) {
  const id = `toast-${(made += 1)}`
  const gone = () => forgetToast(id)
  const about = request.about ?? []
  // Whoever restores what they have just archived reads that it is back, and no longer beside it that it was archived.
  for (const outdated of toastsAbout(about)) {
    forgetToast(outdated)
    sonner.dismiss(outdated)
  }
  noteToast(id, about)
  const onDrawn = (height: number) => {
    if (isShown(id)) noteToast(id, about, height)
  }
  const draw = (duration: number) =>
    sonner.custom(
      () => (
        <ToastCard
          request={request}
          onDrawn={onDrawn}
          onClose={() => sonner.dismiss(id)}
          onHold={(held) => draw(held ? Infinity : shownMs)}
        />
      ),
      { id, duration, unstyled: true, onDismiss: gone, onAutoClose: gone },
    )
  draw(shownMs)
}

/** The fetched half of ToastRegion. Sonner holds its toasts while the pointer is over them; focus holds one by `onHold`. */
export function ToastLayer({ early }: { early: readonly ToastRequest[] }) {
  const first = useRef(early)
  const { top, right } = useToastSpot()
  useEffect(() => {
    // What a toast is about is drawn first: a dialog that closes with it is nothing to keep clear of.
    const take = (request: ToastRequest) => requestAnimationFrame(() => show(request))
    first.current.forEach(take)
    first.current = []
    return takeToasts(take)
  }, [])
  return (
    <Toaster
      position="top-right"
      visibleToasts={4}
      expand
      gap={toastGap}
      hotkey={[toastKey]}
      style={{ '--width': `${toastWidth}px` } as CSSProperties}
      offset={{ top, right }}
      mobileOffset={{ top, left: edge, right: edge }}
      containerAriaLabel="Notifications"
    />
  )
}
