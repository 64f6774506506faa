import { countWords } from '@ringside/contract/simulations/spoken-words'
import type { AskedQuestion } from '../../acts/details.ts'
import type { HeardCall, HeardTurn } from './heard-call.ts'
import { isPressing } from './pressing.ts'
import { sentenceAt } from './spans.ts'
import { contentWords, stemsOf } from './words.ts'

/** Asks for more of what was just told, whatever that was. */
const digging =
  /\b(why|how come|what happen(s|ed)|what (was|is) it about|what (makes|made|caused|do you mean)|tell me more|say more|go on|for example|an example|walk me through|how (so|often|long|many|much)|which (one|of)|since when|whose|was it that|because\?|and then|what else|how does that)\b/iu

/** "What does that cost you?" asks about what was just told. */
const refersBack = /\b(that|this|it|those|these|they|them|he|she|him|her)\b/iu

const ofForm =
  /\b(make sense|sound (good|ok|okay|fair)|is that (right|correct|fair|all right|alright|ok|okay)|how are you|can you hear|do you want (a|to)|interested|who (else|besides|decides|signs|approves)|by when|does (that|it) (work|suit)|worth|would (that|this|it) (help|be|work))\b/iu
const opensWith = /^\W*((and|so|but|okay|right|oh|wow|hm+|then|sure),? )*(what|why|how|who|which|where|when|since)\b/iu

const fewestTold = 4
/** "And then?" "Why only a month?" A longer question without "that" or "they" asks for something of its own. */
const longestBare = 6

/** Names nothing that the buyer had not just named. */
function addsNothing(sentence: string, before: HeardTurn): boolean {
  const theirs = stemsOf([before])
  return contentWords(sentence).every(({ stem }) => theirs.has(stem))
}

/** A question that digs in any words: "why", "how often", "and then". */
export function digsIn(question: AskedQuestion, heard: string): boolean {
  return digging.test(heard.slice(question.start, question.end))
}

export function pointsBack({ text }: AskedQuestion): boolean {
  return refersBack.test(text)
}

/**
 * The question of a turn that only makes sense after what the buyer has just told: it asks for more of it or points back
 * at it. What checks an offer or asks for a step follows up on nothing.
 */
export function followUpIn(call: HeardCall, turn: HeardTurn): AskedQuestion | null {
  const before = call.turns[turn.at - 1]
  if (before?.speaker !== 'buyer' || before.wordCount < fewestTold || isPressing(turn)) return null
  if (before.heard.trimEnd().endsWith('?')) return null
  const found = turn.questions.find((question) => {
    if (ofForm.test(question.text) || !opensWith.test(question.text)) return false
    const { start, end } = sentenceAt(turn, question.start)
    if (!addsNothing(turn.heard.slice(start, end), before)) return false
    return pointsBack(question) || (digsIn(question, turn.heard) && countWords(question.text) <= longestBare)
  })
  return found ?? null
}
