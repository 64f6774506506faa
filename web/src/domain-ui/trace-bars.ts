import type { Side } from '@ringside/contract/speakers'
import { withLength, type TimeAxis } from './timeline/time-axis.ts'

/** Who spoke when, in either kind of call. */
export interface SpokenTurn {
  speaker: Side
  words: string
  startMs: number
  endMs: number
}

export interface TraceBar {
  speaker: Side
  /** Middle of the bar, milliseconds from the start of the call. */
  ms: number
  /** The same along the axis it is drawn on, 0..1. */
  share: number
  /** 0..1 */
  height: number
}

/** How loud a letter is said, about: vowels carry, voiced consonants less, the others least. */
function loudness(letter: string): number {
  if (/[aeiouyáéíóúàèäöüåø0-9]/i.test(letter)) return 1
  return /[bdgjlmnrvwz]/i.test(letter) ? 0.62 : 0.34
}

/** Words of this many letters and more draw the highest bars. */
const longWord = 9

/** The height of the bar at a share 0..1 of what is said; 0 between words. */
function heightAt(words: string, share: number): number {
  const at = Math.min(words.length - 1, Math.floor(share * words.length))
  const letter = words[at] ?? ' '
  if (/\s/.test(letter)) return 0
  const before = words.slice(0, at).match(/\S*$/)?.[0].length ?? 0
  const after = words.slice(at).match(/^\S*/)?.[0].length ?? 0
  return loudness(letter) * (0.5 + 0.5 * Math.min(1, (before + after) / longWord))
}

/**
 * Bars of a trace from what was said: each follows the letter and the word spoken at its time, spread evenly over the
 * turn. It is a picture of the words, not of a recording, and the same turns always draw the same picture.
 */
export function traceBars(spoken: readonly SpokenTurn[], axis: TimeAxis, count: number): TraceBar[] {
  const turns = withLength(spoken)
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count).flatMap((share) => {
    const ms = axis.msAt(share)
    const turn = turns.find((each) => each.startMs <= ms && ms < each.endMs)
    const height = turn ? heightAt(turn.words, (ms - turn.startMs) / (turn.endMs - turn.startMs)) : 0
    return turn && height > 0 ? [{ speaker: turn.speaker, ms, share, height }] : []
  })
}
