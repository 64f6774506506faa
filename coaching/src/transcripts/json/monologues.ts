import { z } from 'zod'
import { piecesOfWords, type TimedWord } from '../timed-words.ts'
import type { Piece } from '../transcript.ts'
import { fileTime, msOf } from './file-times.ts'

const label = z.union([z.string(), z.number().transform(String)])
const time = fileTime.nullish()
const element = z.object({ value: z.string(), ts: time, end_ts: time, timestamp: time, end_timestamp: time })

/** Rev and Rev.ai: monologues made of words and marks. Times are seconds (Rev.ai) or "00:00:01,250" (Rev). */
const rev = z.object({
  monologues: z.array(z.object({ speaker: label.nullish(), elements: z.array(element) })).min(1),
})

/** The pieces of a transcript of Rev or Rev.ai; null for any other file. */
export function monologuePieces(file: unknown): Piece[] | null {
  const { data } = rev.safeParse(file)
  if (data === undefined) return null
  const isTimed = data.monologues.some(({ elements }) =>
    elements.some((one) => (one.ts ?? one.timestamp) !== undefined),
  )
  if (!isTimed) {
    return data.monologues.map(({ speaker, elements }) => ({
      speaker: speaker ?? null,
      words: elements.map(({ value }) => value).join(''),
      startMs: null,
      endMs: null,
    }))
  }
  const words = data.monologues.flatMap(({ speaker, elements }) =>
    elements.map((one): TimedWord => ({
      speaker: speaker ?? null,
      text: one.value,
      startMs: msOf(one.ts ?? one.timestamp, 1000),
      endMs: msOf(one.end_ts ?? one.end_timestamp, 1000),
    })),
  )
  return piecesOfWords(words)
}
