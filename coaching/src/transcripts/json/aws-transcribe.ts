import { z } from 'zod'
import { piecesOfWords, type TimedWord } from '../timed-words.ts'
import type { Piece } from '../transcript.ts'

const item = z.object({
  type: z.string(),
  start_time: z.string().nullish(),
  end_time: z.string().nullish(),
  speaker_label: z.string().nullish(),
  alternatives: z.array(z.object({ content: z.string() })).min(1),
})
type Item = z.infer<typeof item>
const segment = z.object({ start_time: z.string(), end_time: z.string(), speaker_label: z.string() })
const channel = z.object({ channel_label: z.string(), items: z.array(item) })

/** Words as items, marks among them without times. Times are seconds as text. */
const transcribe = z.object({
  results: z.object({
    items: z.array(item).min(1),
    speaker_labels: z.object({ segments: z.array(segment) }).nullish(),
    channel_labels: z.object({ channels: z.array(channel) }).nullish(),
  }),
})

const ms = (seconds: string | null | undefined): number | null => {
  const value = Number(seconds ?? Number.NaN)
  return Number.isFinite(value) && value >= 0 ? Math.round(value * 1000) : null
}

const wordOf = (one: Item, speaker: string | null): TimedWord => ({
  speaker,
  text: one.alternatives[0]?.content ?? '',
  startMs: ms(one.start_time),
  endMs: ms(one.end_time),
})

/** Older answers name the speakers beside the words, by time: both lists run on in time, so each is read once. */
function bySegments(items: readonly Item[], segments: readonly z.infer<typeof segment>[]): TimedWord[] {
  let at = 0
  return items.map((one) => {
    const startMs = ms(one.start_time)
    while (startMs !== null && at + 1 < segments.length && (ms(segments[at + 1]?.start_time) ?? Infinity) <= startMs)
      at += 1
    return wordOf(one, startMs === null ? null : (one.speaker_label ?? segments[at]?.speaker_label ?? null))
  })
}

/** The pieces of an answer of Amazon Transcribe, by speaker or by channel; null for any other file. */
export function transcribePieces(file: unknown): Piece[] | null {
  const { data } = transcribe.safeParse(file)
  if (data === undefined) return null
  const { items, speaker_labels: speakers, channel_labels: channels } = data.results
  if (channels !== null && channels !== undefined) {
    return piecesOfWords(
      channels.channels.flatMap((one, i) => one.items.map((word) => wordOf(word, `Channel ${i + 1}`))),
    )
  }
  return piecesOfWords(bySegments(items, speakers?.segments ?? []))
}
