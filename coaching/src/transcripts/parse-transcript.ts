import { jsonPieces } from './json.ts'
import { textPieces } from './plain-text.ts'
import { subtitlePieces } from './subtitles.ts'
import { TranscriptError, transcriptOf, type ParsedTranscript } from './transcript.ts'

/** More than any call: about 24 hours of speech. */
const longestContent = 5_000_000

function isJson(content: string, fileName: string): boolean {
  return /^\uFEFF?\s*\{/u.test(content) || /^\uFEFF?\s*\[\s*[{\]]/u.test(content) || /\.json$/iu.test(fileName)
}

function isSubtitles(content: string): boolean {
  return /^\uFEFF?\s*WEBVTT\b/u.test(content) || /^[ \t]*[\d:.,]+[ \t]*-->[ \t]*[\d:.,]+/mu.test(content)
}

/**
 * Reads a transcript file: WebVTT, SubRip, text or JSON, told apart by what is in it, not by its name. Times are
 * milliseconds, null where the file has none. Throws `TranscriptError`, whose message says what to do.
 */
export function parseTranscript(fileName: string, content: string): ParsedTranscript {
  if (content.trim() === '') {
    throw new TranscriptError('The file is empty: export the transcript again and choose that file.')
  }
  if (content.startsWith('PK\u0003\u0004') || content.startsWith('%PDF') || content.slice(0, 2000).includes('\u0000')) {
    throw new TranscriptError('This is not a text file: export the transcript as vtt, srt, txt or json.')
  }
  if (content.length > longestContent) {
    throw new TranscriptError('The file is longer than any call: cut it to the call you want reviewed.')
  }
  if (isJson(content, fileName)) return transcriptOf(jsonPieces(content))
  return transcriptOf(isSubtitles(content) ? subtitlePieces(content) : textPieces(content))
}
