import { z } from 'zod'
import { askService } from '../ask-service.ts'
import type { HeardPiece, HeardWord, Hearing, SpeechToText } from '../speech-to-text.ts'

export interface DeepgramAddress {
  readonly model: string
  /** Base address, as `https://api.deepgram.com/v1`. */
  readonly url: string
  readonly key: string
}

/**
 * Deepgram takes 2 GB. A voice is known for one request only, so a call is sent whole; a hundred megabytes, held in
 * memory while they are sent, are most calls.
 */
const limits = { bytes: 100_000_000, ms: 4 * 3_600_000 } as const

const word = z.object({
  word: z.string(),
  punctuated_word: z.string().nullish(),
  start: z.number().min(0),
  end: z.number().min(0),
  speaker: z.number().int().nullish(),
})
const answer = z.object({
  results: z.object({
    channels: z.array(z.object({ alternatives: z.array(z.object({ words: z.array(word) })).min(1) })).min(1),
  }),
})

/** Deepgram's recorded speech, with who says what. */
export function createDeepgram({ model, url, key }: DeepgramAddress): SpeechToText {
  const addressFor = (channels: number): string => {
    const wanted = new URLSearchParams({ model, diarize: 'true', smart_format: 'true' })
    if (channels === 2) wanted.set('multichannel', 'true')
    return `${url.replace(/\/+$/, '')}/listen?${wanted.toString()}`
  }
  return {
    name: 'Deepgram',
    model,
    limits,
    hearsChannels: true,
    hear: (request) => {
      const { bytes, media, channels } = request.sound
      const headers = { authorization: `Token ${key}`, 'content-type': media }
      const body = () => new Blob([bytes], { type: media })
      return askService({ url: addressFor(channels), headers, key, body, answer, heardIn }, request)
    },
  }
}

type Word = z.infer<typeof word>

const heard = ({ word: plain, punctuated_word: marked, start, end }: Word): HeardWord => ({
  text: marked ?? plain,
  startMs: Math.round(start * 1000),
  endMs: Math.round(Math.max(start, end) * 1000),
})

/** A voice is told apart from others on its channel alone: of two channels it is named with it. */
function heardIn({ results: { channels } }: z.infer<typeof answer>): Hearing {
  const pieces = channels.flatMap(({ alternatives }, channel) => {
    const said = piecesIn(alternatives[0]?.words ?? [])
    if (channels.length === 1) return said
    return said.map((piece) => ({
      ...piece,
      channel,
      speaker: piece.speaker === null ? null : `${channel}.${piece.speaker}`,
    }))
  })
  return { state: 'heard', pieces }
}

/** Words one after the other by the same voice are a piece. */
function piecesIn(words: readonly Word[]): HeardPiece[] {
  const pieces: Array<HeardPiece & { words: HeardWord[] }> = []
  for (const one of words) {
    const speaker = one.speaker == null ? null : String(one.speaker)
    const last = pieces.at(-1)
    const next = heard(one)
    if (last === undefined || last.speaker !== speaker) pieces.push({ ...next, speaker, words: [next] })
    else pieces[pieces.length - 1] = joined(last, next)
  }
  return pieces
}

const joined = <Piece extends HeardPiece & { words: HeardWord[] }>(piece: Piece, next: HeardWord): Piece => {
  piece.words.push(next)
  return { ...piece, text: `${piece.text} ${next.text}`, endMs: Math.max(piece.endMs, next.endMs) }
}
