import { anyOf } from './ways.ts'
import type { Ways } from './ways.ts'

/** What was said before does not hold. */
export const takingBackWays: Ways = {
  'i have to take that back':
    /\btake (?:that|it|this|something|what i (?:said|told you))(?: \w+){0,3} back\b|\btake back (?:what|the|that|my)\b/,
  'i was wrong about the trial':
    /\bi(?: was|'ve been) (?:wrong|mistaken|too quick|too optimistic) (?:about|on|there|when|with|earlier|before|a minute)\b/,
  'i promised too much':
    /\bi(?:'ve| have)? (?:misspoke|misspoken|got that wrong|overpromised|promised (?:you )?too much|said too much|told you wrong)\b/,
  "what i said isn't quite right":
    /\bwhat i(?:'ve| have)? (?:said|told you|promised)(?: \w+){0,6} (?:isn't|is not|wasn't|was not|doesn't|does not|won't|can't) /,
  'scratch that': /\bscratch that\b|\bforget what i (?:said|told you|promised)\b/,
  "we can't do the trial after all":
    /\b(?:can't|cannot|won't|not|isn't|aren't|doesn't|no)\b[^.?!]{0,60}\bafter all\b|\bafter all\b[^.?!]{0,40}\b(?:can't|cannot|won't|not|isn't|doesn't)\b/,
}
const takingBack = anyOf(takingBackWays)

/** True of words that take back something said before. They do not say of what: that has to be found in what was said. */
export function takesBack(words: string): boolean {
  return takingBack.test(words.toLowerCase().replaceAll('’', "'"))
}
