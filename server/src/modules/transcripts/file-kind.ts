import { fileLimits } from '@ringside/contract'
import { fileTypeFromBuffer } from 'file-type'
import { AppError } from '../../platform/errors.ts'

/** What a file is, by what is in it: its name tells nothing that can be relied upon. */
export type FileKind = 'text' | 'document' | 'recording'

/** As much of a file's beginning as is enough to tell. */
export const headBytes = 4_100

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
/** A zip that is not complete yet, or is told from another only by what is further on in it. */
const zip = 'application/zip'

const isRecording = (type: string): boolean => /^(audio|video)\//u.test(type) || type === 'application/ogg'

/** No letters of any language in so many of the first bytes: not text in any encoding. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true
  return !head.includes(0)
}

/** What begins like this. Throws `invalid` for what is neither a transcript nor a recording, and says what it is. */
export async function kindOf(head: Uint8Array): Promise<FileKind> {
  const found = await fileTypeFromBuffer(head)
  if (found === undefined || found.mime === 'application/xml') {
    if (isText(head)) return 'text'
    throw unusable('This file is neither a transcript nor a recording that can be read here. ' + whatToChoose)
  }
  if (found.mime === documentType || found.mime === zip) return 'document'
  if (isRecording(found.mime)) return 'recording'
  if (found.mime.startsWith('text/') || found.mime === 'application/json') return 'text'
  throw unusable(`This is a .${found.ext} file, whatever its name says. ${whatToChoose}`)
}

const whatToChoose =
  'Choose a transcript (vtt, srt, txt, json, docx) or a recording (mp3, m4a, wav, webm, ogg, flac, mp4).'

const most: Readonly<Record<FileKind, string>> = {
  text: 'A transcript can have 20 MB: take out what is not part of the call.',
  document: 'A document can have 10 MB: take the pictures out, or save it as text.',
  recording: 'A recording can have 500 MB: cut it to the call you want reviewed.',
}

/** Throws `too-large` for a file of this kind that has more bytes than one may have. */
export function mustFit(kind: FileKind, bytes: number): void {
  if (bytes > fileLimits[kind]) throw new AppError('too-large', most[kind])
}

/** A file that can't be used; `message` says why and what to do. */
export const unusable = (message: string): AppError => new AppError('invalid', message, [{ field: 'content', message }])
