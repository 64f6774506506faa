import type { Transcript } from '@ringside/contract/transcripts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../../lib/api/client.ts'
import { SessionContext, type Session } from '../../lib/session/session.ts'
import type { TranscriptAnswer } from './transcript-lines.ts'
// Here before a test begins: its waits are for what the dialog does, not for its code.
import '../../ui/dialog-layer.tsx'
import '../../ui/menu-layer.tsx'
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
    createdAt: '2026-11-20T12:00:00.000Z',
    ...over,
  },
  lines: [
    { name: 'Maya', words: 'Hi, thanks for the time.', startMs: 0, endMs: 2000, original: null },
    { name: 'Dana', words: 'Sure.', startMs: 2000, endMs: 9000, original: null },
  ],
  review: null,
  reviewId: null,
  practice: null,
})

const review: NonNullable<TranscriptAnswer['review']> = {
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

/** Maya's call as somebody sees it; gives the addresses that were asked. */
async function show(viewer: string, answer: TranscriptAnswer, seen = 'Hi, thanks for the time.') {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : String(input)
    asked.push(path)
    return path.includes(id) && path.startsWith('/api/transcripts')
      ? Response.json(answer)
      : Response.json({ message: 'Not now' }, { status: 404 })
  })
  const organization = { _id: 'o1' }
  const session = { orgId: 'org-1', userId: viewer, isAdmin: true, organization } as unknown as Session
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[`/transcripts/${id}`]}>
          <Routes>
            <Route path="/transcripts/:transcriptId" element={<TranscriptsScreen />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </SessionContext>,
  )
  await screen.findByText(seen, { exact: false })
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

  it('says that all but the rep are taken for the buyer’s side where more than two speak', async () => {
    await show('maya', answerOf({ state: 'asking', repSpeaker: null, speakers: ['Maya', 'Dana', 'Devon'] }))
    expect(screen.getByText(/^Everybody else is taken for the buyer’s side, but those you mark/u)).toBeTruthy()
    cleanup()
    await show('maya', answerOf({ state: 'asking', repSpeaker: null }))
    expect(screen.queryByText(/taken for the buyer’s side/u)).toBeNull()
  })

  it('lets colleagues be marked with the question who the rep is, and one of all be left to talk to', async () => {
    await show('maya', answerOf({ state: 'asking', repSpeaker: null, speakers: ['Maya', 'Dana', 'Devon'] }))
    expect(screen.queryAllByRole('checkbox')).toEqual([])
    fireEvent.click(screen.getByRole('radio', { name: 'Maya' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Devon is a colleague of mine' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Dana is a colleague of mine' }))
    expect(screen.getByText(/^Somebody has to be left on the buyer’s side/u)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'I am Maya' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Dana is a colleague of mine' }))
    fireEvent.click(screen.getByRole('button', { name: 'I am Maya' }))
    const sent = () =>
      vi.mocked(fetch).mock.calls.find(([path]) => typeof path === 'string' && path.endsWith('/speakers'))
    await vi.waitFor(() => expect(sent()).toBeDefined())
    expect(sent()?.[1]?.body).toBe(JSON.stringify({ repSpeaker: 'Maya', colleagues: ['Devon'] }))
  })

  it('names a colleague as one, and takes it back under Speakers with one press', async () => {
    const answer = answerOf({ speakers: ['Maya', 'Dana', 'Devon'], colleagues: ['Devon'] })
    const devon = { name: 'Devon', words: 'I build it.', startMs: 9000, endMs: 9500, original: null }
    await show('maya', { ...answer, lines: [...answer.lines, devon], review, reviewId: id })
    expect(screen.getByText('Devon (colleague)')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Speakers' }))
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Devon is my colleague' }))
    const sent = () =>
      vi.mocked(fetch).mock.calls.find(([path]) => typeof path === 'string' && path.endsWith('/speakers'))
    await vi.waitFor(() => expect(sent()).toBeDefined())
    expect(sent()?.[1]?.body).toBe(JSON.stringify({ repSpeaker: 'Maya', colleagues: [] }))
  })

  it('is the rep’s by name to an admin, and measured by the rep’s target', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.getAllByText('You').length).toBeGreaterThan(0)
    cleanup()
    const asked = await show('ruth', reviewed)
    expect(screen.queryByText('You')).toBeNull()
    expect(screen.getAllByText('Maya Okafor').length).toBeGreaterThan(0)
    expect(asked.filter((path) => path.includes('/ruth'))).toEqual([])
    expect(asked.some((path) => path.includes('/maya'))).toBe(true)
  })

  it('says what kind of call it is reviewed as, which its rep alone can change', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.getByText('Reviewed as Discovery')).toBeTruthy()
    // There it is changed; in the header there is room for what stands nowhere else.
    expect(has('Kind of call')).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Change the kind of call' }))
    expect(await screen.findByRole('dialog', { name: 'What kind of call was it?' })).toBeTruthy()
    cleanup()
    await show('ruth', reviewed)
    expect(screen.getByText('Reviewed as Discovery')).toBeTruthy()
    expect(has('Change the kind of call')).toBe(false)
  })

  it.each(['asking', 'scoring', 'waiting-for-credit', 'failed', 'needs-transcript'] as const)(
    'that is %s says what kind it is, which who uploaded it can change and nobody else',
    async (state) => {
      const unscored = answerOf({ state, repSpeaker: state === 'asking' ? null : 'Maya' })
      await show('maya', unscored, 'Discovery, 20 Nov')
      fireEvent.click(screen.getByRole('button', { name: 'Kind of call' }))
      expect(await screen.findByRole('dialog', { name: 'What kind of call was it?' })).toBeTruthy()
      cleanup()
      await show('ruth', unscored, 'Discovery, 20 Nov')
      expect(has('Kind of call')).toBe(false)
    },
  )

  it('says to anybody but its rep to whom its review is written', async () => {
    const reviewed = { ...answerOf({}), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.queryByText(/Written to/)).toBeNull()
    cleanup()
    await show('ruth', reviewed)
    expect(screen.getByText('Written to Maya Okafor, who made this call.')).toBeTruthy()
  })

  it('says that words and sound can’t be of the same stretch of talk, and takes another recording of who uploaded it', async () => {
    const recording = { durationMs: 270_000, offsetMs: 0, media: 'audio/wav' }
    const reviewed = { ...answerOf({ recording, durationMs: 120_000 }), review, reviewId: id }
    await show('maya', reviewed)
    expect(screen.getByText('The transcript tells 2:00 of a recording of 4:30')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add another recording' })).toBeTruthy()
    cleanup()
    await show('ruth', reviewed)
    expect(screen.getByText('The transcript tells 2:00 of a recording of 4:30')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add another recording' })).toBeNull()
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

  it('can be put right by who uploaded it and by nobody else, and says what came before', async () => {
    const [first, ...others] = answerOf({}).lines
    const lines = first ? [{ ...first, original: 'High, thanks for the dime.' }, ...others] : []
    const edited = { ...answerOf({ editedLines: 1 }), review, reviewId: id, lines }
    await show('maya', edited)
    expect(screen.getByText('Edited. It came as “High, thanks for the dime.”')).toBeTruthy()
    expect(screen.getByText(/One line was edited since the file came\.$/)).toBeTruthy()
    expect({ correct: has('Correct'), speakers: has('Speakers') }).toEqual({ correct: true, speakers: true })
    fireEvent.click(screen.getByRole('button', { name: 'Correct' }))
    expect(await screen.findByLabelText('What was said')).toHaveProperty('value', 'Hi, thanks for the time.')
    cleanup()
    await show('ruth', edited)
    expect({ correct: has('Correct'), speakers: has('Speakers') }).toEqual({ correct: false, speakers: false })
  })

  it('is kept as sound that asks for a transcript, when there is no more', async () => {
    const recording = { durationMs: 9000, offsetMs: 0, media: 'audio/wav' }
    const sound = { ...answerOf({ state: 'needs-transcript', recording, speakers: [] }), lines: [] }
    await show('maya', sound, 'We kept the audio')
    expect(has('Add a transcript file')).toBe(true)
    cleanup()
    await show('ruth', sound, 'We kept the audio')
    expect(has('Add a transcript file')).toBe(false)
  })

  it('that is being written down shows how far it is, and can be stopped by who uploaded it alone', async () => {
    const recording = { durationMs: 9000, offsetMs: 0, media: 'audio/wav' }
    const transcription = { state: 'running' as const, by: 'Listeners Ltd (ears-1)', percent: 44 }
    const sound = {
      ...answerOf({ state: 'needs-transcript', recording, transcription, speakers: [], repSpeaker: null }),
      lines: [],
    }
    await show('maya', sound, 'Listeners Ltd (ears-1) is writing down')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('44')
    expect({ stop: has('Stop'), add: has('Add a transcript file instead') }).toEqual({ stop: true, add: true })
    cleanup()
    await show('ruth', sound, 'Listeners Ltd (ears-1) is writing down')
    expect({ stop: has('Stop'), add: has('Add a transcript file instead') }).toEqual({ stop: false, add: false })
  })

  it('that nobody could write down says why, and takes a transcript file', async () => {
    const recording = { durationMs: 9000, offsetMs: 0, media: 'audio/wav' }
    const failed = (why: 'refused' | 'language') => ({
      ...answerOf({
        state: 'needs-transcript',
        recording,
        transcription: { state: 'failed', why },
        speakers: [],
        repSpeaker: null,
      }),
      lines: [],
    })
    await show('maya', failed('refused'), 'tell whoever runs Ringside for you')
    expect(has('Add a transcript file')).toBe(true)
    cleanup()
    await show('maya', failed('language'), 'This call seems not to be in English')
    expect(has('Add a transcript file')).toBe(true)
  })

  it('whose voices were not told apart asks who says what, and is reviewed when both have said something', async () => {
    const asking = answerOf({ state: 'asking', repSpeaker: null, speakers: ['Somebody'] })
    const lines = asking.lines.map((line) => ({ ...line, name: 'Somebody' }))
    await show('maya', { ...asking, lines }, 'Who says what?')
    expect(screen.getByText('Who says what?')).toBeTruthy()
    const review = screen.getByRole<HTMLButtonElement>('button', { name: 'Review the call' })
    expect(review.disabled).toBe(true)
    fireEvent.change(screen.getByLabelText('Who you talked to'), { target: { value: 'Dana' } })
    const [, second] = screen.getAllByRole('radio', { name: 'Dana' })
    if (second) fireEvent.click(second)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(review.disabled).toBe(false)
    fireEvent.click(review)
    const sent = () =>
      vi.mocked(fetch).mock.calls.find(([path]) => typeof path === 'string' && path.endsWith('/voices'))
    await vi.waitFor(() => expect(sent()).toBeDefined())
    expect(sent()?.[1]?.body).toBe(JSON.stringify({ repLines: [0], otherName: 'Dana' }))
  })

  it('can be handled from one menu, which is all that a phone has room for', async () => {
    const recording = { durationMs: 9000, offsetMs: 0, media: 'audio/wav' }
    await show('maya', { ...answerOf({ recording }), review, reviewId: id })
    fireEvent.click(screen.getByRole('button', { name: 'Actions' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Practise this call',
      'Align',
      'Speakers',
      'Kind of call',
      'Delete',
      'To read and printPDF',
      'As a tableCSV',
      'EverythingJSON',
    ])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Speakers' }))
    expect(await screen.findByRole('list', { name: 'Speakers' })).toBeTruthy()
  })
})
