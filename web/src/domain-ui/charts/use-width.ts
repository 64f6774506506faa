import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width an element has, in pixels; `fallback` until it was measured. */
export function useWidth(element: RefObject<HTMLElement | null>, fallback: number): number {
  const [width, setWidth] = useState(fallback)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(120, entry.contentRect.width)))
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}
