import { useLayoutEffect, useState, type RefObject } from 'react'

/** What an element scrolls in, and how far down it begins there, in pixels. */
interface ScrollPlace {
  readonly scroller: Element | null
  readonly offset: number
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

/** The place of an element in the page body around it, kept true while what stands above it comes, goes and unfolds. */
export function useScrollPlace(element: RefObject<Element | null>): ScrollPlace {
  const [known, setKnown] = useState<ScrollPlace>({ scroller: null, offset: 0 })
  useLayoutEffect(() => {
    const found = element.current?.closest('[data-scroll-body]') ?? null
    if (!found) return
    const place = () => {
      if (!element.current) return
      const offset = topOf(element.current) - topOf(found) + found.scrollTop
      setKnown((before) =>
        before.scroller === found && before.offset === offset ? before : { scroller: found, offset },
      )
    }
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place)
    const watch = () => {
      sizes?.disconnect()
      for (const part of found.children) sizes?.observe(part)
      place()
    }
    const parts = new MutationObserver(watch)
    parts.observe(found, { childList: true })
    watch()
    return () => {
      parts.disconnect()
      sizes?.disconnect()
    }
  }, [element])
  return known
}
