import type { Transcript } from '@ringside/contract/transcripts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../api/client.ts'
import { sendFile } from './send-file.ts'

const id = '0199a000-0000-7000-8000-000000000002'
const transcript = {
  _id: '0199a000-0000-7000-8000-000000000001',
  title: 'Dana',
  type: 'discovery',
} as unknown as Transcript

/** A server that takes parts, and fails as often as it is told, before or after it has taken one. */
function fakeServer(bytes: number, failures: Array<'before' | 'after' | number> = [], typesFail = false) {
  const taken: number[] = []
  let begun = 0
  const upload = () => ({
    _id: id,
    fileName: 'call.mp3',
    type: 'discovery',
    bytes,
    received: taken.reduce((sum, part) => sum + part, 0),
    transcriptId: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, request) => {
    const path = input instanceof Request ? input.url : String(input)
    if (path.endsWith('/type')) {
      const told: unknown = JSON.parse(typeof request?.body === 'string' ? request.body : '{}')
      return typesFail
        ? Response.json({ message: 'No.' }, { status: 409 })
        : Response.json({ ...transcript, ...Object(told) })
    }
    if (path.endsWith('/finish')) return new Response(JSON.stringify(transcript), { status: 201 })
    if (request?.method === 'POST') {
      begun += 1
      return Response.json(upload(), { status: 201 })
    }
    if (request?.method === 'GET') return Response.json(upload())
    const failure = failures.shift()
    if (typeof failure === 'number') return Response.json({ message: 'No.' }, { status: failure })
    if (failure === 'before') throw new TypeError('Failed to fetch')
    expect(new URL(path, 'https://x').searchParams.get('offset')).toBe(String(upload().received))
    taken.push(request?.body instanceof Blob ? request.body.size : 0)
    if (failure === 'after') throw new TypeError('Failed to fetch')
    return Response.json(upload())
  })
  return { taken, begun: () => begun }
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'call.mp3', { lastModified: 5 })
const sending = (seen: number[] = []) => ({
  onProgress: (sent: number) => void seen.push(sent),
  signal: new AbortController().signal,
  pause: async () => undefined,
})

beforeEach(() => {
  vi.stubEnv('DEV', false)
  localStorage.clear()
  setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined })
})

describe('a file that is sent', () => {
  it('goes in parts that grow, and says how much is there', async () => {
    const { taken } = fakeServer(1_000_000)
    const seen: number[] = []
    expect(await sendFile({ file: file(1_000_000), type: 'discovery' }, sending(seen))).toEqual(transcript)
    expect(taken).toEqual([262_144, 524_288, 213_568])
    expect(seen).toEqual([0, 262_144, 786_432, 1_000_000])
  })

  it('goes on after lost connections, whether or not the part had come, and sends nothing twice', async () => {
    const { taken } = fakeServer(900_000, ['before', 'after', 503, 'before'])
    await sendFile({ file: file(900_000), type: 'discovery' }, sending())
    expect(taken.reduce((sum, part) => sum + part, 0)).toBe(900_000)
  })

  it('gives up at a refusal, and after many lost connections', async () => {
    fakeServer(900_000, [400])
    await expect(sendFile({ file: file(900_000), type: 'discovery' }, sending())).rejects.toThrow('No.')
    fakeServer(
      900_000,
      Array.from({ length: 20 }, () => 'before' as const),
    )
    await expect(sendFile({ file: file(900_000), type: 'discovery' }, sending())).rejects.toThrow(/did not answer/)
  })

  it('is given up at once when the browser can’t open it any more: no waiting brings it back', async () => {
    const { taken } = fakeServer(900_000, ['after', 'before'])
    const gone = file(900_000)
    const slice = gone.slice.bind(gone)
    let opened = 0
    gone.slice = (from, to) => {
      const part = slice(from, to)
      // It is there for the first part and for a look at what comes after it, and gone at the next.
      opened += 1
      if (opened > 2) part.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'))
      return part
    }
    const sent = sendFile({ file: gone, type: 'discovery' }, sending())
    await expect(sent).rejects.toThrow(/^This file can’t be read/)
    await expect(sent).rejects.toHaveProperty('status', 400)
    expect(taken).toHaveLength(1)
  })

  it('goes on where it stood when the page was loaded again and the same file is chosen', async () => {
    const server = fakeServer(900_000, ['after', ...Array.from({ length: 20 }, () => 'before' as const)])
    await expect(sendFile({ file: file(900_000), type: 'discovery' }, sending())).rejects.toThrow(/did not answer/)
    const had = server.taken.length
    vi.restoreAllMocks()
    const again = fakeServer(900_000)
    again.taken.push(...server.taken)
    await sendFile({ file: file(900_000), type: 'discovery' }, sending())
    expect(had).toBe(1)
    expect(again.begun()).toBe(0)
    expect(again.taken.reduce((sum, part) => sum + part, 0)).toBe(900_000)
  })

  it('is of the kind that is chosen with it, though it was begun as another', async () => {
    fakeServer(1_000)
    expect(await sendFile({ file: file(1_000), type: 'closing' }, sending())).toEqual({
      ...transcript,
      type: 'closing',
    })
    vi.restoreAllMocks()
    fakeServer(1_000, [], true)
    expect(await sendFile({ file: file(1_000), type: 'closing' }, sending())).toEqual(transcript)
  })

  it('has the kind of the call that it is added to', async () => {
    fakeServer(1_000)
    const added = { file: file(1_000), type: 'closing', transcriptId: transcript._id } as const
    expect(await sendFile(added, sending())).toEqual(transcript)
  })
})
