import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface NoCallsProps {
  /** What is said where there are none at all. */
  title: string
  words: string
  action: ReactNode
  /** How many filters are on. */
  on: number
  onClear: () => void
  noun?: 'calls' | 'moments'
}

/** Stands for a list of calls, or of moments of calls, that has none to show: there are none, or the filters leave none. */
export function NoCalls({ title, words, action, on, onClear, noun = 'calls' }: NoCallsProps) {
  if (on > 0)
    return (
      <EmptyState title={`No ${noun} match.`} action={<Button onClick={onClear}>Clear filters</Button>}>
        {on === 1 ? '1 filter is on.' : `${on} filters are on.`}
      </EmptyState>
    )
  return (
    <EmptyState title={title} action={action}>
      {words}
    </EmptyState>
  )
}
