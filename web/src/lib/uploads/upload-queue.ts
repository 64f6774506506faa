import { ApiError } from '@ringside/contract/kernel/errors'
import type { Transcript } from '@ringside/contract/transcripts'
import type { QueryClient } from '@tanstack/react-query'
import { wordsOf } from '../api/query-client.ts'
import { newId } from '../new-id.ts'
import { callsKey } from '../queries/calls.ts'
import { readCreditsAgain } from '../queries/credits.ts'
import { createStore } from '../store.ts'
import { sendFile, type FileToSend } from './send-file.ts'

/** A call to be made of a file, to which its recording is added when there is one. */
export interface CallToSend extends FileToSend {
  readonly recording?: File | undefined
}

/** A file of this page that is on its way, was sent, or could not be. */
export interface QueuedUpload extends FileToSend {
  readonly id: string
  readonly orgId: string
  /** What was read of calls and credits before is not true any more when it is done. */
  readonly queries: QueryClient
  readonly state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed'
  /** 0..100 */
  readonly percent: number
  /** Why it failed, and what to do. */
  readonly problem: string | null
  /** It was read and refused for what is in it: the same file would be again. */
  readonly isRefused: boolean
  readonly transcript: Transcript | null
  /** For a recording that came with its transcript: the upload of that. It waits until there is a call it can be added to. */
  readonly after: string | null
}

/** Files at a time: more would only share the same connection. */
const atOnce = 2

/** Uploads go on when the dialog they were begun in is closed, until the page is left. */
export const uploadQueue = createStore<readonly QueuedUpload[]>([])

const running = new Map<string, AbortController>()
/** Puts calls in the queue and answers what their first files are called there. */
export function queueUploads(orgId: string, queries: QueryClient, calls: readonly CallToSend[]): string[] {
  const fresh = {
    orgId,
    queries,
    state: 'waiting',
    percent: 0,
    problem: null,
    isRefused: false,
    transcript: null,
  } as const
  const added = calls.map(({ recording, ...first }) => {
    const id = newId()
    const others = recording ? [{ ...fresh, file: recording, type: first.type, id: newId(), after: id }] : []
    return [{ ...fresh, ...first, id, after: null }, ...others]
  })
  uploadQueue.set([...uploadQueue.get(), ...added.flat()])
  next()
  return added.flatMap(([first]) => first?.id ?? [])
}

/** Tries a file again that failed; what is there of it already is not sent again. */
export function retryUpload(id: string): void {
  change(id, { state: 'waiting', problem: null })
  next()
}

/** Takes a file out of the queue; one on its way is broken off. */
export function dropUpload(id: string): void {
  running.get(id)?.abort()
  release(id)
  uploadQueue.set(uploadQueue.get().filter((each) => each.id !== id))
  next()
}

function change(id: string, changed: Partial<QueuedUpload>): void {
  uploadQueue.set(uploadQueue.get().map((each) => (each.id === id ? { ...each, ...changed } : each)))
}

/** Waits for a call that it can be added to. */
export const waitsForCall = ({ after, transcriptId }: QueuedUpload): boolean =>
  after !== null && transcriptId === undefined

/** The recording that waits for this transcript is added to what became of it; to nothing, it is a call of its own. */
function release(id: string, transcript: Transcript | null = null): void {
  for (const waiting of uploadQueue.get().filter((each) => each.after === id && waitsForCall(each)))
    change(waiting.id, transcript ? { transcriptId: transcript._id } : { after: null })
}

function next(): void {
  const waiting = uploadQueue.get().find((each) => each.state === 'waiting' && !waitsForCall(each))
  if (!waiting || running.size >= atOnce) return
  void run(waiting)
  next()
}

async function run(queued: QueuedUpload): Promise<void> {
  const { id, file, orgId, queries } = queued
  const controller = new AbortController()
  running.set(id, controller)
  change(id, { state: 'sending' })
  try {
    const transcript = await sendFile(queued, {
      signal: controller.signal,
      pause,
      onProgress: (sent) =>
        change(id, { state: sent < file.size ? 'sending' : 'reading', percent: (100 * sent) / Math.max(1, file.size) }),
    })
    await Promise.all([queries.invalidateQueries({ queryKey: callsKey(orgId) }), readCreditsAgain(queries)])
    release(id, transcript)
    change(id, { state: 'done', percent: 100, transcript })
  } catch (error) {
    const isRefused = isRefusal(error)
    change(id, { state: 'failed', problem: wordsOf(error), isRefused })
    // Tried again, the transcript may still come first. What is refused never will.
    if (isRefused) release(id)
  } finally {
    running.delete(id)
    next()
  }
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && [400, 413].includes(error.status)

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
