import { plainCharacters, withoutNoughts } from './decode-transcript.ts'
import { refuseOtherKinds } from './file-kind.ts'
import { jsonPieces } from './json/json-pieces.ts'
import { refuseForeign } from './language.ts'
import { textPieces } from './plain-text.ts'
import { subtitlePieces } from './subtitles.ts'
import { TranscriptError, transcriptOf, type ParsedTranscript, type Piece } from './transcript.ts'

/** More than any call: about 24 hours of speech. */
const longestText = 5_000_000
/** With the times of each word JSON is twenty times as long as what was said: eight hours of it. */
const longestJson = 20_000_000

function isJson(content: string): boolean {
  return /^\s*(?:\{|\[\s*[{\]"])/u.test(content)
}

function isSubtitles(content: string): boolean {
  return /^\s*WEBVTT\b/u.test(content) || /^[ \t]*[\d:.,]{4,20}[ \t]*-->[ \t]*[\d:.,]{4,20}/mu.test(content)
}

function piecesIn(content: string): Piece[] {
  if (isJson(content)) return jsonPieces(content)
  return isSubtitles(content) ? subtitlePieces(content) : textPieces(content)
}

/**
 * Reads a transcript file: WebVTT, SubRip, text or JSON, told apart by what is in it, not by its name. Times are
 * milliseconds, null where the file has none. Takes time in proportion to the length, and never throws anything but
 * `TranscriptError`, whose message is one sentence that says what to do. Bytes are first read by `decodeTranscript`.
 */
export function parseTranscript(fileName: string, content: string): ParsedTranscript {
  if (content.length > (isJson(content) ? longestJson : longestText)) {
    throw new TranscriptError('The file is longer than any call: cut it to the call you want reviewed.')
  }
  const mended = withoutNoughts(content)
  const text = plainCharacters(mended)
  if (text.trim() === '') {
    throw new TranscriptError('The file is empty: export the transcript again and choose that file.')
  }
  refuseOtherKinds(fileName, mended)
  const pieces = piecesIn(text)
  refuseForeign(pieces.map(({ words }) => words).join('\n'))
  return transcriptOf(pieces)
}
