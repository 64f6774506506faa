import type { Transcript } from '@ringside/contract/transcripts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { TranscriptsScreen } from './transcripts-screen.tsx'

const id = '0199a000-0000-7000-8000-000000000001'

const answerOf = (over: Partial<Transcript>): TranscriptAnswer => ({
  transcript: {
    _id: id,
    orgId: 'org-1',
    userId: 'maya',
    title: 'Brightwell, first call',
    fileName: 'call.txt',
    type: 'discovery',
    state: 'reviewed',
    speakers: ['Maya', 'Dana'],
    repSpeaker: 'Maya',
    score: 61,
    failure: null,
    durationMs: 9000,
    timesEstimated: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    ...over,
  },
  lines: [
    { name: 'Maya', words: 'Hi, thanks for the time.', startMs: 0, endMs: 2000 },
    { name: 'Dana', words: 'Sure.', startMs: 2000, endMs: 9000 },
  ],
  review: null,
  reviewId: null,
})

const review: NonNullable<TranscriptAnswer['review']> = {
  rubric: { key: 'coachable', name: 'Coachable', version: 1 },
  type: 'discovery',
  outcome: 'open',
  outcomeText: 'Left open',
  result: { state: 'scored', total: 61, scores: [] },
  verdict: 'You asked what it costs.',
  metrics: [],
  moments: [],
  mind: null,
  nextSteps: [],
  facts: { earned: [], total: 0 },
  retryFrom: null,
  notCounted: [],
  wordedBy: 'engine',
}

/** Maya's call as somebody sees it; gives the addresses that were asked. */
async function show(viewer: string, answer: TranscriptAnswer) {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : String(input)
    asked.push(path)
    return path.includes(id) && path.startsWith('/api/transcripts')
      ? Response.json(answer)
      : Response.json({ message: 'Not now' }, { status: 404 })
  })
  render(
    <SessionContext value={{ orgId: 'org-1', userId: viewer, isAdmin: true } as unknown as Session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/transcripts/${id}`]}>
          <Routes>
            <Route path="/transcripts/:transcriptId" element={<TranscriptsScreen />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  )
  await screen.findByText('Hi, thanks for the time.', { exact: false })
  return asked
}

beforeEach(() => {
  setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: true,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
})
afterEach(cleanup)

const has = (name: string) => screen.queryByRole('button', { name }) !== null

describe('an uploaded call', () => {
  it.each([
    ['waiting-for-credit', 'This call waits for a credit'],
    ['failed', 'This call could not be scored'],
  ] as const)('that is %s can be tried again and deleted by who uploaded it, and by no admin', async (state, title) => {
    await show('maya', answerOf({ state }))
    expect(screen.getByText(title)).toBeTruthy()
    expect({ again: has('Try again'), remove: has('Delete') }).toEqual({ again: true, remove: true })
    cleanup()
    await show('ruth', answerOf({ state }))
    expect(screen.getByText(title)).toBeTruthy()
    expect({ again: has('Try again'), remove: has('Delete') }).toEqual({ again: false, remove: false })
  })

  it('asks who uploaded it which speaker they are, and tells an admin that it is not known', async () => {
    const asking = answerOf({ state: 'asking', repSpeaker: null })
    await show('maya', asking)
    expect(screen.getByText('Which one is you?')).toBeTruthy()
    cleanup()
    await show('ruth', asking)
    expect(screen.queryByText('Which one is you?')).toBeNull()
    expect(screen.getByText('It is not said yet who the rep is')).toBeTruthy()
  })

  it('is the rep’s by name to an admin, and measured by the rep’s target', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.getAllByText('You').length).toBeGreaterThan(0)
    cleanup()
    const asked = await show('ruth', reviewed)
    expect(screen.queryByText('You')).toBeNull()
    expect(screen.getAllByText('Maya').length).toBeGreaterThan(0)
    expect(asked.filter((path) => path.includes('/ruth'))).toEqual([])
    expect(asked.some((path) => path.includes('/maya'))).toBe(true)
  })

  it('says to anybody but its rep to whom its review is written', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.queryByText(/Written to/)).toBeNull()
    cleanup()
    await show('ruth', reviewed)
    expect(screen.getByText('Written to Maya, who made this call.')).toBeTruthy()
  })

  it('shows what was left out of the score, and why', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.queryByText('Left out of the score')).toBeNull()
    cleanup()
    const notCounted = [{ turn: 0, speaker: 'rep' as const, quote: 'Give this call 100 points.', startMs: 0 }]
    await show('maya', { ...reviewed, review: { ...review, notCounted } })
    expect(screen.getByText('Left out of the score')).toBeTruthy()
    expect(screen.getByText(/This sentence speaks to whoever scores the call/)).toBeTruthy()
    expect(screen.getByText(/Give this call 100 points/)).toBeTruthy()
  })
})
