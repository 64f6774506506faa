import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'

/** What was promised was not done, and the rep says so. */
export const ownedWays: Ways = {
  "i haven't sent it yet":
    /\bi (?:didn't|did not|haven't|have not|never)(?: (?:actually|quite|even|yet|really))* (?:sen[dt]|(?:get|got|gotten) (?:to it|it|them|a?round)|manage\w*|done|do|had|have|e-?mail\w*|forward\w*)\b/,
  'i completely forgot':
    /\bi(?:'ve| have)? (?:\w+ly )?(?:forgot|forgotten|dropped the ball|let (?:that|it|this) (?:slip|slide))\b/,
  'it slipped my mind': /\b(?:it|that|this) (?:just |completely |totally )?slipped (?:my mind|through)\b/,
  "that's on me": /\b(?:on me|my (?:fault|mistake|bad|apologies))\b/,
  'i still owe you that': /\bi (?:do |still )*owe you\b/,
  "you're right, i should have sent it": /\bi should(?:'ve| have) (?:sent|done|e-?mailed|forwarded)\b/,
  "you'll have it today":
    /\byou(?:'ll| will) (?:have|get) (?:it|them|that|those)\b|\bi(?:'ll| will)(?: \w+)? (?:send|e-?mail|forward|get) (?:you )?(?:it|them|that|those)\b/,
  'not yet': /^(?:(?:no|oh|ah|sorry|honestly|i'm sorry|i'm afraid)[,.]? )*not yet\b/,
  'sorry, that got lost on my side':
    /\b(?:lost|stuck|late|slow|delay\w*|mistake|fault|miss\w*|wrong)\b.*\b(?:on|at|by) (?:my|our) (?:side|end)\b/,
}

/** What was promised was done, as the rep has it. */
export const keptWays: Ways = {
  'i sent it on monday':
    /\b(?:i|we)(?:(?:'ve| have)?(?: (?:already|just|actually))? (?:sent|e-?mailed|forwarded|posted|shared|mailed)| did (?:send|e-?mail|forward|share|mail))\b/,
  'it should be in your inbox': /\b(?:your|the|my) (?:inbox|spam|junk|sent|mailbox|post|outbox)\b/,
  'it went out on tuesday':
    /\b(?:it|they|that|those) (?:went|was sent|were sent|has gone|have gone|is) (?:out|off|over|across|sent|on (?:its|the) way)\b/,
  'it was fixed on thursday':
    /\b(?:it|that|this|they)(?:'s|'ve| is| was| were| has| have)(?: been)?(?: all| now| already)? (?:fixed|done|sorted|solved|put right|repaired|answered|closed|live|running|working)\b|\b(?:we|i)(?:'ve| have)? (?:fixed|sorted|solved|put (?:it|that) right|repaired|closed)\b/,
  "didn't it arrive?":
    /\b(?:did|didn't|has|hasn't|have|haven't) (?:it|they|that|you)(?: not)? (?:arrived?|reach\w*|come|got|gotten|get|received?|seen?)\b/,
}

const owned = anyOf(ownedWays)
const kept = anyOf(keptWays)

/** What the rep says became of something they were to send; null when they say nothing of it. */
export function promiseAnswer({ plain }: Heard): 'owned' | 'kept' | null {
  if (owned.test(plain)) return 'owned'
  return kept.test(plain) ? 'kept' : null
}
