/** A stretch of sound whose words are asked for. */
export interface Sound {
  /** A whole file: it can be played alone. */
  readonly bytes: Uint8Array<ArrayBuffer>
  /** As `audio/mpeg`. */
  readonly media: string
  /** The file name that goes with the media, as `sound.mp3`: some servers look at nothing else. */
  readonly fileName: string
  /** How long it plays, in milliseconds. */
  readonly durationMs: number
  /** Two where each side of a call may have been recorded by itself, or where one sound was kept twice. */
  readonly channels: number
}

export interface HearingRequest {
  readonly sound: Sound
  /** The whole answer must have come by then, in milliseconds from the asking. */
  readonly totalMs: number
  /** Nobody waits for the answer any more. */
  readonly signal: AbortSignal
}

/** A word with its time from the beginning of the sound, in milliseconds. */
export interface HeardWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

/** What somebody said at a stretch, with times from the beginning of the sound, in milliseconds. */
export interface HeardPiece extends HeardWord {
  /** What the service calls whoever says it, in this sound alone; null when it tells no voices apart. */
  readonly speaker: string | null
  /** On which channel it was heard, counted from 0, where the service heard each of two by itself. */
  readonly channel?: number
  /** Null when the service places whole pieces only. */
  readonly words: readonly HeardWord[] | null
}

/**
 * Why there are no words. busy: asked too often, or has no room. unreached: it is not there, and no sound was sent. down:
 * broken off, failing, or answering what is not to be understood. slow: not complete in time. refused: it does not take our key, our model or our way of asking.
 * unreadable: it can't read this sound. aborted: nobody waited for it.
 */
export const hearingFailures = ['busy', 'unreached', 'down', 'slow', 'refused', 'unreadable', 'aborted'] as const
export type HearingFailure = (typeof hearingFailures)[number]

export type Hearing =
  /** No pieces: nothing is said in this sound. */
  | { readonly state: 'heard'; readonly pieces: readonly HeardPiece[] }
  | {
      readonly state: 'failed'
      readonly why: HearingFailure
      /** For the log; never shown to a rep. Holds no key. */
      readonly detail: string
      /** How long the service asks to be left alone, in milliseconds; null when it does not say. */
      readonly retryAfterMs: number | null
    }

/** A service that writes down what is said in a recording. */
export interface SpeechToText {
  /** Whom people's recordings are sent to, as they are told before they upload one: `OpenAI`, or the host of a server. */
  readonly name: string
  /** The model, as reviews name it. */
  readonly model: string
  /** The most that is taken in one request: bytes, and milliseconds of sound. */
  readonly limits: { readonly bytes: number; readonly ms: number }
  /** Hears each channel of a sound with two by itself, and takes its price for each. */
  readonly hearsChannels: boolean
  /** Asks once and never again. Always resolves, within `totalMs` or promptly after the signal, and never throws. */
  hear(request: HearingRequest): Promise<Hearing>
}
