import { useEffect, useEffectEvent, useState } from 'react'

const restMs = 800

/** Notes as they are typed; saved when the typing rests, and when the screen goes. */
export function useNotes(kept: string, save: (notes: string) => void) {
  const [notes, setNotes] = useState(kept)
  const [saved, setSaved] = useState(kept)
  const isSaved = notes === saved
  const saveNow = useEffectEvent(() => {
    if (notes === saved) return
    setSaved(notes)
    save(notes)
  })
  useEffect(() => {
    if (isSaved) return
    const timer = window.setTimeout(() => saveNow(), restMs)
    return () => window.clearTimeout(timer)
  }, [notes, isSaved])
  useEffect(() => {
    const onHide = () => saveNow()
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      onHide()
    }
  }, [])
  return {
    notes,
    setNotes,
    /** Before hanging up: nothing waits any longer. */
    flush() {
      if (isSaved) return
      setSaved(notes)
      save(notes)
    },
  }
}

export type Notes = ReturnType<typeof useNotes>
