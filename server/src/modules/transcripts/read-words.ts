import type { DocumentFault, Documents } from '../../integrations/documents/documents.ts'
import { AppError } from '../../platform/errors.ts'
import { PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'
import { unusable } from './file-kind.ts'
import type { ReadFile } from './transcript-tasks.ts'
import type { TranscriptWork } from './transcript-work.ts'

/** The text of a document. Throws `invalid` or `too-large` with what is wrong with it, and `unavailable` when too many wait. */
export async function documentWords(documents: Documents, content: Uint8Array): Promise<string> {
  const read = await documents.read(content).catch((error: unknown) => {
    throw cantRead(error)
  })
  if (read.state === 'read') return read.text
  throw unusable(documentFaults[read.fault])
}

const documentFaults: Readonly<Record<DocumentFault, string>> = {
  'unknown-kind': 'This is no Word document: save the transcript as docx, vtt, srt or txt, and choose that file.',
  broken: 'This document is damaged or was cut off: export the transcript again and choose that file.',
  'too-large':
    'This document unpacks to far more than the words of a call: save the transcript as text, and choose that file.',
  locked: 'This document asks for a password: save it without one and choose that file.',
  'no-words': 'There are no words in this document: export the transcript again and choose that file.',
}

/** What a reader in another thread could not do. */
function cantRead(error: unknown): unknown {
  if (error instanceof TimeLimitError) return new AppError('too-large', tookTooLong, named(tookTooLong))
  if (error instanceof PoolBusyError) return new AppError('unavailable', tooBusy)
  return error
}

export type UsableFile = Exclude<ReadFile, { refused: string }>

/** The call in a transcript file. Throws as `documentWords` does. */
export async function readWords(
  work: Pick<TranscriptWork, 'read'>,
  fileName: string,
  content: string | Uint8Array,
): Promise<UsableFile> {
  const read = await work.read({ fileName, content }).catch((error: unknown) => {
    throw cantRead(error)
  })
  if (!('refused' in read)) return read
  throw read.because === 'too-long'
    ? new AppError('too-large', read.refused, named(read.refused))
    : unusable(read.refused)
}

const named = (message: string) => [{ field: 'content', message }]
const tookTooLong = 'This file takes too long to read: cut it to the call you want reviewed, and try again.'
const tooBusy = 'Many transcripts are being read just now. Try again in a minute.'
