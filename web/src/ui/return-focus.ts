import { useRef } from 'react'

/**
 * For Radix's dialogs, which give the focus back to triggers of their own alone: ours are opened from anywhere. Where
 * closing led on to another place of the page, the focus stays there; where the opener has gone, it goes to the page's
 * content. `start` places it when the dialog opens.
 */
export function useReturnFocus(start?: (event: Event) => void) {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      start?.(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const now = document.activeElement
      const lost = now === document.body || (event.currentTarget instanceof Node && event.currentTarget.contains(now))
      if (!lost) return
      const isThere = opener.current !== document.body && opener.current?.isConnected
      const back = isThere ? opener.current : document.getElementById('main')
      if (back instanceof HTMLElement) back.focus()
    },
  }
}
