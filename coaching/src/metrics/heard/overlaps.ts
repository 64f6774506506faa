import type { HeardCall, HeardTurn } from './heard-call.ts'

/** Shorter overlaps are how people pass the word to each other. */
const overlapMs = 200
/** "mm-hm", "right", "okay, sure": listening aloud, not taking the floor. */
const backchannel =
  /^\W*(?:(?:m+-?h+m+|u+h+-?h+u+h+|yeah|yes|yep|ok|okay|right|sure|got it|i see|exactly|true|mm+|hm+)\W*){1,3}$/iu

type Reply = { turn: HeardTurn; gapMs: number }

/** Each rep turn that follows a buyer turn. */
export function replies(call: HeardCall): Reply[] {
  return call.rep.flatMap((turn) => {
    const before = call.turns[turn.at - 1]
    if (before?.speaker !== 'buyer') return []
    return [{ turn, gapMs: turn.startMs - before.endMs }]
  })
}

function overlaps(turn: HeardTurn, before: HeardTurn): boolean {
  return turn.timed && before.timed && turn.startMs >= before.startMs && before.endMs - turn.startMs >= overlapMs
}

/** The turns of the buyer that were still going on, or had just ended, when each rep turn began: the latest one. */
function latestOfBuyer(call: HeardCall): { turn: HeardTurn; buyer: HeardTurn }[] {
  let buyer: HeardTurn | null = null
  return call.turns.flatMap((turn) => {
    if (turn.speaker === 'buyer') {
      buyer = turn
      return []
    }
    return buyer === null || turn.speaker === 'colleague' ? [] : [{ turn, buyer }]
  })
}

/**
 * Rep turns that began while the buyer was speaking, by 0.2 s or more; sounds of listening left out, and who goes on
 * speaking into the same turn of the buyer has interrupted once.
 */
export function interruptingTurns(call: HeardCall): HeardTurn[] {
  const interrupted = new Set<HeardTurn>()
  return latestOfBuyer(call).flatMap(({ turn, buyer }) => {
    const isCut = turn.at === buyer.at + 1 && buyer.mind?.cut === true
    if (interrupted.has(buyer) || backchannel.test(turn.words) || !(isCut || overlaps(turn, buyer))) return []
    interrupted.add(buyer)
    return [turn]
  })
}
