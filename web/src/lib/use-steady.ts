import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * One function for all drawings, which does what the one given last would do: memoised parts that are handed it are not drawn
 * anew for it. For what people do alone, never while something is drawn.
 */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const last = useRef(act)
  useLayoutEffect(() => {
    last.current = act
  })
  return useCallback((...args: Args) => last.current(...args), [])
}
