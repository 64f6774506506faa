import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef } from 'react'
import { createStore, useStore } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { leaveFocusToPage } from '../ui/leave-focus.ts'

/** What somebody archived or restored last, and the way to take it back. */
export interface LastChange {
  orgId: string
  /** "3 accounts archived" */
  words: string
  undo(): void
}

/** Of this page: whoever comes back later finds what they archived in the archive. */
export const lastChange = createStore<LastChange | null>(null)

let shownLines = 0

/** On a page without the line nobody could put it away: it would stand over the lists hours later. */
export function noteLastChange(change: LastChange | null): void {
  if (shownLines > 0) lastChange.set(change)
}

/** Over the lists: a toast goes by itself, and this stays until it is undone or put away, or something else is changed. */
export function LastChangeLine({ orgId }: { orgId: string }) {
  const change = useStore(lastChange)
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    shownLines++
    return () => {
      shownLines--
      // Whoever leaves the lists has done with it.
      lastChange.set(null)
    }
  }, [])
  if (change?.orgId !== orgId) return null
  const put = (act: () => void) => () => {
    leaveFocusToPage(line.current)
    lastChange.set(null)
    act()
  }
  return (
    <section
      ref={line}
      aria-label="Your last change"
      className="flex min-h-11 shrink-0 items-center gap-2.5 border-b border-line bg-subtle px-6 py-1.5 text-small max-tablet:px-4"
    >
      <IconArchive size={16} stroke={1.5} className="shrink-0 text-ink-2" aria-hidden />
      <p className="min-w-0 break-words">{change.words}.</p>
      <Button size="small" onClick={put(change.undo)}>
        Undo
      </Button>
      <span className="flex-1" />
      <IconButton icon={IconX} label="Put away" size="small" onClick={put(() => undefined)} />
    </section>
  )
}
