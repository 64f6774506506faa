import type { Heard } from '../perceive.ts'
import { lastAsked } from './taken-up.ts'

/** One time that it went wrong, asked for as a story: "what happened the last time a line went down on you?". */

const time = String.raw`(?:(?:last|latest|most recent|worst) (?:time|one|occasion|incident|case|instance|mess|fire|breakdown|stoppage|outage)|(?:an?|one|any|a (?:recent|concrete|specific|real|typical)) (?:\w+ )?(?:example|instance|story|incident))`
const telling = String.raw`(?:what happen(?:s|ed)|(?:walk|talk|take|run|lead) me through|tell me|describe|what was (?:it|that) like|what did (?:it|that|you) (?:look like|do)|how did (?:it|that) (?:go|play out|look|end|come about)|give me|(?:have|got|do) you (?:have|got)?|think of|share|paint me|picture)`
const asks = new RegExp(String.raw`\b${telling}\b[^.?!]*\b${time}\b|\b${time}\b[^.?!]{0,80}\b${telling}\b`)
const bare =
  /^(?:(?:and|so|but|okay|ok|right|hm),? )*(?:(?:when|if) [^,?]{2,40}, )?(?:for (?:example|instance)|such as|like what|like when|like how|what (?:does|did) (?:that|it) (?:actually |really )?look like(?: in (?:practice|real life)| on (?:the ground|a normal day)| for you| when it .{2,30})?|what's (?:that|it) (?:actually |really )?look like|an example|any examples?)\W*$/
/** What was brought in against it is another story. */
const attempt =
  /\b(?:tried|bought|buy|rolled out|piloted|introduced|brought in|switched|changed (?:tools?|systems?|vendors?|suppliers?)|vendors?|suppliers?|tools?|systems?|software|apps?|platforms?|contracts?|projects?|hired|signed|invested|customers? of (?:yours|mine|ours)|proof|case study)\b/
const ofItself = /\b(?:last|latest|most recent|worst) (?:time|occasion) (?:that )?(?!(?:i|we|you (?:and|or))\b)\w+/

/** Asks for one time that something happened, and for no attempt to mend it. */
export function isOfOccasion(question: string): boolean {
  return ofItself.test(question) && asks.test(question) && !attempt.test(question)
}

const wentWrong =
  /\b(?:down|wrong|broke|broken|late|short|missed|lost|fail\w*|badly|sideways|pear[- ]shaped|stuck|hurt\w*|bit you|burn\w*|blew|blow\w*|trouble|problems?|chaos|mess|slip\w*|stopped|stood still|fell|caught|surpris\w*|delay\w*|angry|complain\w*|those|these|that|this|it|them)\b/

/** Asks to hear of one time that it went wrong; an example of anything else is named with it. */
export function asksForOccasion(heard: Heard): boolean {
  const asked = lastAsked(heard)
  const plain = heard.plain
  if (bare.test(asked)) return true
  return asks.test(plain) && !attempt.test(plain) && (wentWrong.test(plain) || /\b(?:example|instance)\W*$/.test(asked))
}
