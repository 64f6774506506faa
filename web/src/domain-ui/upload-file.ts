import { fileLimits } from '@ringside/contract/uploads'

/** What is offered when files are chosen. What a file is, is told by its content, when it arrives. */
const transcriptExtensions = ['vtt', 'srt', 'txt', 'json', 'docx']
export const uploadExtensions = [...transcriptExtensions, 'mp3', 'm4a', 'wav', 'webm', 'ogg', 'flac', 'mp4']
export const uploadAccept = uploadExtensions.map((extension) => `.${extension}`).join(',')

/** Whether a file holds words by its name. A name proves nothing: it is good for a proposal. */
export const isTranscriptName = (name: string): boolean =>
  transcriptExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`))

/** Why a file need not be sent at all, in a sentence that says what to do; null when it may be. */
export function uploadProblem(file: { size: number }): string | null {
  if (file.size === 0) return 'This file is empty. Choose another one.'
  if (file.size > fileLimits.recording) return 'This file is over 500 MB. Cut it to the call you want reviewed.'
  return null
}

/** "12 MB", "640 KB" */
export const fileSize = (bytes: number): string =>
  bytes >= 1_000_000 ? `${Math.round(bytes / 1_000_000)} MB` : `${Math.max(1, Math.round(bytes / 1_000))} KB`
