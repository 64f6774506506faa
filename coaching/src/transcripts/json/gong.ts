import { z } from 'zod'
import { TranscriptError, type Piece } from '../transcript.ts'

const id = z.union([z.string(), z.number().transform(String)])
const time = z.number().nullish()

/** Gong and Zoom Revenue Accelerator: sentences under each speaker, times in milliseconds. */
const topics = z
  .array(
    z.object({
      speakerId: id.nullish(),
      speaker: id.nullish(),
      sentences: z.array(z.object({ text: z.string(), start: time, end: time })),
    }),
  )
  .min(1)
const calls = z.object({ callTranscripts: z.array(z.object({ transcript: z.unknown() })) })

/** The pieces of a list of topics of Gong, or null when it is a list of something else. */
export function gongPieces(list: unknown): Piece[] | null {
  const { data } = topics.safeParse(list)
  if (data === undefined) return null
  return data.flatMap(({ speakerId, speaker, sentences }) =>
    sentences.map(({ text, start, end }) => ({
      speaker: speaker ?? speakerId ?? null,
      words: text,
      startMs: start ?? null,
      endMs: end ?? null,
    })),
  )
}

/** An answer of Gong holds as many calls as were asked for, and a review is of one. */
export function refuseSeveralCalls(file: unknown): void {
  const count = calls.safeParse(file).data?.callTranscripts.length ?? 0
  if (count < 2) return
  throw new TranscriptError(
    `This file holds the transcripts of ${count} calls: export the one that you want reviewed, and choose that file.`,
  )
}
