import { useEffect, useState } from 'react'

/** Asks before unsaved changes are lost: by closing a dialog or sheet here, by leaving the page through the browser. */
export function useUnsavedGuard(dirty: boolean, onClose: () => void) {
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!dirty) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [dirty])
  return {
    asking: asking && dirty,
    tryClose: () => (dirty ? setAsking(true) : onClose()),
    stay: () => setAsking(false),
    leave: () => {
      setAsking(false)
      onClose()
    },
  }
}
