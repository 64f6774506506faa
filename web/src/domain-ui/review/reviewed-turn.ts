import type { Moment } from '@ringside/contract/reviews/review'
import type { Side } from '@ringside/contract/speakers'

/** A turn of a call that is over, simulated or uploaded. */
export interface ReviewedTurn {
  turn: number
  speaker: Side
  /** Who said it, as the transcript shows it: "You", "Dana". */
  name: string
  words: string
  startMs: number
  endMs: number
  /** The rep cut in here, so the words end in a dash. */
  cut?: boolean
  /** The words as they came, when somebody has put them right since. */
  original?: string | null
}

/** The turn heard at a place of the call: the last one that has begun; before the first, none. */
export function turnAt<Turn extends { startMs: number }>(turns: readonly Turn[], ms: number): Turn | null {
  return turns.findLast((turn) => turn.startMs <= ms) ?? null
}

/** Where in the call the address points: a time, `?at=740000`, or a turn, `?turn=12`; else its beginning. */
export function placeIn(params: URLSearchParams, turns: ReadonlyArray<Pick<ReviewedTurn, 'turn' | 'startMs'>>): number {
  const turn = Number(params.get('turn') ?? 0)
  const at = turn > 0 ? turns.find((each) => each.turn === turn)?.startMs : Number(params.get('at') ?? 0)
  return at !== undefined && Number.isFinite(at) && at > 0 ? at : 0
}

/** The rep turn to say anew from a place of the call: the one heard there, else the next. */
export function repTurnFrom(turns: readonly ReviewedTurn[], ms: number): ReviewedTurn | null {
  const here = turnAt(turns, ms)
  if (here?.speaker === 'rep') return here
  return turns.find((turn) => turn.speaker === 'rep' && turn.startMs >= ms) ?? null
}

/** The moment to the left (-1) or right (1) of a place; one within half a second counts as being there. */
export function momentBeside(moments: readonly Moment[], ms: number, direction: -1 | 1): Moment | null {
  const inOrder = moments.toSorted((a, b) => a.startMs - b.startMs)
  return direction === 1
    ? (inOrder.find((moment) => moment.startMs > ms + 500) ?? null)
    : (inOrder.findLast((moment) => moment.startMs < ms - 500) ?? null)
}

/** The missed moment that has a better line, after a place of the call; past the last one the first again. */
export function missedAfter(moments: readonly Moment[], ms: number): Moment | null {
  const missed = moments.filter((moment) => moment.sayItBetter !== null)
  return momentBeside(missed, ms, 1) ?? missed.toSorted((a, b) => a.startMs - b.startMs)[0] ?? null
}

/** Turns that hold every word of a search, in any case. An empty search finds nothing. */
export function findTurns(turns: readonly ReviewedTurn[], search: string): readonly ReviewedTurn[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return turns.filter((turn) => words.every((word) => turn.words.toLowerCase().includes(word)))
}
