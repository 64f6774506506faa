import { sentencesIn } from '../../speech/said.ts'
import { judgedFrom } from '../../acts/confidence.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import { isHeedless } from '../heard/answer-strength.ts'
import { namesSomebody } from '../heard/somebody-named.ts'
import { stepDetailIn } from '../heard/step-detail.ts'
import { actIn, knowsNothing } from '../perceive.ts'
import type { Heard } from '../perceive.ts'
import type { DoubtAnswer } from './content.ts'

/** Something is, or will be, written down. */
export const writingWays: Ways = {
  "it's in the contract":
    /\b(?:in|into|on|part of|stands? in) (?:the|your|our|every|each|an?) (?:contract|agreement|offer|proposal|order|terms|paper)\b/,
  "i'll put it in writing":
    /\bin writing\b|\bwrit(?:e|ten) (?:it|that|this|them) (?:down|in|out|up)\b|\bblack and white\b/,
  "it's on paper": /\bon paper\b|\bclause\b|\bpage \w+ of\b|\bwritten (?:down|guarantee|confirmation)\b/,
  "i'll send you the report today":
    /\b(?:send|e-?mail|mail|forward|give|show) (?:you|it|that|them)\b[^.?!]{0,40}\b(?:report|contract|paragraph|page|letter|list|draft|copy|wording|certificate|document|summary|plan|agreement|confirmation)\b/,
}

/** The answer is that it is not so, or not wholly, or not known yet. */
export const honestWays: Ways = {
  'honestly, no':
    /^(?:(?:honestly|frankly|straight answer|to be honest|well|okay|oh)[,.:]? )*(?:no|not (?:yet|always|every|all|quite)|sometimes)\b(?! (?:problem|worries|issue|risk|brainer|way|need))/,
  "i can't promise you that":
    /\b(?:i|we) (?:can't|cannot|won't|couldn't) (?:promise|guarantee|rule|say for sure|tell you yet)\b|\bthere(?:'s| is) no guarantee\b/,
  "i don't know, and i'll find out by friday":
    /\b(?:don't|do not) know\b.*\b(?:find out|ask|check|by (?:\w+day|tomorrow|tonight|noon))\b/,
  'it did go wrong once':
    /\b(?:did|does|has|have|can) (?:go|gone|fail|failed|happen|happened) (?:wrong|once|twice|before)\b|\bwent wrong (?:once|twice)\b/,
  "then it's a no":
    /\bthen (?:it's|that's|you've|you have|it is) (?:a no|the wrong|not for you)\b|\bthat(?:'s| is) (?:a (?:real )?risk|where we're weak(?:er)?)\b/,
}

/** Somebody on the rep's side does it, or a person is named for it by their place. */
export const whoWays: Ways = {
  'i do, myself': /\b(?:i do|i will|i'd do|i'll (?:do|write|take|come|be|see|ring|bring|stay|handle|sit))\b|\bmyself\b/,
  'we do that':
    /\bwe (?:do|will|would|take|write|carry|pay|handle|fix|put|stay|sit)\b|\bwe'll (?:do|write|take|fix|put|stay|come|sit|handle|carry|train)\b/,
  'our engineer does':
    /\b(?:our|my) (?:own )?(?:engineers?|people|team|support|side|colleagues?|trainers?|technicians?|consultants?|boss)\b|\bone of (?:ours|my|our)\b/,
  'a third one is trained':
    /\b(?:a|the) (?:third|second|named|stand-?in|deputy|substitute|replacement)\b|\bwhoever (?:is|comes|has|steps)\b/,
  'none of your people has to':
    /\bnone of (?:you|your|them)\b|\bnobody (?:of yours|at your|on your)\b|\bnot (?:you|yours|your people)\b/,
}

const inWriting = anyOf(writingWays)
const honestly = anyOf(honestWays)
const byWhom = anyOf(whoWays)

const amount =
  /\b(?:about |around |roughly |some |nearly |under |at most |exactly )?(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|\d[\d,.]*)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:percent|minutes?|hours?|days?|weeks?|months?|years?|people|customers|companies|dollars|pounds|euros|times)\b/

/** The figure of an answer, as it is said back; null where it has none. */
export function figureIn({ plain }: Heard): string | null {
  const found = amount.exec(plain)?.[0]
  return found === undefined || adjectival.test(found) ? null : found
}

/** "A three week pilot": the length belongs to what comes after it. */
const adjectival =
  /^(?:an? (?!hundred)(?:\d|[a-z]+[- ](?!.*s$))|(?!.*\b(?:an?|one|1)\b).*\b(?:minute|hour|day|week|month|year)$)/

/** Who has yet to ask or to look has no answer with them, unless they say by when they will. */
const owesIt =
  /\b(?:(?:i|we)(?:'ll| will| can| could|'d have to| would have to| have to|'d need to) (?:ask|check|find out|look (?:it|that|this) up|look into)|let you know|get back to you|come back to you)\b/

const fewest = 3
const fewestHonest = 5

/** Everything in an answer that can put an end to a doubt, the surest first; empty where there is nothing to hold on to. */
export function doubtAnswersIn(heard: Heard): DoubtAnswer[] {
  if (isHeedless(heard) || heard.pressure !== null || heard.insult || heard.wordCount < fewest) return []
  const stated = sentencesIn(heard.plain)
    .filter((text) => !text.trim().endsWith('?'))
    .join(' ')
  if (stated === '') return []
  const isHonest = honestly.test(stated.trim()) && heard.wordCount >= fewestHonest
  const day = stepDetailIn(heard.words).when
  if (owesIt.test(stated) && day === null) return isHonest ? ['honest'] : []
  const knows = !knowsNothing(heard)
  const found: readonly (readonly [DoubtAnswer, boolean])[] = [
    ['writing', inWriting.test(stated)],
    ['honest', isHonest],
    ['name', knows && (namesSomebody(heard) || actIn(heard, 'social_proof', judgedFrom) !== undefined)],
    ['figure', knows && figureIn(heard) !== null],
    ['day', knows && day !== null],
    ['who', knows && byWhom.test(stated)],
  ]
  return found.filter(([, isThere]) => isThere).map(([answer]) => answer)
}
