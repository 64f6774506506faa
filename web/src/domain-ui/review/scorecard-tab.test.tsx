import type { Review } from '@ringside/contract/reviews/review'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ScorecardTab } from './scorecard-tab.tsx'

afterEach(cleanup)

it('a criterion that does not count says why at once, with nothing to open', () => {
  const score = {
    criterion: 'discovery',
    label: 'Discovery',
    state: 'not-applicable',
    level: null,
    weight: 25,
    pointsToGain: 0,
    descriptor: 'What hurts was found before this call.',
    checks: [],
    evidence: [],
    advice: '',
  }
  const review = { result: { state: 'scored', total: 60, scores: [score] }, notCounted: [] } as unknown as Review
  render(<ScorecardTab review={review} onSeek={() => undefined} named={null} />)
  expect(screen.getByText('What hurts was found before this call.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
