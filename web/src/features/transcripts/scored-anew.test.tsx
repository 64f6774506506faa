import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { Review } from '@ringside/contract/reviews/review'
import type { listScorings } from '@ringside/contract/reviews/scorings'
import type { Transcript } from '@ringside/contract/transcripts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import { createQueryClient } from '../../lib/api/query-client.ts'
import { adminKey } from '../../lib/queries/admin.ts'
import { callsKey, transcriptQuery } from '../../lib/queries/calls.ts'
import { pipelineKey } from '../../lib/queries/pipeline.ts'
import { rubricsKey } from '../../lib/queries/rubrics.ts'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { TranscriptsScreen } from './transcripts-screen.tsx'

beforeEach(() => {
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

const at = '2026-11-20T12:00:00.000Z'
const review: Review = {
  rubric: { key: 'coachable', name: 'Coachable', version: 1 },
  blockers: [],
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
const transcript: Transcript = {
  _id: idOf(1),
  orgId: 'org-1',
  userId: 'me',
  title: 'Brightwell, first call',
  fileName: 'call.txt',
  type: 'discovery',
  state: 'reviewed',
  speakers: ['Maya', 'Dana'],
  repSpeaker: 'Maya',
  colleagues: [],
  repName: 'Maya Okafor',
  engineScore: null,
  failedBlocker: false,
  score: 61,
  failure: null,
  durationMs: 9000,
  timesEstimated: false,
  recording: null,
  transcription: null,
  editedLines: 0,
  createdAt: at,
}
const answer: TranscriptAnswer = {
  transcript,
  lines: [{ name: 'Maya', words: 'Hi, thanks for the time.', startMs: 0, endMs: 9000, original: null }],
  review,
  reviewId: idOf(9),
  practice: null,
}
const scorings: ResponseOf<typeof listScorings> = {
  first: { review, createdAt: at },
  others: [{ _id: idOf(5), review, createdAt: at, by: 'Ruth Adeyemi' }],
}

/** A server that scores a corrected call anew by and by, and then lets go of its other scorings. */
function correctable() {
  let state: 'before' | 'scoring' | 'after' = 'before'
  const reply = (what: string) => {
    if (what.startsWith('PUT')) {
      state = 'scoring'
      return Response.json(transcript)
    }
    if (what.endsWith('/scorings')) return Response.json(state === 'after' ? { ...scorings, others: [] } : scorings)
    if (what !== `GET /api/transcripts/${idOf(1)}`) return
    const waiting = {
      ...answer,
      transcript: { ...transcript, state: 'scoring' as const },
      review: null,
      reviewId: null,
    }
    return Response.json(state === 'scoring' ? waiting : answer)
  }
  return { reply, finish: () => (state = 'after') }
}

const screenOfCall = (
  <Routes>
    <Route path="/transcripts/:transcriptId" element={<TranscriptsScreen />} />
  </Routes>
)

/** Where a score is told or counted beside the call: the account, whom to call next, the team's averages, agreement, progress. */
const elsewhere = [
  [...pipelineKey('org-1'), 'account', 'brightwell'],
  [...pipelineKey('org-1'), 'next-call', 'me', {}],
  [...adminKey('o1'), 'members'],
  [...rubricsKey('org-1'), 'agreement'],
  [...callsKey('org-1'), 'progress', 'me'],
]

const correct = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('What was said'), { target: { value: 'Hello there.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByText('Scoring...')
}

it('a call that is scored anew has its score read again wherever it counts: once it is changed, and once it is scored', async () => {
  const { reply, finish } = correctable()
  const { client } = showSignedIn(screenOfCall, { at: `/transcripts/${idOf(1)}`, answer: ({ what }) => reply(what) })
  const read = () => elsewhere.forEach((key) => client.setQueryData(key, 'as it was'))
  const toRead = () => elsewhere.map((key) => client.getQueryState(key)?.isInvalidated)
  const all = elsewhere.map(() => true)
  read()
  await correct()
  await waitFor(() => expect(toRead()).toEqual(all))
  read()
  expect(toRead()).not.toContain(true)
  finish()
  await act(() => client.refetchQueries({ queryKey: transcriptQuery('org-1', idOf(1)).queryKey }))
  await screen.findByText('You asked what it costs.')
  await waitFor(() => expect(toRead()).toEqual(all))
})

it('a call that is scored anew has no scorings of before beside it', async () => {
  const { reply, finish } = correctable()
  const { client } = showSignedIn(screenOfCall, {
    at: `/transcripts/${idOf(1)}`,
    answer: ({ what }) => reply(what),
    // What was read stays good for a while, as it does in the application.
    seen: (queries) => queries.setDefaultOptions(createQueryClient().getDefaultOptions()),
  })
  await screen.findByRole('button', { name: '1 other scoring' })
  await correct()
  finish()
  await act(() => client.refetchQueries({ queryKey: transcriptQuery('org-1', idOf(1)).queryKey }))
  await screen.findByText('You asked what it costs.')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Score with another rubric' })).toBeTruthy())
  expect(screen.queryByRole('button', { name: '1 other scoring' })).toBeNull()
})
