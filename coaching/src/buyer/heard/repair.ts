import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Span } from '../../speech/said.ts'
import { countOf } from '../mind.ts'
import { isJustSettled } from '../objection-turn.ts'
import { knowsNothing } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import type { Scene } from '../scene.ts'
import { stepDetailIn } from './step-detail.ts'

/** The rep takes what went wrong for theirs. */
export const owningWays: Ways = {
  "that's on us":
    /\b(?:that|this|it)(?:'s| is| was) (?:(?!not\b)\w+ )?(?:on us|on me|our (?:fault|mistake|doing|job)|my (?:fault|mistake|job))\b/,
  "i'm sorry":
    /\b(?:i(?:'m| am)|we(?:'re| are)) (?:\w+ )?sorry\b|\bmy apologies\b|\bi apologi[sz]e\b|\bsorry (?:about|for|to hear|that|you)\b/,
  "that shouldn't have happened": /\bshould(?:n't| not)(?: have)? (?:happen(?:ed)?|take|been|be|wait(?:ed)?|had to)\b/,
  'we should have rung you': /\b(?:we|i) (?:should have|should've|ought to have)\b/,
  'you were right to expect it': /\byou(?:'re| are| were) (?:\w+ )?right\b|\byou(?:'ve| have) every (?:right|reason)\b/,
  "we didn't do it":
    /\bwe (?:didn't|did not|haven't|have not|failed|let you down|dropped|forgot|got that wrong|missed)\b/,
  "that's not good enough":
    /\b(?:not|isn't|nowhere near) (?:good|quick|fast) enough\b|\bnot (?:how|what|the way) (?:we|it|you|i) (?:want|should|expect)\w*\b|\bnot (?:ok|okay|acceptable|on)\b/,
  'i take that on me': /\bi(?:'ll| will)? (?:take|own) (?:that|this|it|responsibility)\b/,
}
const owning = anyOf(owningWays)

/** Where the rep owns up to what went wrong; null where they do not. */
export function ownsUp({ plain }: Heard): Span | null {
  const found = owning.exec(plain)
  return found === null ? null : { start: found.index, end: found.index + found[0].length }
}

/** What the rep's side will do about it. */
export const repairWays: Ways = {
  "i'll look into it myself":
    /\b(?:i|we|somebody|someone|our \w+|one of (?:us|ours|my|our))(?:'ll| will|'m going to|'re going to| can| am going to| are going to)(?: \w+){0,3} (?:look|get|find|fix|sort|send|ring|call|come|check|take|put|see|make|have|bring|build|show|sit|chase|speak|talk|give|arrange|set|write|clear|answer|deal|go|be|do|let|train|organi[sz]e|raise|push|solve|repair|move|ask|visit)\b/,
  'let me get somebody on to it': /\blet me (?!explain|tell|show|just say|ask)\w+/,
  "you'll have it by thursday": /\byou(?:'ll| will) (?:have|get|hear|see|receive)\b/,
  "it's fixed by wednesday":
    /\b(?:it|that|this)(?:'s| is) (?:fixed|done|sorted|solved|repaired|put right|mended) (?:by|on|until|before|tomorrow|today)\b/,
  'it will be fixed':
    /\b(?:it|that|this|they|somebody|someone|he|she|the \w+)(?:'ll| will| gets?)(?: be)? (?:fixed|done|sorted|solved|answered|there|ready|built|in|ring|call|come|with you)\b/,
}
const repairing = anyOf(repairWays)

const soon =
  /\b(?:today|tonight|tomorrow|this (?:morning|afternoon|evening|week)|by (?:noon|tonight|the end of (?:the|this|next) (?:day|week|month))|within (?:the|an?|one|two|three|24|48|twenty-four|forty-eight) (?:hours?|days?|week)|in (?:an hour|two days|a week)|next week|end of (?:the|this|next) (?:day|week|month)|first thing|right (?:now|away)|straight ?away|immediately|(?:by|before|at) (?:lunch(?:time)?|(?:one|two|three|four|five|six|nine|ten|eleven|twelve|\d{1,2})(?: o'clock| ?[ap]m)?(?! (?:people|hours?|days?|weeks?|months?|per ?cent|of))))\b/

/** What some words do about a complaint: 0 nothing; 1 say what will be done; 2 say by when as well. */
export function repairStrength(heard: Heard): 0 | 1 | 2 {
  if (heard.pressure !== null || heard.insult || knowsNothing(heard) || !repairing.test(heard.plain)) return 0
  return stepDetailIn(heard.words).when !== null || soon.test(heard.plain) ? 2 : 1
}

/** The turn says what will be done about a complaint: a day in it is the day of the repair, and asks for no step. */
export function promisesRepair({ heard, mind, persona }: Pick<Scene, 'heard' | 'mind' | 'persona'>): boolean {
  // Told that a day would do, the rep names it: that day is for the repair, in whatever words.
  const givesDay =
    mind.turn > 1 && countOf(mind, 'would-at') === mind.turn - 1 && stepDetailIn(heard.words).when !== null
  if (repairStrength(heard) === 0 && !givesDay) return false
  return persona.objections.some(
    ({ id, family }) => family === 'complaint' && (mind.pending === id || isJustSettled(mind, id)),
  )
}
