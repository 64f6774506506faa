import { isEnoughToScore, repSpeechIn, type RepSpeech } from '@ringside/contract/reviews/score-needs'
import { useEffect, useRef, useState } from 'react'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
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

/** After this nobody is asked: whoever has listened that long knows that they go. */
const askBeforeMs = 60_000

/**
 * What the rep has said, with the lines that the server has not acknowledged yet. Orders to whoever scores, which the review does
 * not count, are counted here.
 */
function repSpeechOf({ turns, unacknowledged }: CallRecord): RepSpeech {
  const said = turns.filter(({ speaker }) => speaker === 'rep')
  return repSpeechIn([...said, ...unacknowledged].map(({ words }) => words))
}

/** Hanging up at once, or after a question: in the first minute of a call with too little for a score. */
export function useHangUp(view: JoinedView, hangUp: () => void) {
  const [isAsking, setAsking] = useState(false)
  const speech = repSpeechOf(view.call)
  const isEarly = () => elapsedOf(view.call.pickedUpAt) < askBeforeMs
  return {
    isAsking: isAsking && view.state !== 'ended',
    speech,
    ask: () => (isEarly() && !isEnoughToScore(speech) ? setAsking(true) : hangUp()),
    cancel: () => setAsking(false),
    confirm() {
      setAsking(false)
      hangUp()
    },
  }
}
