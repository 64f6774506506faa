import type { Move } from '@ringside/contract'
import { tellsNothing } from '../../speech/telling-nothing.ts'
import { discoveryActs, does, offersIn } from './acts-done.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

/** Moves of the practice buyer that tell more of a fact, or a value of it, beside those that give one away. */
const telling = new Set<Move>(['reveal-fact', 'slot-answer', 'correct-recap'])

/**
 * The buyer tells something: the practice buyer's mind knows, of an answer in plain words and of all others the words tell,
 * beside those of the line they answer.
 */
export function tellsSomething({ heard, mind }: HeardTurn, asked: HeardTurn | undefined): boolean {
  if (mind === null) return !tellsNothing(heard, asked?.heard)
  if (mind.facts.length > 0 || telling.has(mind.move)) return true
  return mind.move === 'answer-plain' && !tellsNothing(heard, asked?.heard)
}

const longestGoingOn = 12

/** "Go on." "Could you say a bit more?" The question before it is still being answered. */
function goesOn(turn: HeardTurn): boolean {
  if (turn.speaker !== 'rep' || turn.wordCount > longestGoingOn) return false
  return does(turn, [...discoveryActs, 'next_step', 'goodbye']) === null && offersIn([turn]).length === 0
}

/**
 * Whether the buyer told something in answer to a line of the rep's, at once or when asked to go on. "Same as everybody" and
 * "No." are no answers that anything is learnt from.
 */
export function toldInAnswer({ turns }: HeardCall, question: HeardTurn): boolean {
  for (const turn of turns.slice(question.at + 1)) {
    if (turn.speaker === 'buyer' ? tellsSomething(turn, question) : !goesOn(turn)) return turn.speaker === 'buyer'
  }
  return false
}
