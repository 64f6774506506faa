import { useCallback, useEffect, useRef } from 'react'

/**
 * What is typed while a layer with a field is on its way: it is meant for that field, which begins with it. Gives what
 * there is so far.
 */
export function useTypedAhead(waiting: boolean): () => string {
  const letters = useRef<string[]>([])
  useEffect(() => {
    if (!waiting) return
    letters.current = []
    const keep = (event: KeyboardEvent) => {
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.isComposing || (!isText && event.key !== 'Backspace')) return
      // Once it is there, the layer has the keyboard.
      if (event.target instanceof Element && event.target.closest('[role=dialog]')) return
      letters.current = isText ? [...letters.current, event.key] : letters.current.slice(0, -1)
      event.preventDefault()
    }
    window.addEventListener('keydown', keep)
    return () => window.removeEventListener('keydown', keep)
  }, [waiting])
  return useCallback(() => letters.current.join(''), [])
}
