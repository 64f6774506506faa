import type { PerceivedAct, Speaker, Turn } from '@ringside/contract'

/** A turn of an uploaded call: words and times, no mind behind it. */
export type PlainTurn = {
  turn: number
  speaker: Speaker
  words: string
  startMs: number
  endMs: number
  mode: 'typed' | 'voice'
  /** The times were worked out from the words, not measured. */
  estimated?: boolean
  /** Found from the words when missing. */
  acts?: PerceivedAct[]
}

/** What a review is made of: turns of a practice call, or of an uploaded one. */
export type ReviewTurn = Turn | PlainTurn
