import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * The keyboard is back on the opener before the layer is gone: Radix gives it back a moment later, when whoever types on may have
 * opened the next layer, which the stolen focus would close. Where it has gone elsewhere, it stays there.
 */
export function useFocusBack(opener: RefObject<HTMLButtonElement | null>) {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () => () => {
      if (layer.current?.contains(document.activeElement)) opener.current?.focus()
    },
    [opener],
  )
  return {
    ref: layer,
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement === document.body) opener.current?.focus()
    },
  }
}
