import { judgedFrom, sureFrom } from '../../acts/confidence.ts'
import { hasStrangeMatter } from '../../acts/evidence.ts'
import { plainText } from '../../acts/tokens.ts'
import { isGibberish } from '../../buyer/heard/gibberish.ts'
import { oncePer } from '../../buyer/once.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'

/** Every line of English has one of these, but for bare names and shouts. */
const smallWords =
  /\b(?:a|an|the|i|you|he|she|it|we|they|me|us|them|my|your|our|their|is|are|was|were|be|am|do|does|did|have|has|had|can|could|will|would|should|and|or|but|if|so|not|no|yes|yeah|okay|ok|to|of|in|on|at|for|from|with|by|about|as|that|this|there|what|who|how|why|when|where|which|hello|hi|hey|thanks|thank|please|sorry|right|sure|bye|great|good|all|any|some|one|two)\b/u

const fewestWords = 3

/** Said in passing beside what was strange, these make a line no better. */
const passing = new Set(['off_topic', 'ack', 'goodbye', 'small_talk', 'greeting', 'intro', 'answer'])

/** The line does something that belongs to a call. */
function belongs({ acts }: HeardTurn): boolean {
  return acts.some(({ act, confidence }) => !passing.has(act) && confidence >= sureFrom)
}

/** Words that nobody could make out, or that have nothing to do with any call. */
function strays(call: HeardCall, turn: HeardTurn): boolean {
  const plain = plainText(turn.heard)
  if (plain.trim() === '') return false
  if (isGibberish(plain)) return true
  if (belongs(turn)) return false
  if (
    hasStrangeMatter(plain) &&
    turn.acts.some(({ act, confidence }) => act === 'off_topic' && confidence >= judgedFrom)
  )
    return true
  // The practice buyer asked what that was, and there is no word in it that would have told them.
  const asked = call.turns[turn.at + 1]?.mind?.move === 'ask-meaning'
  return asked && turn.wordCount >= fewestWords && !smallWords.test(plain)
}

/** A slip of the fingers or a bad line happens to everybody. */
const forgiven = 1

/** The rep's lines that said nothing, or nothing of this call; empty when it was no more than a slip. */
export const straysHeard = oncePer((call: HeardCall): readonly HeardTurn[] => {
  const found = call.rep.filter((turn) => strays(call, turn))
  return found.length > forgiven ? found : []
})
