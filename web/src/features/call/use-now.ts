import { useEffect, useState } from 'react'

/** The browser's clock, read again every `everyMs`; the clock that call times are measured by. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(performance.now()), everyMs)
    return () => window.clearInterval(timer)
  }, [everyMs])
  return now
}

/** Milliseconds of the call at this instant; 0 while it rings. */
export const elapsedOf = (pickedUpAt: number | null, now = performance.now()): number =>
  pickedUpAt === null ? 0 : Math.max(0, now - pickedUpAt)
