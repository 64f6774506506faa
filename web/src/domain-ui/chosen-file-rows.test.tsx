import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { uploadQueue } from '../lib/uploads/upload-queue.ts'
import { showSignedIn } from './fake/show-signed-in.tsx'
import { UploadCallDialog } from './upload-call-dialog.tsx'

afterEach(() => {
  cleanup()
  uploadQueue.set([])
})

const fileOf = (name: string, content = 'Maya: Hi.'): File => new File([content], name)

/** Moved since it was chosen: a browser gives its name and size, and no bytes. */
function movedFile(name: string): File {
  const file = fileOf(name)
  file.slice = () => {
    const part = new Blob()
    part.arrayBuffer = () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError'))
    return part
  }
  return file
}

async function choose(...files: File[]) {
  showSignedIn(<UploadCallDialog open onClose={() => undefined} />, {
    answer: ({ what }) =>
      what === 'GET /api/transcription-service'
        ? Response.json({ service: null, reviewsWordedBy: null })
        : Response.json({}, { status: 500 }),
  })
  fireEvent.change(await screen.findByLabelText('Files'), { target: { files } })
  await screen.findByText(files.length === 1 ? '1 file' : `${files.length} files`)
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Chosen files' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[title]')?.textContent)
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })
const upload = () => fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
const sent = () => uploadQueue.get().map(({ file }) => file.name)

describe('a chosen file that can’t be uploaded', () => {
  it('says so in its own row and does not hold up the others, which go while it stays', async () => {
    await choose(fileOf('empty.vtt', ''), fileOf('good.vtt'), fileOf('fine.vtt'))
    expect(screen.getByRole('alert').textContent).toBe('This file is empty. Choose another one.')
    expect(remove('empty.vtt').getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
    expect(screen.queryByRole('button', { name: /^Kind of call of empty/ })).toBeNull()
    upload()
    expect(sent()).toEqual(['good.vtt', 'fine.vtt'])
    expect(rows()).toEqual(['empty.vtt'])
  })

  it('is also one that the browser can’t open any more', async () => {
    await choose(fileOf('good.vtt'), movedFile('moved.vtt'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This file can’t be read: it was moved or changed/)
    upload()
    expect(sent()).toEqual(['good.vtt'])
    expect(rows()).toEqual(['moved.vtt'])
  })

  it('is not sent when there is no other, and the dialog says why nothing happens', async () => {
    await choose(fileOf('empty.vtt', ''))
    upload()
    expect(sent()).toEqual([])
    expect(screen.getByText('None of these files can be uploaded. Choose others.')).toBeTruthy()
    fireEvent.click(remove('empty.vtt'))
    expect(screen.queryByText('None of these files can be uploaded. Choose others.')).toBeNull()
  })
})

describe('a chosen file', () => {
  it('can be taken out again, and the keyboard goes on at the next one, in the end at the button that chooses', async () => {
    await choose(fileOf('a.vtt'), fileOf('b.vtt'), fileOf('c.vtt'))
    fireEvent.click(remove('b.vtt'))
    expect(rows()).toEqual(['a.vtt', 'c.vtt'])
    expect(document.activeElement).toBe(remove('c.vtt'))
    fireEvent.click(remove('c.vtt'))
    expect(document.activeElement).toBe(remove('a.vtt'))
    fireEvent.click(remove('a.vtt'))
    expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files' }))
    upload()
    expect(sent()).toEqual([])
    expect(screen.getByText('Choose a file first.')).toBeTruthy()
  })
})

describe('a recording and a transcript with one name', () => {
  const calls = () => uploadQueue.get().map(({ file, after }) => [file.name, after !== null])

  it('are proposed as one call, with one kind, and sent so', async () => {
    await choose(fileOf('call-7.mp3'), fileOf('other.vtt'), fileOf('call-7.vtt'))
    expect(rows()).toEqual(['call-7.mp3', 'call-7.vtt', 'other.vtt'])
    expect(screen.getByText('One call: the recording above, with this transcript.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Kind of call of call-7.vtt/ })).toBeNull()
    upload()
    expect(calls()).toEqual([
      ['other.vtt', false],
      ['call-7.vtt', false],
      ['call-7.mp3', true],
    ])
  })

  it('can be taken apart and put together again by one button, at which the keyboard stays', async () => {
    await choose(fileOf('call-7.mp3'), fileOf('call-7.vtt'))
    const apart = screen.getByRole('button', { name: 'Take apart: call-7.mp3 and call-7.vtt' })
    apart.focus()
    fireEvent.click(apart)
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Make one call: call-7.mp3 and call-7.vtt' }),
    )
    expect(screen.getByRole('button', { name: /^Kind of call of call-7.vtt/ })).toBeTruthy()
    upload()
    expect(calls()).toEqual([
      ['call-7.mp3', false],
      ['call-7.vtt', false],
    ])
  })
})
