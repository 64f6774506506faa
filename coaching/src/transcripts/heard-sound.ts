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
  /** On which of two channels it was heard, from 0; left out where they were not heard apart. */
  readonly channel?: number
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly words: readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[] | null
}

/** What all voices are called together when nobody has told them apart. */
export const unknownVoice = 'Somebody'

/** Who answers a question begins sooner than this in most calls; a pause within a sentence is rarely longer. */
const sentencePauseMs = 700

const channelNames = ['Left channel', 'Right channel'] as const

/** Of so many words of either channel, said at the same time on the other too, both are one sound, kept twice. */
const sameShare = 0.7
const sameTimeMs = 400

type HeardWord = { readonly text: string; readonly startMs: number; readonly endMs: number }

const wordsIn = (pieces: readonly HeardPiece[]): HeardWord[] =>
  pieces.flatMap(({ words, ...piece }) => words ?? [piece])

/** The share of the words of one channel that the other has at the same time. */
function shareTwice(one: readonly HeardWord[], other: readonly HeardWord[]): number {
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')
  const times = Map.groupBy(other, ({ text }) => plain(text))
  const twice = one.filter(({ text, startMs }) =>
    times.get(plain(text))?.some((same) => Math.abs(same.startMs - startMs) <= sameTimeMs),
  )
  return twice.length / Math.max(1, one.length)
}

/**
 * The sound that two channels hold twice, by the channel with more of it, and what was said on the other while that one was
 * silent. Null where either has words of its own: one of them heard faintly on the other's channel is still two speakers.
 */
function oneSound(left: readonly HeardPiece[], right: readonly HeardPiece[]): readonly HeardPiece[] | null {
  const [onLeft, onRight] = [wordsIn(left), wordsIn(right)]
  if (Math.min(shareTwice(onLeft, onRight), shareTwice(onRight, onLeft)) < sameShare) return null
  const isLeftFuller = onLeft.length >= onRight.length
  const [fuller, words, other] = isLeftFuller ? [left, onLeft, right] : [right, onRight, left]
  const isAlone = (piece: HeardPiece): boolean =>
    words.every(({ startMs, endMs }) => endMs <= piece.startMs || startMs >= piece.endMs)
  return [...fuller, ...other.filter(isAlone)].toSorted((a, b) => a.startMs - b.startMs)
}

/**
 * Two channels are two speakers. One alone with words on it, or one sound kept on both, says nothing of who speaks: then its
 * voices are told apart as those of any sound.
 */
function byChannel(pieces: readonly HeardPiece[]): readonly HeardPiece[] | 'apart' {
  const [left, right] = [0, 1].map((at) => pieces.filter(({ channel }) => channel === at))
  if (!left || !right || left.length === 0 || right.length === 0) return pieces
  if (left.length + right.length < pieces.length) return pieces
  return oneSound(left, right) ?? 'apart'
}

function transcriptOfVoices(pieces: readonly HeardPiece[]): ParsedTranscript {
  return transcriptOf(pieces.every(({ words }) => words !== null) ? wordByWord(pieces) : pieces.map(asPiece))
}

/**
 * The transcript of a recording as a speech service heard it. Where each channel was heard by itself and each has words of
 * its own, the speakers are its channels. Else voices are called Speaker 1, Speaker 2 and so on, in the order
 * in which they begin. When fewer than two were told apart, each sentence is a line of its own under `unknownVoice`, so that
 * somebody can say whose it is. Throws `TranscriptError` when nothing was said, or not in English.
 */
export function heardTranscript(heard: readonly HeardPiece[]): ParsedTranscript {
  const all = heard.filter(({ text }) => tidy(text) !== '').toSorted((a, b) => a.startMs - b.startMs)
  if (all.length === 0) throw new TranscriptError('No words were heard in this recording: choose another one.')
  refuseForeign(all.map(({ text }) => text).join('\n'))
  const pieces = byChannel(all)
  if (pieces === 'apart') {
    return transcriptOfVoices(all.map((piece) => ({ ...piece, speaker: channelNames[piece.channel === 1 ? 1 : 0] })))
  }
  const voices = [...new Set(pieces.flatMap(({ speaker }) => speaker ?? []))]
  if (voices.length < 2) return { speakers: [unknownVoice], turns: pieces.flatMap(sentencesOf) }
  return transcriptOfVoices(pieces.map((piece) => ({ ...piece, speaker: nameOf(voices, piece.speaker) })))
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
