import type { PerceivedAct, Speaker, Turn } from '@ringside/contract'

/** From when to when a word was spoken, in milliseconds from the beginning of the call. */
export type WordTime = readonly [startMs: number, endMs: number]

/** Who says something in a call that is reviewed: the rep, the buyer's side, or somebody who sits beside the rep. */
export type HeardSpeaker = Speaker | 'colleague'

/** A turn of an uploaded call: words and times, no mind behind it. */
export type PlainTurn = {
  turn: number
  speaker: HeardSpeaker
  words: string
  startMs: number
  endMs: number
  mode: 'typed' | 'voice'
  /** The times were worked out from the words, not measured. */
  estimated?: boolean
  /** One for each word that spaces set apart, where the file had the times of words. */
  wordTimes?: readonly WordTime[]
  /** Found from the words when missing. */
  acts?: PerceivedAct[]
}

/** What a review is made of: turns of a practice call, or of an uploaded one. */
export type ReviewTurn = Turn | PlainTurn
