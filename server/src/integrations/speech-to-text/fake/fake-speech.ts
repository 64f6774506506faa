import type { HeardPiece, Hearing, HearingRequest, SpeechToText } from '../speech-to-text.ts'

export interface FakeSpeech extends SpeechToText {
  /** What was asked for, in order. */
  readonly asked: readonly HearingRequest[]
  /** What it does with every request from now on. */
  behave(hear: (request: HearingRequest) => Promise<Hearing> | Hearing): void
}

/** Something said at a stretch; each word lasts a quarter of a second. */
export function saidPiece(text: string, startMs: number, speaker: string | null = null): HeardPiece {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startMs: startMs + at * 250,
    endMs: startMs + at * 250 + 250,
  }))
  return { text, startMs, endMs: words.at(-1)?.endMs ?? startMs, speaker, words }
}

export const failedHearing = (
  why: Extract<Hearing, { state: 'failed' }>['why'],
  retryAfterMs: number | null = null,
): Hearing => ({ state: 'failed', why, detail: 'As told', retryAfterMs })

/** A speech service in this process that takes twenty seconds of sound at a time and hears what it is told to. */
export function createFakeSpeech(): FakeSpeech {
  const asked: HearingRequest[] = []
  let hear: (request: HearingRequest) => Promise<Hearing> | Hearing = () => ({ state: 'heard', pieces: [] })
  return {
    name: 'Listeners Ltd',
    model: 'ears-1',
    limits: { bytes: 10_000_000, ms: 20_000 },
    hearsChannels: true,
    asked,
    behave: (next) => {
      hear = next
    },
    hear: async (request) => {
      asked.push(request)
      return hear(request)
    },
  }
}
