import { talksDown } from '../../speech/waving-away.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

/** A turn that pushes for a yes. Nothing in it counts as a question, as listening or as a next step. */
export const isPressing = ({ pressing }: HeardTurn): boolean => pressing

/** A turn that talks a worry down instead of taking it up. */
export function isArguing(turn: HeardTurn): boolean {
  return talksDown(turn.heard)
}

/** The practice buyer took the turn as going past their worry: what it took up was not listened to. */
export function wentPast(call: HeardCall, turn: HeardTurn): boolean {
  return call.turns[turn.at + 1]?.mind?.objection?.state === 'brushed-aside'
}
