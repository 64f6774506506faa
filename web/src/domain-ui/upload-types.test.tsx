import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { uploadQueue } from '../lib/uploads/upload-queue.ts'
import { showSignedIn } from './fake/show-signed-in.tsx'
import { UploadCallDialog } from './upload-call-dialog.tsx'

afterEach(() => {
  cleanup()
  uploadQueue.set([])
})

const fileOf = (name: string): File => new File(['Maya: Hi.'], name)

async function chosen(...names: string[]) {
  const shown = showSignedIn(<UploadCallDialog open onClose={() => undefined} />, {
    answer: ({ what }) =>
      what === 'GET /api/transcription-service'
        ? Response.json({ service: null, reviewsWordedBy: null })
        : Response.json({}, { status: 500 }),
  })
  fireEvent.change(await screen.findByLabelText('Files'), { target: { files: names.map(fileOf) } })
  await screen.findByText(names.length > 1 ? `${names.length} files` : '1 file')
  return shown
}

/** Of one file, or with none named of all. */
const kindBox = (name?: string): HTMLElement =>
  name === undefined
    ? screen.getByLabelText('Kind of call')
    : within(screen.getByRole('list', { name: 'Chosen files' })).getByRole('button', {
        name: new RegExp(`^Kind of call of ${name}`),
      })

async function choose(kind: string, name?: string): Promise<void> {
  fireEvent.click(kindBox(name))
  fireEvent.click(await screen.findByRole('option', { name: kind }))
}

const sent = () => uploadQueue.get().map(({ file, type }) => [file.name, type])

describe('the kinds of files that are chosen together', () => {
  it('are each file’s own: what its name says, what is said of it, else what holds for all', async () => {
    await chosen('a.vtt', 'b.vtt', 'demo-brightwell.vtt')
    expect(screen.getByText('1 KB, its name says the kind')).toBeTruthy()
    await choose('Closing', 'b.vtt')
    await choose('Cold call')
    expect(['a.vtt', 'b.vtt', 'demo-brightwell.vtt'].map((name) => kindBox(name).textContent)).toEqual([
      'Cold call',
      'Closing',
      'Demo',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(sent()).toEqual([
      ['a.vtt', 'cold-call'],
      ['b.vtt', 'closing'],
      ['demo-brightwell.vtt', 'demo'],
    ])
  })

  it('are forgotten with the files, and what held for all is not', async () => {
    await chosen('a.vtt', 'b.vtt')
    await choose('Check-in')
    await choose('Closing', 'a.vtt')
    fireEvent.change(screen.getByLabelText('Files'), { target: { files: ['a.vtt', 'c.vtt'].map(fileOf) } })
    await screen.findByText('c.vtt')
    expect(['a.vtt', 'c.vtt'].map((name) => kindBox(name).textContent)).toEqual(['Check-in', 'Check-in'])
  })
})

describe('the kind of a file that is chosen alone', () => {
  it('is what its name says, until somebody says another', async () => {
    await chosen('Negotiation with Dana.vtt')
    expect(kindBox().textContent).toBe('Negotiation')
    expect(screen.getByText(/^The file’s name says it\./)).toBeTruthy()
    await choose('Closing')
    expect(screen.queryByText(/^The file’s name says it\./)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(sent()).toEqual([['Negotiation with Dana.vtt', 'closing']])
  })
})
