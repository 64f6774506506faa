import type { Review } from '@ringside/contract/reviews/review'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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
  const review = {
    result: { state: 'scored', total: 60, scores: [score] },
    moments: [],
    notCounted: [],
  } as unknown as Review
  render(<ScorecardTab review={review} onSeek={() => undefined} named={null} />)
  expect(screen.getByText('What hurts was found before this call.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a check that counts in part says how much, and the reasons how it adds up', () => {
  const checks = [
    { key: 'value.tied', text: 'Tied it', met: true, quote: null, share: 0.7 },
    { key: 'value.fit', text: 'Asked whether it fits', met: false, quote: null },
  ]
  const score = {
    criterion: 'value',
    label: 'Value',
    state: 'scored',
    level: 2,
    weight: 20,
    pointsToGain: 12,
    descriptor: 'A fair offer.',
    checks,
    evidence: [],
    advice: '',
  }
  const result = { state: 'scored', total: 40, scores: [score] }
  const review = { result, moments: [], notCounted: [] } as unknown as Review
  render(<ScorecardTab review={review} onSeek={() => undefined} named={null} />)
  fireEvent.click(screen.getByRole('button', { name: /Why/ }))
  expect(screen.getByText('counts 0.7')).toBeTruthy()
  expect(screen.getByText(/0\.7 of 2 here/)).toBeTruthy()
})

it('a criterion that was missed has the line where it could have been done, and what to say there', () => {
  const said = { turn: 4, speaker: 'buyer', quote: 'Anita signs that', startMs: 61_000 }
  const score = {
    criterion: 'authority',
    label: 'Authority',
    state: 'not-shown',
    level: null,
    weight: 100,
    pointsToGain: 100,
    descriptor: 'Nothing was asked about who decides.',
    checks: [{ key: 'discovery.authority', text: 'Asked who decides', met: false, quote: null }],
    evidence: [],
    advice: 'Ask who signs.',
  }
  const moment = {
    id: 'criterion-4-0',
    kind: 'criterion',
    caught: false,
    turn: 4,
    startMs: 61_000,
    label: 'Authority. Ask who decides',
    quote: said,
    sayItBetter: 'You said “Anita signs that”. Who else has a say?',
    criteria: ['authority'],
  }
  const review = {
    result: { state: 'scored', total: 0, scores: [score] },
    moments: [{ ...moment, id: 'other', criteria: ['need'], sayItBetter: 'Another line' }, moment],
    notCounted: [],
  } as unknown as Review
  render(<ScorecardTab review={review} onSeek={() => undefined} named={null} />)
  fireEvent.click(screen.getByRole('button', { name: /Authority/ }))
  expect(screen.getByText(/You said ‘Anita signs that’\. Who else has a say\?/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Go to 1:01' })).toBeTruthy()
  expect(screen.queryByText(/Another line/)).toBeNull()
})

it('advice stands in a model’s words where it has some, and in ours elsewhere', () => {
  const of = (criterion: string, advice: string) => ({
    criterion,
    label: criterion,
    state: 'not-shown',
    level: null,
    weight: 50,
    pointsToGain: 50,
    descriptor: '',
    checks: [{ key: `${criterion}.x`, text: 'Did it', met: false, quote: null }],
    evidence: [],
    advice,
  })
  const result = {
    state: 'scored',
    total: 0,
    scores: [of('opening', 'Ask who signs.'), of('value', 'Say what changes.')],
  }
  const prose = {
    state: 'done',
    model: 'fast-1',
    verdict: null,
    advice: [{ criterion: 'opening', words: 'Find out who signs.' }],
    kept: 1,
    cost: 0,
    answered: true,
    stoppedBy: null,
  }
  const review = { result, moments: [], notCounted: [], prose } as unknown as Review
  render(<ScorecardTab review={review} onSeek={() => undefined} named={null} />)
  for (const why of screen.getAllByRole('button', { name: /Why/ })) fireEvent.click(why)
  expect(screen.getByText('Find out who signs.')).toBeTruthy()
  expect(screen.queryByText('Ask who signs.')).toBeNull()
  expect(screen.getByText('Say what changes.')).toBeTruthy()
})
