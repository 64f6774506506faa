import type { HeardCall, HeardTurn } from './heard-call.ts'

/** Shorter overlaps are how people pass the word to each other. */
const overlapMs = 200
/** "mm-hm", "right", "okay, sure": listening aloud, not taking the floor. */
const backchannel =
  /^\W*(?:(?:m+-?h+m+|u+h+-?h+u+h+|yeah|yes|yep|ok|okay|right|sure|got it|i see|exactly|true|mm+|hm+)\W*){1,3}$/iu

type Reply = { turn: HeardTurn; gapMs: number; cut: boolean }

/** Each rep turn that follows a buyer turn. */
export function replies(call: HeardCall): Reply[] {
  return call.rep.flatMap((turn) => {
    const before = call.turns[turn.at - 1]
    if (before?.speaker !== 'buyer') return []
    return [{ turn, gapMs: turn.startMs - before.endMs, cut: before.mind?.cut === true || overlaps(turn, before) }]
  })
}

function overlaps(turn: HeardTurn, before: HeardTurn): boolean {
  return turn.timed && before.timed && turn.startMs >= before.startMs && before.endMs - turn.startMs >= overlapMs
}

/** Rep turns that began while the buyer was speaking, by 0.2 s or more; sounds of listening left out. */
export function interruptingTurns(call: HeardCall): HeardTurn[] {
  return replies(call)
    .filter(({ turn, cut }) => cut && !backchannel.test(turn.words))
    .map(({ turn }) => turn)
}
