import { z } from 'zod'
import { piecesOfWords } from '../timed-words.ts'
import type { Piece } from '../transcript.ts'

const label = z.union([z.string(), z.number().transform(String)])
const word = z.object({
  word: z.string(),
  punctuated_word: z.string().optional(),
  start: z.number(),
  end: z.number(),
  speaker: label.optional(),
})
const paragraph = z.object({
  speaker: label.optional(),
  sentences: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
})
const alternative = z.object({
  words: z.array(word).optional(),
  paragraphs: z.object({ paragraphs: z.array(paragraph) }).optional(),
})
/** One channel a person, or one channel with a speaker at each word. Times are seconds. */
const deepgram = z.object({
  results: z.object({ channels: z.array(z.object({ alternatives: z.array(alternative).min(1) })).min(1) }),
})
type Channels = z.infer<typeof deepgram>['results']['channels']

const ms = (seconds: number): number => Math.round(Math.max(0, seconds) * 1000)

function piecesOfChannels(channels: Channels): Piece[] {
  const many = channels.length > 1
  return piecesOfWords(
    channels.flatMap(({ alternatives }, channel) =>
      (alternatives[0]?.words ?? []).map((one) => ({
        speaker: many ? `Channel ${channel + 1}` : (one.speaker ?? null),
        text: one.punctuated_word ?? one.word,
        startMs: ms(one.start),
        endMs: ms(one.end),
      })),
    ),
  )
}

function piecesOfParagraphs(channels: Channels): Piece[] {
  const paragraphs = channels[0]?.alternatives[0]?.paragraphs?.paragraphs ?? []
  return paragraphs.flatMap(({ speaker, sentences }) =>
    sentences.map(({ text, start, end }) => ({
      speaker: speaker ?? null,
      words: text,
      startMs: ms(start),
      endMs: ms(end),
    })),
  )
}

/** The pieces of an answer of Deepgram that tells its speakers by word, channel or paragraph; null for any other file. */
export function deepgramPieces(file: unknown): Piece[] | null {
  const { data } = deepgram.safeParse(file)
  if (data === undefined) return null
  const { channels } = data.results
  const found = [piecesOfChannels(channels), piecesOfParagraphs(channels)]
  return found.find((pieces) => pieces.some(({ speaker }) => speaker !== null)) ?? null
}
