import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../api/client.ts'
import { dropUpload, queueUploads, uploadQueue } from './upload-queue.ts'

const words = new File(['Maya: Hi.'], 'call-7.vtt')
const recording = new File(['sound'], 'call-7.mp3')

/** A server that takes every file, but what `refuses` says something of; gives what was begun of it. */
function fakeServer(refuses: (fileName: string) => Response | undefined = () => undefined) {
  const begun: Array<Record<string, unknown>> = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, request) => {
    const path = input instanceof Request ? input.url : String(input)
    if (path === '/api/uploads') {
      const told: unknown = JSON.parse(typeof request?.body === 'string' ? request.body : '{}')
      const body = { fileName: '', ...Object(told) }
      begun.push(body)
      return (
        refuses(body.fileName) ??
        Response.json({ ...body, _id: `up-${begun.length}`, received: body.bytes }, { status: 201 })
      )
    }
    const id = /up-\d+/u.exec(path)?.[0]
    return Response.json({ _id: `call-of-${id}`, title: 'Call 7', state: 'scoring', type: 'demo' }, { status: 201 })
  })
  return begun
}

const queue = () => queueUploads('org-1', new QueryClient(), [{ file: words, recording, type: 'demo' }])
const states = () => uploadQueue.get().map(({ file, state }) => [file.name, state])
const refused = (status: number) => (fileName: string) =>
  fileName === words.name ? Response.json({ message: 'No.' }, { status }) : undefined

beforeEach(() => {
  vi.stubEnv('DEV', false)
  localStorage.clear()
  setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined })
})
afterEach(() => uploadQueue.set([]))

describe('a recording that is sent with its transcript', () => {
  it('comes after it, and is added to the call that it became', async () => {
    const begun = fakeServer()
    expect(queue()).toEqual([uploadQueue.get()[0]?.id])
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['call-7.vtt', 'done'],
        ['call-7.mp3', 'done'],
      ]),
    )
    expect(begun).toMatchObject([{ fileName: 'call-7.vtt' }, { fileName: 'call-7.mp3', transcriptId: 'call-of-up-1' }])
  })

  it.each([400, 413])('is a call of its own when the transcript is refused: %i', async (status) => {
    const begun = fakeServer(refused(status))
    queue()
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['call-7.vtt', 'failed'],
        ['call-7.mp3', 'done'],
      ]),
    )
    expect(begun[1]).not.toHaveProperty('transcriptId')
  })

  it('waits as long as the transcript can be tried again, and is a call of its own when that is taken off', async () => {
    const begun = fakeServer(refused(409))
    const [id = ''] = queue()
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['call-7.vtt', 'failed'],
        ['call-7.mp3', 'waiting'],
      ]),
    )
    dropUpload(id)
    await vi.waitFor(() => expect(states()).toEqual([['call-7.mp3', 'done']]))
    expect(begun[1]).not.toHaveProperty('transcriptId')
  })
})
