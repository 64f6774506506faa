import { ApiError } from '@ringside/contract/kernel/errors'
import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { setTranscriptType, type Transcript } from '@ringside/contract/transcripts'
import { beginUpload, finishUpload, getUpload, sendUploadPart, type Upload } from '@ringside/contract/uploads'
import { call } from '../api/client.ts'
import { begunUpload, forgetUpload, rememberUpload } from './begun-uploads.ts'
import { isReadable, unreadable } from './readable-file.ts'

export interface FileToSend {
  readonly file: File
  readonly type: CallType
  /** The uploaded call it is to be added to. */
  readonly transcriptId?: string | undefined
}

export interface Sending {
  /** How many bytes are there. */
  onProgress(sent: number): void
  readonly signal: AbortSignal
  /** Waits so many milliseconds before the next try. */
  readonly pause: (ms: number) => Promise<void>
}

/** Parts grow while the connection is quick and shrink when it is not: each must arrive within the server's 20 seconds. */
const part = { first: 262_144, least: 65_536, most: 8_388_608 } as const
const quickMs = 2_000
/** With pauses that double this is about two minutes without a connection. */
const mostTries = 7
const firstPauseMs = 1_000

/** What may be over when it is tried again: no answer, too slow, too busy, or another idea of how much is there. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && ([0, 408, 409, 429].includes(error.status) || error.status >= 500)

/**
 * Sends a file part by part and has a call made of it. After a lost connection it goes on where the server says it
 * stands, also after the page was loaded again. Throws ApiError with the words to show.
 */
export async function sendFile(wanted: FileToSend, sending: Sending): Promise<Transcript> {
  const upload = await sendParts(await open(wanted), wanted.file, sending)
  try {
    return await asWanted(await finish(upload, sending), wanted)
  } finally {
    forgetUpload(wanted)
  }
}

/**
 * One that was begun before the page was loaded again may have been begun as another kind of call. It is kept as that where it
 * can't be changed now, and says so. What is added has its call's kind.
 */
const asWanted = async (transcript: Transcript, { type, transcriptId }: FileToSend): Promise<Transcript> =>
  transcriptId !== undefined || transcript.type === type
    ? transcript
    : call(setTranscriptType, { params: { id: transcript._id }, body: { type } }).catch(() => transcript)

async function open(wanted: FileToSend): Promise<Upload> {
  const begun = begunUpload(wanted)
  if (begun !== null) {
    const upload = await call(getUpload, { params: { id: begun } }).catch(() => null)
    if (upload !== null && upload.transcriptId === null) return upload
  }
  const { file, type, transcriptId } = wanted
  const body = { fileName: file.name, bytes: file.size, type, ...(transcriptId !== undefined && { transcriptId }) }
  const upload = await call(beginUpload, { body })
  rememberUpload(wanted, upload._id)
  return upload
}

async function sendParts(begun: Upload, file: File, sending: Sending): Promise<Upload> {
  let upload = begun
  let size: number = part.first
  let failures = 0
  while (upload.received < upload.bytes) {
    sending.onProgress(upload.received)
    const started = performance.now()
    try {
      upload = await sendPart(upload, file.slice(upload.received, upload.received + size), sending.signal)
      failures = 0
      if (performance.now() - started < quickMs) size = Math.min(part.most, size * 2)
    } catch (error) {
      failures += 1
      // A file that can't be opened fails as a lost connection does, and no waiting helps.
      if (isPassing(error) && !(await isReadable(file, upload.received))) throw new ApiError(unreadable, 400, undefined)
      if (!isPassing(error) || failures > mostTries) throw error
      size = Math.max(part.least, size / 2)
      await sending.pause(firstPauseMs * 2 ** (failures - 1))
      upload = await call(getUpload, { params: { id: upload._id }, signal: sending.signal }).catch(known(upload))
    }
  }
  sending.onProgress(upload.bytes)
  return upload
}

const sendPart = ({ _id, received }: Upload, bytes: Blob, signal: AbortSignal): Promise<Upload> =>
  call(sendUploadPart, { params: { id: _id }, query: { offset: received }, bytes, signal })

/** What was known before, when the server can't be asked; any other refusal is one. */
const known =
  (upload: Upload) =>
  (error: unknown): Upload => {
    if (isPassing(error)) return upload
    throw error
  }

/** The answer may be lost on its way here; asked again it is the same. */
async function finish({ _id }: Upload, sending: Sending): Promise<Transcript> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call(finishUpload, { params: { id: _id }, signal: sending.signal })
    } catch (error) {
      const isLost = error instanceof ApiError && [0, 408, 503].includes(error.status)
      if (!isLost || tries > 3) throw error
      await sending.pause(firstPauseMs * 2 ** tries)
    }
  }
}
