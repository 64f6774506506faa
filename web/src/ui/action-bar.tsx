import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { leaveFocusToPage } from './leave-focus.ts'

export interface ActionBarProps {
  /** "2 calls selected" */
  words: string
  /** Buttons of size small. */
  children: ReactNode
  onClear(): void
}

/** Floats over the foot of a table while rows are selected. Stands inside PageBody. */
export function ActionBar({ words, children, onClear }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  // What it does takes the selection away, and the bar with it.
  useLayoutEffect(() => {
    const going = bar.current
    return () => leaveFocusToPage(going)
  }, [])
  return (
    <div className="pointer-events-none sticky bottom-6 z-20 flex justify-center px-4">
      <div
        ref={bar}
        role="toolbar"
        aria-label={words}
        className="pointer-events-auto flex animate-enter flex-wrap items-center gap-3 rounded-box bg-primary px-3.5 py-1.5 text-on-primary shadow-3 max-tablet:gap-2 max-tablet:py-2"
      >
        <span role="status" className="font-medium max-tablet:basis-full">
          {words}
        </span>
        {children}
        <button
          type="button"
          aria-label="Clear selection"
          onClick={onClear}
          className="grid size-7 place-items-center rounded-control focus-visible:outline-on-primary max-tablet:ml-auto max-tablet:size-11"
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </button>
      </div>
    </div>
  )
}
