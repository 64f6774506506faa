import { useEffect, useState } from 'react'

/** True once `on` has been true for `delayMs` without a break, so that quick work shows no sign of waiting. */
export function useLate(on: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!on) return
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [on, delayMs])
  return on && late
}
