import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences } from './words.ts'
import { saysYesIn } from './yes-words.ts'

/** A worry can be let go and the step accepted in one line. */
const accepting =
  /\b(half an hour i can|i can (manage|find|do) (that|it|half|thirty)|put (it|me) (in|down)|send (me )?(the|an) invite|that works|works for me|see you (then|on)|book it)\b/iu

/** A turn says yes to what was proposed just before. */
function saysYes(turn: HeardTurn): boolean {
  return saysYesIn(heardSentences(turn).map(({ start, end }) => turn.heard.slice(start, end)))
}

/** Asked back for a detail of the step: the yes comes in the turn after, if at all. */
const asksDetail =
  /\b(what time|when|which day|how long|who (else|would|should|will)|where|by phone|in person|what would (we|you|it)|what for)\b[^.]*\?\s*$/iu

const ordinal =
  /\b(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\p{L}+teenth|twentieth|thirtieth)\b/giu
const longestMove = 8

/** "The twelfth's a holiday. Thirteenth." "Thirteenth at nine.": another day that is taken up at once is agreed. */
function movesToDay({ turns }: HeardCall, answer: HeardTurn): boolean {
  const back = turns[answer.at + 1]
  if (back?.speaker !== 'rep' || answer.wordCount > longestMove || answer.heard.trimEnd().endsWith('?')) return false
  const [last] = (answer.heard.match(ordinal) ?? []).slice(-1)
  return last !== undefined && back.heard.toLowerCase().startsWith(last.toLowerCase())
}

/** Agreed: the practice buyer's own decision; else a yes in the next turn, or after a question about the details of it. */
export function agreementTo(call: HeardCall, ask: HeardTurn): HeardTurn | null {
  const next = call.buyer.filter((later) => later.at > ask.at).slice(0, 2)
  const decided = next.find((later) => later.mind?.move === 'agree-next-step')
  if (decided !== undefined) return decided
  const [answer, afterwards] = next
  if (answer === undefined) return null
  if (answer.mind !== null)
    return answer.mind.move === 'resolve-objection' && accepting.test(answer.heard) ? answer : null
  if (saysYes(answer) || movesToDay(call, answer)) return answer
  return asksDetail.test(answer.heard) && afterwards !== undefined && saysYes(afterwards) ? afterwards : null
}

/**
 * The practice buyer turned the ask down: the call had not earned it. A no of which only the words are known says nothing
 * of that: people turn down what was well asked.
 */
export function refuses(call: HeardCall, ask: HeardTurn): boolean {
  const move = call.turns[ask.at + 1]?.mind?.move
  return move === 'refuse-next-step' || move === 'brush-off' || move === 'hang-up'
}
