import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from './button.tsx'

export interface PaginationProps {
  /** How many are shown already. */
  shown: number
  total: number
  /** "calls", "members" */
  noun: string
  onMore?: (() => void) | undefined
  loading?: boolean
  /** Asks for more by itself when the end of the list comes near; the button stays for whoever does not scroll. */
  whenNear?: boolean
}

/** How far below the sight the end of the list is when more is asked for: about a screen. */
const near = '900px'

/** Calls `onNear` when the element comes near the sight of what scrolls. */
function useNear(onNear: (() => void) | undefined) {
  const end = useRef<HTMLDivElement>(null)
  const tell = useEffectEvent(() => onNear?.())
  const isOn = onNear !== undefined
  useEffect(() => {
    if (!isOn || !end.current || typeof IntersectionObserver === 'undefined') return
    const root = end.current.closest('[data-scroll-body]')
    // Of several frames at once the last one says how it is now: a busy page hears of them together.
    const seen = new IntersectionObserver((frames) => frames.at(-1)?.isIntersecting && tell(), {
      root,
      rootMargin: near,
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [isOn])
  return end
}

/** Under a list read page by page with a cursor: what is shown, and a button for more. */
export function Pagination({ shown, total, noun, onMore, loading = false, whenNear = false }: PaginationProps) {
  const end = useNear(whenNear && !loading && shown < total ? onMore : undefined)
  return (
    <div ref={end} className="flex items-center gap-3 px-6 py-3 text-small text-ink-2 max-tablet:px-4">
      <span role="status">
        {shown.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')} {noun}
      </span>
      {onMore && shown < total && (
        <Button size="small" onClick={onMore} loading={loading}>
          Show more
        </Button>
      )}
    </div>
  )
}
