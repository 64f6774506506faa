/** How a buyer sounds: pitch and pace 0..1, where 0.5 is an ordinary voice. */
export interface VoiceTraits {
  pitch: number
  pace: number
}

/** A line being said. Stopping it tells nothing more. */
export interface Saying {
  stop: () => void
}

export interface SayingEvents {
  /** This many words have begun. Rises from 1 to all of them. */
  onWord: (begun: number) => void
  /** The whole line was said. */
  onEnd: () => void
}

/** Says the buyer's lines. Whatever engine it has, every line reaches its end: a voice that fails leaves its captions. */
export interface SpeechOutput {
  say: (line: string, voice: VoiceTraits, events: SayingEvents) => Saying
}

/** Why listening stopped by itself. */
export type ListeningFailure = 'refused' | 'no-microphone' | 'no-connection'

export interface ListeningEvents {
  /** What has been heard of a line so far; may still change. */
  onHearing: (words: string) => void
  /** The line is complete: the rep paused. */
  onLine: (words: string) => void
  onFailure: (failure: ListeningFailure) => void
}

export interface Listening {
  stop: () => void
}

/** Hears the rep's lines. */
export interface SpeechInput {
  listen: (events: ListeningEvents) => Listening
}
