import { useSyncExternalStore } from 'react'

/** Whether a media query holds now: `(width >= 1200px)`. For layout that CSS alone can't do. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
