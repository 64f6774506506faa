import type { Review } from '@ringside/contract/reviews/review'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { getSimulationReview } from '@ringside/contract/simulations/simulations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import { CallEnded } from './call-ended.tsx'
import type { Ended } from './use-ended-review.ts'

type Answer = ResponseOf<typeof getSimulationReview>

const id = '0199a000-0000-7000-8000-000000000001'
const session = { orgId: 'org-1', userId: 'user-1', organization: { _id: 'o1' } } as unknown as Session
const ended = (endedBy: Ended['endedBy']) =>
  ({
    state: 'ended',
    endedBy,
    atMs: 418_000,
    call: { terms: { simulationId: id, persona: { firstName: 'Dana' } }, turns: [] },
  }) as unknown as Ended

const ready = (result: Review['result']): Answer => ({
  state: 'ready',
  reviewId: id,
  createdAt: '2026-11-20T12:00:00.000Z',
  comparedWith: null,
  retriesLeft: 10,
  wording: null,
  review: {
    rubric: { key: 'coachable', name: 'Coachable', version: 1 },
    blockers: [],
    type: 'discovery',
    outcome: 'open',
    outcomeText: 'Left open',
    result,
    verdict: 'You asked what it costs.',
    metrics: [],
    moments: [],
    mind: null,
    nextSteps: [],
    facts: { earned: [], total: 0 },
    retryFrom: null,
    notCounted: [],
    wordedBy: 'engine',
  },
})

/** Shows the end of a call whose review the server answers for in turn; the last answer stays. */
function show(answers: (Answer | 503)[], endedBy: Ended['endedBy'] = 'buyer') {
  const left = [...answers]
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = left.length > 1 ? left.shift() : left[0]
    return answer === 503
      ? new Response(JSON.stringify({ message: 'That took too long. Try again.' }), { status: 503 })
      : new Response(JSON.stringify(answer))
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <MemoryRouter>
          <Routes>
            <Route path="/" element={<CallEnded ended={ended(endedBy)} />} />
            <Route path="/call-review/:id" element={<p>The review itself</p>} />
          </Routes>
        </MemoryRouter>
      </SessionContext>
    </QueryClientProvider>,
  )
  return fetched
}

beforeEach(() => setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a call that is over', () => {
  it('says who ended it and when, and that it is being scored', () => {
    show([{ state: 'scoring' }])
    expect(screen.getByText('Dana hung up at 6:58.')).toBeTruthy()
    expect(screen.getByText('Scoring...')).toBeTruthy()
  })

  it('says when the review is there, and leaves it to the rep to go', async () => {
    show([ready({ state: 'scored', total: 73, scores: [] })])
    expect(await screen.findByText('The review is ready.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the review' }).getAttribute('href')).toBe(`/call-review/${id}`)
  })

  it('goes to the review by itself when it was the rep who hung up', async () => {
    show([ready({ state: 'scored', total: 73, scores: [] })], 'rep')
    expect(await screen.findByText('The review itself')).toBeTruthy()
  })

  it('says that a call was too short to score, and why', async () => {
    show([ready({ state: 'too-short', reason: 'You spoke 1 turn and 9 words.' })])
    expect(await screen.findByText('This call was too short to score. You spoke 1 turn and 9 words.')).toBeTruthy()
  })

  it('says that scoring failed and has it scored again when asked', async () => {
    const fetched = show([{ state: 'failed' }])
    expect(await screen.findByText(/^This call could not be scored\. The fault is ours/)).toBeTruthy()
    expect(screen.queryByText('Scoring...')).toBeNull()
    expect(screen.queryByRole('link', { name: 'See the review' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Score it again' }))
    await vi.waitFor(() =>
      expect(fetched.mock.calls.map(([address]) => address)).toContain(`/api/simulations/${id}/score`),
    )
  })

  it('says that it could not ask, and asks again when told to', async () => {
    show([503, ready({ state: 'scored', total: 73, scores: [] })])
    expect(await screen.findByText(/^The call is kept, but its review could not be fetched/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The review is ready.')).toBeTruthy()
  })

  it('says so when scoring takes longer than usual', async () => {
    vi.useFakeTimers()
    show([{ state: 'scoring' }])
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect(screen.getByText(/^Scoring takes longer than usual/)).toBeTruthy()
  })
})
