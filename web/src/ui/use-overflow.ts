import { useCallback, useState, useSyncExternalStore } from 'react'

/** Whether an element holds more than it shows, and so has to be scrolled. The first is given to the element as its ref. */
export function useOverflow(): [take: (element: HTMLElement | null) => void, overflows: boolean] {
  const [element, take] = useState<HTMLElement | null>(null)
  const watch = useCallback(
    (listener: () => void) => {
      if (!element) return () => undefined
      const held = new MutationObserver(listener)
      held.observe(element, { childList: true, subtree: true, characterData: true })
      const room = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(listener)
      room?.observe(element)
      return () => {
        held.disconnect()
        room?.disconnect()
      }
    },
    [element],
  )
  const overflows = useSyncExternalStore(watch, () => element !== null && element.scrollHeight > element.clientHeight)
  return [take, overflows]
}
