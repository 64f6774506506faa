import { countWords } from '@ringside/contract/simulations/spoken-words'
import { isConnecting, timeLimitMs } from '../buyer/index.ts'
import type { Call } from './call.ts'

/** The rep is told when the buyer has this long left. */
export const nearlyUpMs = 60_000

/**
 * How long after their time the buyer waits for a word from the rep. A rep who is speaking then hears a goodbye; one who
 * says nothing hears the line go dead.
 */
export const patienceAfterTimeMs = 30_000

/** Spoken English runs at about 160 words a minute; a persona's `pace` of 0..1 moves it from 136 to 184. */
export function speakingMs(words: string, pace: number): number {
  return Math.round((countWords(words) * 60_000) / (160 * (0.85 + 0.3 * pace)))
}

/** The beginning of a line, to the letter, up to the end of its first `count` words. */
export function firstWords(words: string, count: number): string {
  const ends = [...words.matchAll(/\S+/g)].map((word) => word.index + word[0].length)
  return count <= 0 ? '' : words.slice(0, ends[count - 1] ?? words.length)
}

/** How long after the words of being put through have had their time the persona picks up, should nobody report them said. */
const connectingMs = 8_000

/** When the persona picks up a rep who was put through, at the latest; null when nobody is being put through. */
export function connectsByMs({ state, atMs }: Call): number | null {
  if (state.at === 'listening') return isConnecting(state.mind) ? atMs : null
  return state.at === 'speaking' && isConnecting(state.mind) ? state.turn.endMs + connectingMs : null
}

/** The call time at which `time-passed` will change something; null when nothing depends on time. */
export function nextWakeMs(call: Call): number | null {
  const { at } = call.state
  if (at === 'idle' || at === 'ringing' || at === 'ended') return null
  const connects = connectsByMs(call)
  if (connects !== null) return connects
  const whole = timeLimitMs(call.setup)
  return call.toldTimeNearlyUp ? whole + patienceAfterTimeMs : whole - nearlyUpMs
}
