import type { Transcript } from '@ringside/contract/transcripts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { showSignedIn } from '../../domain-ui/fake/show-signed-in.tsx'
import type { TranscriptAnswer } from './transcript-lines.ts'
import { TypeDialog } from './type-dialog.tsx'

afterEach(cleanup)

type Scored = Extract<NonNullable<TranscriptAnswer['review']>['result'], { state: 'scored' }>['scores'][number]
const criterion: Scored = {
  criterion: 'opening',
  label: 'Opening',
  state: 'scored',
  level: 2,
  weight: 100,
  pointsToGain: 60,
  descriptor: '',
  checks: [],
  evidence: [],
  advice: '',
}
const override: Scored['override'] = {
  engine: { state: 'scored', level: 4 },
  by: 'Ruth Adeyemi',
  byUserId: 'ruth',
  reason: 'No reason for the call',
  at: '2026-11-22T09:00:00.000Z',
}

const uploaded: Transcript = {
  _id: idOf(1),
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
  score: 60,
  failure: null,
  durationMs: 9000,
  timesEstimated: false,
  recording: null,
  transcription: null,
  editedLines: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
}

function answerOf(state: Transcript['state'], scores: Scored[] | null = null): TranscriptAnswer {
  const transcript = { ...uploaded, state }
  const review = scores && { type: 'discovery' as const, result: { state: 'scored' as const, total: 60, scores } }
  return { transcript, review, reviewId: idOf(2), lines: [], practice: null } as unknown as TranscriptAnswer
}

function show(answer: TranscriptAnswer, respond?: () => Response) {
  const onClose = vi.fn<() => void>()
  const shown = showSignedIn(<TypeDialog answer={answer} onClose={onClose} />, {
    answer: respond ?? (() => Response.json({ ...answer.transcript, type: 'negotiation', state: 'scoring' })),
  })
  return { ...shown, onClose }
}

async function choose(kind: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText('Kind of call'))
  fireEvent.click(await screen.findByRole('option', { name: kind }))
}

const primary = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the kind of an uploaded call', () => {
  it('is changed for one that it is not already, and the dialog goes', async () => {
    const { changes, onClose } = show(answerOf('reviewed', [criterion]))
    expect(await screen.findByText('The call is reviewed again as this kind, which costs nothing.')).toBeTruthy()
    expect(primary('Review it again').disabled).toBe(true)
    await choose('Negotiation')
    expect(screen.getByText(/^What counts most: /)).toBeTruthy()
    fireEvent.click(primary('Review it again'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(changes()).toMatchObject([{ what: `PUT /api/transcripts/${idOf(1)}/type`, body: { type: 'negotiation' } }])
  })

  it('says what becomes of a manager’s judgement before it is changed', async () => {
    show(answerOf('reviewed', [{ ...criterion, override }]))
    expect(await screen.findByText(/counts no more then, and counts again when it is Discovery again\.$/)).toBeTruthy()
  })

  it.each([
    ['needs-transcript', /once it can be\.$/],
    ['asking', /once it can be\.$/],
    ['waiting-for-credit', /when you have a credit to use\.$/],
    ['failed', /^The call is scored again, as this kind\./],
    ['scoring', /^The call is reviewed again as this kind, which costs nothing\.$/],
  ] as const)('promises no more than comes of it in a call that is %s', async (state, words) => {
    show(answerOf(state))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(primary('Save').disabled).toBe(true)
  })

  it('stays chosen where the server refused it, which is said', async () => {
    const words = '10 of your calls are being scored. Try again when one of them is done.'
    const { onClose } = show(answerOf('reviewed'), () => Response.json({ message: words }, { status: 409 }))
    await choose('Closing')
    fireEvent.click(primary('Review it again'))
    expect(await screen.findByText(words)).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByLabelText('Kind of call').textContent).toBe('Closing')
  })
})
