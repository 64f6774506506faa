import { deniedIn, saysSoThemselves } from '../../speech/opposite.ts'
import { folded } from '../../speech/said.ts'
import { namesSum } from './amounts.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { speaksOfTrouble } from './needs.ts'

/** So far back somebody remembers what they said of it. */
const recentTurns = 4

/** A sum of money told of a loss: not what they pay for something. */
const ofLoss = /\b(?:costs?|los(?:e|es|ing|t|s|ses)|wast(?:e|es|ed|ing)|fines?|write (?:it )?off|binned)\b/
const tellsCost = ({ heard }: HeardTurn): boolean => namesSum(heard) && ofLoss.test(folded(heard))

/**
 * The rep sums up as not there what the buyer had just told: a trouble in the last thing they said or in two before it, or what it
 * costs. Where the buyer had said anything of the kind themselves nobody can tell.
 */
export function saysTheOpposite(call: HeardCall, turn: HeardTurn): boolean {
  const denied = deniedIn(turn.heard)
  if (denied === null) return false
  // A practice buyer knows what they have told, and has set it right.
  const answer = call.turns[turn.at + 1]?.mind
  if (answer?.move === 'correct-recap') return true
  const recent = call.buyer.filter(({ at }) => at < turn.at).slice(-recentTurns)
  if (recent.some(({ heard }) => saysSoThemselves(heard))) return false
  if (denied === 'number') return recent.some(tellsCost)
  const troubles = recent.filter(({ heard }) => speaksOfTrouble(heard))
  return troubles.length >= 2 || (troubles.length === 1 && troubles[0] === recent.at(-1))
}
