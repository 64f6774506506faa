import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, type RefObject } from 'react'
import { createStore, useStore } from '../lib/store.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { leaveFocusToPage } from '../ui/leave-focus.ts'
import { toastKey } from '../ui/toast-queue.ts'

/** What somebody archived or restored last, and the way to take it back. */
interface LastChange {
  orgId: string
  /** "3 accounts archived" */
  words: string
  /** Of this page's changes which one it is, from 1. */
  nth: number
  undo(): void
}

/** Of this page: whoever comes back later finds what they archived in the archive. */
const lastChange = createStore<LastChange | null>(null)

let changes = 0

/** Of which organisations a line is on the page. */
const shownLines: string[] = []

/**
 * Over the lists a line says it and has the way back, and no toast says it once more. False where there is no such line: it would
 * stand over the lists hours later.
 */
export function noteLastChange(change: Omit<LastChange, 'nth'>): boolean {
  if (!shownLines.includes(change.orgId)) return false
  lastChange.set({ ...change, nth: (changes += 1) })
  return true
}

/** The key of toasts leads here while no toast has a button for it. */
function useToastKey(line: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const lead = ({ key }: KeyboardEvent) => {
      if (key === toastKey && !document.querySelector('[data-toast] button'))
        line.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [line])
}

/** Over the lists: what was archived or restored last, until it is undone or put away, or something else is changed. */
export function LastChangeLine({ orgId }: { orgId: string }) {
  const last = useStore(lastChange)
  const change = last?.orgId === orgId ? last : null
  const line = useRef<HTMLElement>(null)
  useToastKey(line)
  useEffect(() => {
    shownLines.push(orgId)
    return () => {
      shownLines.splice(shownLines.indexOf(orgId), 1)
      // Whoever leaves the lists has done with it.
      lastChange.set(null)
    }
  }, [orgId])
  const put = (act: () => void) => () => {
    leaveFocusToPage(line.current)
    lastChange.set(null)
    act()
  }
  return (
    <section
      ref={line}
      aria-label={change ? 'Your last change' : undefined}
      // Without words it is there all the same: what screen readers listen to has to stand before it speaks.
      className={
        change
          ? 'flex min-h-11 shrink-0 items-center gap-2.5 border-b border-line bg-subtle px-6 py-1.5 text-small max-tablet:px-4'
          : 'sr-only'
      }
    >
      {change && <IconArchive size={16} stroke={1.5} className="shrink-0 text-ink-2" aria-hidden />}
      <p role="status" className="min-w-0 break-words">
        {change && (
          // A new one each time: the same words once more are news.
          <span key={change.nth}>
            {change.words}.<span className="sr-only max-tablet:hidden"> {`${toastKey} leads to Undo.`}</span>
          </span>
        )}
      </p>
      {change && (
        <>
          <Kbd>{toastKey}</Kbd>
          <Button size="small" aria-keyshortcuts={toastKey} onClick={put(change.undo)}>
            Undo
          </Button>
          <span className="flex-1" />
          <IconButton icon={IconX} label="Put away" size="small" onClick={put(() => undefined)} />
        </>
      )}
    </section>
  )
}
