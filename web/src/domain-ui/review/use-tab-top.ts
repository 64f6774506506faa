import { useLayoutEffect, useRef } from 'react'

/**
 * Opens every tab at its top. Where tabs scroll in a box of their own, that box is a new one for each; where the whole
 * page scrolls, it goes back to the row of tabs, if it was past it.
 */
export function useTabTop(tab: string) {
  const page = useRef<HTMLDivElement>(null)
  const tabs = useRef<HTMLDivElement>(null)
  const opened = useRef(tab)
  useLayoutEffect(() => {
    if (opened.current === tab || page.current === null || tabs.current === null) return
    opened.current = tab
    const past = page.current.getBoundingClientRect().top - tabs.current.getBoundingClientRect().top
    if (past > 0) page.current.scrollTop -= past
  }, [tab])
  return { page, tabs }
}
