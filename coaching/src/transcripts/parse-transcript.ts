import { plainCharacters, withoutNoughts } from './decode-transcript.ts'
import { refuseOtherKinds } from './file-kind.ts'
import { brokenJson, jsonIn, jsonPieces } from './json/json-pieces.ts'
import { refuseForeign } from './language.ts'
import { textPieces } from './plain-text.ts'
import { subtitlePieces } from './subtitles.ts'
import { canBeTalk } from './text-in-braces.ts'
import { TranscriptError, transcriptOf, type ParsedTranscript, type Piece } from './transcript.ts'

/** More than any call: about 24 hours of speech. */
const longestText = 5_000_000
/** With the times of each word JSON is twenty times as long as what was said: eight hours of it. */
const longestJson = 20_000_000

const beginsAsJson = (content: string): boolean => /^\s*(?:\{|\[\s*[{\]"])/u.test(content)

function isSubtitles(content: string): boolean {
  return /^\s*WEBVTT\b/u.test(content) || /^[ \t]*[\d:.,]{4,20}[ \t]*-->[ \t]*[\d:.,]{4,20}/mu.test(content)
}

/** Text whose first label has braces, "{"total": 100}: Hello", begins like JSON and is none; null where it is JSON that is broken. */
function bracedTalk(fileName: string, content: string): Piece[] | null {
  if (/\.(?:json|jsonl|ndjson)$/iu.test(fileName) || content.length > longestText || !canBeTalk(content)) return null
  const pieces = textPieces(content)
  return new Set(pieces.flatMap(({ speaker }) => speaker ?? [])).size < 2 ? null : pieces
}

function piecesIn(fileName: string, content: string): Piece[] {
  if (!beginsAsJson(content)) return isSubtitles(content) ? subtitlePieces(content) : textPieces(content)
  const file = jsonIn(content)
  if (file !== undefined) return jsonPieces(file)
  const talk = bracedTalk(fileName, content)
  if (talk === null) throw brokenJson(content)
  return talk
}

/**
 * Reads a transcript file: WebVTT, SubRip, text or JSON, told apart by what is in it, not by its name. Times are
 * milliseconds, null where the file has none. Takes time in proportion to the length, and never throws anything but
 * `TranscriptError`, whose message is one sentence that says what to do. Bytes are first read by `decodeTranscript`.
 */
export function parseTranscript(fileName: string, content: string): ParsedTranscript {
  if (content.length > (beginsAsJson(content) ? longestJson : longestText)) {
    throw new TranscriptError('The file is longer than any call: cut it to the call you want reviewed.')
  }
  const mended = withoutNoughts(content)
  const text = plainCharacters(mended)
  if (text.trim() === '') {
    throw new TranscriptError('The file is empty: export the transcript again and choose that file.')
  }
  refuseOtherKinds(fileName, mended)
  const pieces = piecesIn(fileName, text)
  refuseForeign(pieces.map(({ words }) => words).join('\n'))
  return transcriptOf(pieces)
}
