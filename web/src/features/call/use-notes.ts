import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

const restMs = 800

/** Notes as they are typed; saved when the typing rests, and when the screen goes. `kept` is what the server has. */
export function useNotes(kept: string, save: (notes: string) => void) {
  const [notes, setNotes] = useState(kept)
  const [asked, setAsked] = useState(kept)
  const isAsked = notes === asked
  const saveNow = () => {
    if (isAsked) return
    setAsked(notes)
    save(notes)
  }
  const onRest = useEffectEvent(saveNow)
  useEffect(() => {
    if (isAsked) return
    const timer = window.setTimeout(() => onRest(), restMs)
    return () => window.clearTimeout(timer)
  }, [notes, isAsked])
  // A layout effect is undone before the effect that holds the connection: the last words still go out by it.
  useLayoutEffect(() => {
    const onHide = () => onRest()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])
  return {
    notes,
    setNotes,
    isSaved: notes === kept,
    /** Before hanging up: nothing waits any longer. */
    flush: saveNow,
  }
}

export type Notes = ReturnType<typeof useNotes>
