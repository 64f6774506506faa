import type { Prose } from '@ringside/contract/reviews/prose'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ProseFact, proseWords } from './prose-fact.tsx'

const done = {
  state: 'done',
  model: 'fast-1',
  verdict: 'You brought Dana to say it.',
  advice: [],
  kept: 2,
  cost: 0.002,
  answered: true,
  stoppedBy: null,
} as const satisfies Prose

describe('whose words a review has', () => {
  it.each<[Prose, boolean, string]>([
    [done, false, 'Worded by fast-1, 0.2 cents.'],
    [done, true, 'In our own words.'],
    [
      { ...done, verdict: null, advice: [{ criterion: 'opening', words: 'Say why.' }] },
      false,
      'Advice worded by fast-1, 0.2 cents.',
    ],
    [{ ...done, verdict: null }, false, 'In our own words; what fast-1 wrote could not be kept, 0.2 cents.'],
    [
      { ...done, verdict: null, answered: false, cost: 0.001 },
      false,
      'In our own words; fast-1 did not answer, 0.1 cents.',
    ],
    [
      { ...done, verdict: null, answered: false, kept: 0, cost: 0, stoppedBy: 'month' },
      false,
      'In our own words; the organisation’s limit for the month was reached.',
    ],
    [{ state: 'asked', model: 'fast-1' }, false, 'fast-1 is wording this. It stands in our own words until then.'],
  ])('%#', (prose, isOwn, words) => {
    expect(proseWords(prose, isOwn)).toBe(words)
  })

  it('can be exchanged for our own and back, and only where a model’s are shown', () => {
    const onOwn = vi.fn<(isOwn: boolean) => void>()
    const { rerender } = render(<ProseFact prose={done} isOwn={false} onOwn={onOwn} />)
    fireEvent.click(screen.getByRole('button', { name: 'Read our own words' }))
    expect(onOwn).toHaveBeenLastCalledWith(true)
    rerender(<ProseFact prose={done} isOwn onOwn={onOwn} />)
    fireEvent.click(screen.getByRole('button', { name: 'Read fast-1’s words' }))
    expect(onOwn).toHaveBeenLastCalledWith(false)
    rerender(<ProseFact prose={{ ...done, verdict: null }} isOwn={false} onOwn={onOwn} />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
