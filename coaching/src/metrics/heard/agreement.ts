import type { HeardCall, HeardTurn } from './heard-call.ts'
import { heardSentences } from './words.ts'

/** Said like a no, and a yes all the same: "No problem", "I can't see why not". */
const noForYes =
  /\b(no (problem|worries|objection|trouble|bother)( (with|from|at) [\p{L}' ]+)?|not a problem|(can['’]?t|don['’]?t|do not|cannot) see why not|why not|nothing against (it|that)|wouldn['’]?t (hurt|mind)|don['’]?t mind|not too busy)\b/giu

const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the \d{1,2}(?:st|nd|rd|th))`
const clock = String.raw`(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|\d{1,2})`

/** Words that a buyer accepts a proposal with. */
const agreeing = new RegExp(
  [
    String.raw`\b(?:yes|yeah|yep|sure|ok(?:ay)?|fine|alright|all right|deal|agreed|certainly|of course|absolutely|gladly|perfect)\b`,
    String.raw`\b(?:works|suits?|that['’]?ll do|that will do|does it|you['’]?re on|count (?:me|us) in|happy to|glad to|go ahead|see you|speak (?:then|on)|talk (?:then|on))\b`,
    String.raw`\b(?:sounds good|good idea|let['’]?s (?:do|say|take|have|meet|try|look)|book it|set it up|pencil (?:it|me|us|that|something) in)\b`,
    String.raw`\bput (?:it|me|us|that|something) (?:in|on|down)\b|\bi(?:['’]ll| will) (?:be there|bring|make|take|block|drag|get|find|clear)\b`,
    String.raw`\bsend (?:it|me|us|over|the|an|that)(?: (?:me|us|over|the|an|a|that))* (?:invite|invitation|link|calendar)\b|\bsend (?:it|that)(?: (?:over|to me|across|through))\b`,
    String.raw`\b(?:i|we) (?:can|could) (?:do|manage|make|find|give|take|spare|live with) |\b(?:i['’]m|i am|we['’]re|we are) (?:free|in|around|up for)\b|\bhalf an hour i can\b`,
    String.raw`\b${day}(?:,? (?:at )?${clock}\b[\p{L} ]*)? (?:it is|then|(?:is|['’]s) (?:good|fine|okay|ok|alright|all right|free|possible))\b|^\W*${day}(?:,? (?:at )?${clock}\b[^?]{0,16})?\W*$`,
    String.raw`^\W*(?:yes,? )?(?:please\b|make (?:it|that) (?:${day}|${clock})\b|by all means\b|then (?:come|do|ring|call)\b)`,
    String.raw`\b${clock} (?:it is|then|is (?:good|fine|okay|ok|alright|all right))\b|^\W*(?:right|good),? ${day}\W*$`,
  ].join('|'),
  'iu',
)

/** Words that a buyer turns a proposal down with, or puts it off with. */
const refusing =
  /\b(no\b|not\b|nope|\w+n['’]t\b|cannot|busy|but\b|email me|send me (some|an email|something|info|more|your|the (deck|details|brochure))|later\b|another time|(i['’]?ll|let me) (think|see|get back)|rather\b|instead\b|unless|(have|need|ought) to (check|ask|talk|speak|think)|maybe|perhaps|fine as we are|we['’]re (good|fine|all set)|i['’]m (good|fine)|good for now)/iu

/** A "but" that moves the day and keeps the yes: "Sure, but make it ten". */
const moved = new RegExp(
  String.raw`\bbut (?:make it|only|keep it|it(?:['’]?d| had) better|it has to be|let['’]?s (?:say|make)|(?:at|from|after|before) ${clock}|say)\b`,
  'giu',
)

/** A worry can be let go and the step accepted in one line. */
const accepting =
  /\b(half an hour i can|i can (manage|find|do) (that|it|half|thirty)|put (it|me) (in|down)|send (me )?(the|an) invite|that works|works for me|see you (then|on)|book it)\b/iu

function plain(text: string): string {
  return text.replaceAll(noForYes, 'yes').replaceAll(moved, '')
}

/** "Okay. And then there's my works council" has heard it and goes on to something else. */
const goesOn = /^\W*(and|so|now|but|also|there['’]s)\b/iu

/** "Okay. What would you show?" has heard the proposal, and waits with the yes. */
const heardOnly = /^\W*(okay|ok|alright|all right)\W*$/iu

/** A sentence says yes, and neither it nor one before it says no. What is asked back is no yes. */
function saysYes(turn: HeardTurn): boolean {
  for (const { start, end } of heardSentences(turn)) {
    const text = plain(turn.heard.slice(start, end))
    if (text.endsWith('?') && !/^\W*yes\?$/iu.test(text)) continue
    if (refusing.test(text)) return false
    const rest = turn.heard.slice(end)
    if (heardOnly.test(text) && (rest.includes('?') || goesOn.test(rest))) return false
    if (agreeing.test(text)) return !takesBack(rest)
  }
  return false
}

/** "Okay. But I can't promise anything" is no yes; "Okay. Claire can't come" is one. */
function takesBack(rest: string): boolean {
  return /^\W*(but|actually|although|though|no\b|not\b|i (can['’]?t|don['’]?t|won['’]?t)|we (can['’]?t|don['’]?t|won['’]?t)|just (send|email)|email|send me (some|something|an email|info|your))/iu.test(
    plain(rest),
  )
}

/** Asked back for a detail of the step: the yes comes in the turn after, if at all. */
const asksDetail =
  /\b(what time|when|which day|how long|who (else|would|should|will)|where|by phone|in person|what would (we|you|it)|what for)\b[^.]*\?\s*$/iu

/** Agreed: the practice buyer's own decision; else a yes in the next turn, or after a question about the details of it. */
export function agreementTo(call: HeardCall, ask: HeardTurn): HeardTurn | null {
  const next = call.buyer.filter((later) => later.at > ask.at).slice(0, 2)
  const decided = next.find((later) => later.mind?.move === 'agree-next-step')
  if (decided !== undefined) return decided
  const [answer, afterwards] = next
  if (answer === undefined) return null
  if (answer.mind !== null)
    return answer.mind.move === 'resolve-objection' && accepting.test(answer.heard) ? answer : null
  if (saysYes(answer)) return answer
  return asksDetail.test(answer.heard) && afterwards !== undefined && saysYes(afterwards) ? afterwards : null
}

/**
 * The practice buyer turned the ask down: the call had not earned it. A no of which only the words are known says nothing
 * of that: people turn down what was well asked.
 */
export function refuses(call: HeardCall, ask: HeardTurn): boolean {
  return call.turns[ask.at + 1]?.mind?.move === 'refuse-next-step'
}
