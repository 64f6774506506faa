import { refuseForeign } from './language.ts'
import { piecesOfWords } from './timed-words.ts'
import {
  tidy,
  TranscriptError,
  transcriptOf,
  type ParsedTranscript,
  type Piece,
  type TranscriptLine,
} from './transcript.ts'

/** What was heard in a recording: said at a stretch, with times in milliseconds. */
export type HeardPiece = {
  /** What the voice is called; null when voices are not told apart. */
  readonly speaker: string | null
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly words: readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[] | null
}

/** What all voices are called together when nobody has told them apart. */
export const unknownVoice = 'Somebody'

/** Who answers a question begins sooner than this in most calls; a pause within a sentence is rarely longer. */
const sentencePauseMs = 700

/**
 * The transcript of a recording as a speech service heard it. Voices are called Speaker 1, Speaker 2 and so on, in the order
 * in which they begin. When fewer than two were told apart, each sentence is a line of its own under `unknownVoice`, so that
 * somebody can say whose it is. Throws `TranscriptError` when nothing was said, or not in English.
 */
export function heardTranscript(heard: readonly HeardPiece[]): ParsedTranscript {
  const pieces = heard.filter(({ text }) => tidy(text) !== '').toSorted((a, b) => a.startMs - b.startMs)
  if (pieces.length === 0) throw new TranscriptError('No words were heard in this recording: choose another one.')
  refuseForeign(pieces.map(({ text }) => text).join('\n'))
  const voices = [...new Set(pieces.flatMap(({ speaker }) => speaker ?? []))]
  if (voices.length < 2) return { speakers: [unknownVoice], turns: pieces.flatMap(sentencesOf) }
  const named = pieces.map((piece) => ({ ...piece, speaker: nameOf(voices, piece.speaker) }))
  return transcriptOf(named.every(({ words }) => words !== null) ? wordByWord(named) : named.map(asPiece))
}

const nameOf = (voices: readonly string[], voice: string | null): string | null =>
  voice === null ? null : `Speaker ${voices.indexOf(voice) + 1}`

const wordByWord = (pieces: readonly HeardPiece[]): Piece[] =>
  piecesOfWords(pieces.flatMap(({ speaker, words }) => (words ?? []).map((word) => ({ ...word, speaker }))))

const asPiece = ({ speaker, text, startMs, endMs }: HeardPiece): Piece => ({ speaker, words: text, startMs, endMs })

/** The sentences of a piece, each with times: by its words, or else by its share of the letters. */
function sentencesOf(piece: HeardPiece): TranscriptLine[] {
  return piece.words === null ? sentencesByLetters(piece) : sentencesByWords(piece.words)
}

const isEnd = (word: string): boolean => /[.?!…]["'”’)]*$/u.test(word)

function sentencesByWords(words: NonNullable<HeardPiece['words']>): TranscriptLine[] {
  const sentences: (typeof words)[number][][] = []
  let before: (typeof words)[number] | null = null
  for (const word of words) {
    const begins = before === null || isEnd(before.text) || word.startMs - before.endMs >= sentencePauseMs
    if (begins) sentences.push([word])
    else sentences.at(-1)?.push(word)
    before = word
  }
  return sentences.flatMap((said) =>
    piecesOfWords(said.map((word) => ({ ...word, speaker: unknownVoice }))).map((one) => ({
      ...one,
      speaker: unknownVoice,
    })),
  )
}

function sentencesByLetters({ text, startMs, endMs }: HeardPiece): TranscriptLine[] {
  const sentences = tidy(text).split(/(?<=[.?!…]["'”’)]*) /u)
  const perLetter = (endMs - startMs) / Math.max(1, sentences.join('').length)
  let at = startMs
  return sentences.map((words) => {
    const from = at
    at += words.length * perLetter
    return { speaker: unknownVoice, words, startMs: Math.round(from), endMs: Math.round(at) }
  })
}
