import type { Transcript } from '@ringside/contract/transcripts'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { QueuedUpload } from '../lib/uploads/upload-queue.ts'
import { UploadRows } from './upload-rows.tsx'

afterEach(cleanup)

const failed = (isRefused: boolean): QueuedUpload => ({
  id: '1',
  orgId: 'org-1',
  queries: new QueryClient(),
  file: new File(['Guten Tag'], 'anruf.txt'),
  type: 'discovery',
  state: 'failed',
  percent: 100,
  problem: 'This call seems to be in German.',
  isRefused,
  transcript: null,
  after: null,
})

describe('a file that could not be uploaded', () => {
  it.each([
    ['is offered to be tried again where the way was at fault', false],
    ['is not where it was read and refused: it would be again', true],
  ])('%s', (_, isRefused) => {
    render(<UploadRows uploads={[failed(isRefused)]} />, { wrapper: MemoryRouter })
    expect(screen.getByText('This call seems to be in German.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(isRefused)
  })
})

describe('a file on its way', () => {
  const sending = { ...failed(false), state: 'sending' as const, problem: null, type: 'demo' as const }
  it('says what kind of call it is, unless it is added to one', () => {
    render(<UploadRows uploads={[sending]} />, { wrapper: MemoryRouter })
    expect(screen.getByText('1 KB, Demo')).toBeTruthy()
    cleanup()
    render(<UploadRows uploads={[{ ...sending, transcriptId: '1' }]} />, { wrapper: MemoryRouter })
    expect(screen.getByText('1 KB')).toBeTruthy()
  })
})

describe('a recording that came with its transcript', () => {
  it('says that it waits for it, and in the end what it was added to', () => {
    const waiting = { ...failed(false), state: 'waiting' as const, problem: null, percent: 0, after: '0' }
    render(<UploadRows uploads={[waiting]} />, { wrapper: MemoryRouter })
    expect(screen.getByText('Waiting for its transcript')).toBeTruthy()
    cleanup()
    const transcript = { _id: '1', title: 'Brightwell', state: 'asking', type: 'closing' } as Transcript
    render(<UploadRows uploads={[{ ...waiting, state: 'done', transcriptId: '1', transcript }]} />, {
      wrapper: MemoryRouter,
    })
    expect(screen.getByRole('status').textContent).toBe('Uploaded and added to Brightwell')
  })
})

describe('a file that was uploaded', () => {
  it('is of the kind that its call is of', () => {
    const transcript = { _id: '1', title: 'Brightwell', state: 'reviewed', type: 'closing' } as Transcript
    const upload = { ...failed(false), state: 'done' as const, problem: null, type: 'demo' as const, transcript }
    render(<UploadRows uploads={[upload]} />, { wrapper: MemoryRouter })
    expect(screen.getByText('1 KB, Closing')).toBeTruthy()
  })

  it.each([
    ['asking', 'Say in it which one is you, and it is scored.'],
    ['needs-transcript', 'Add its transcript there, and it can be reviewed.'],
    ['waiting-for-credit', 'It is scored when you have a credit to use.'],
  ] as const)('says what is left to do before it is scored: %s', (state, words) => {
    const transcript = { _id: '1', title: 'Brightwell', state } as Transcript
    const upload = { ...failed(false), state: 'done' as const, problem: null, transcript }
    render(<UploadRows uploads={[upload]} />, { wrapper: MemoryRouter })
    expect(screen.getByRole('status').textContent).toBe(`Uploaded Open Brightwell${words}`)
  })
})
