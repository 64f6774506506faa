import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { askBeforeMs } from './hang-up-dialog.tsx'
import { focusNotes } from './plan-panel.tsx'
import type { JoinedView } from './stage-state.ts'
import { elapsedOf } from './use-now.ts'

/** Plan and notes stand beside the call where there is room, else in a sheet over it. */
export function usePanel() {
  const hasRoom = useMediaQuery('(width >= 1200px)')
  const [isHidden, setHidden] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const toggle = () => (hasRoom ? setHidden(!isHidden) : setSheetOpen(!isSheetOpen))
  return {
    isBeside: hasRoom && !isHidden,
    isSheetOpen: isSheetOpen && !hasRoom,
    toggle,
    closeSheet: () => setSheetOpen(false),
    focusNotes() {
      if (hasRoom) setHidden(false)
      else setSheetOpen(true)
      // The field stands only once the panel is drawn.
      requestAnimationFrame(() => requestAnimationFrame(focusNotes))
    },
  }
}

/** The dock's input: focused by its key, and at once in a call that is typed; on a phone it opens first. */
export function useTyping(startsOpen: boolean) {
  const input = useRef<HTMLTextAreaElement>(null)
  const [isTyping, setTyping] = useState(startsOpen)
  const [startsFocused] = useState(startsOpen && matchMedia('(width >= 768px)').matches)
  useEffect(() => {
    if (startsFocused) input.current?.focus()
  }, [startsFocused])
  return {
    input,
    isTyping,
    toggle: () => setTyping(!isTyping),
    focus() {
      setTyping(true)
      requestAnimationFrame(() => input.current?.focus())
    },
  }
}

export function useHangUp(view: JoinedView, hangUp: () => void) {
  const [isAsking, setAsking] = useState(false)
  return {
    isAsking: isAsking && view.state !== 'ended',
    ask: () => (elapsedOf(view.call.pickedUpAt) < askBeforeMs ? setAsking(true) : hangUp()),
    cancel: () => setAsking(false),
    confirm() {
      setAsking(false)
      hangUp()
    },
  }
}
