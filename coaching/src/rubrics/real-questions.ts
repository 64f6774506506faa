import { answersItself, does } from '../metrics/heard/acts-done.ts'
import { asksOddly } from '../speech/odd-questions.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'

/** Ends of an offer and of a call: what they ask finds nothing out. */
const askedForForm =
  /\b(make sense|sound (good|ok|okay|fair)|is that (right|correct|fair|all right|alright|ok|okay)|(?:have|did) i (?:got|get|miss|missed)\b|how are you|can you hear|do you want (a|to)|interested|(what['’]?s|what is|have you got|do you have) (the|your|an?) (best )?(e-?mail|number|mobile|address|name)|spell)\b/iu

/** The questions that find something out: no pressing, none for effect, no ask for a step, no form. */
export function realQuestions(turn: HeardTurn): HeardTurn['questions'] {
  if (isPressing(turn) || answersItself(turn)) return []
  const step = does(turn, ['next_step'])
  return turn.questions.filter(
    ({ text, start, end }) =>
      !askedForForm.test(text) && !asksOddly(text) && (step === null || end <= step.act.start || start >= step.act.end),
  )
}
