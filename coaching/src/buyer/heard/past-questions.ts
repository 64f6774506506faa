import type { Heard } from '../perceive.ts'
import { isOfOccasion } from './occasion.ts'

const back =
  /\b(?:(?:last|that|the other) time|(?:the|your|that) (?:last|old|previous|earlier|first) (?:one|attempt|try|tool|app|system|software|vendor|rollout|project|pilot|trial)|back then|(?:years?|months?|summers?|winters?) (?:ago|back)|before(?= *[?,.])|previously|last year|once before|in the past)\b/
const attempt = String.raw`(?:tried|bought|had|got|ran|used|rolled out|piloted|introduced|started|brought in|switched to)`
const ended = String.raw`(?:drop\w*|scrap\w*|abandon\w*|fail\w*|stop\w*|end(?:ed)?|quit|die[ds]?|give (?:it )?up|gave (?:it )?up|(?:get|got) rid of|fall (?:apart|over|through)|fell (?:apart|over|through)|break|broke|go wrong|went wrong|not (?:work|stick|last|take)|n't (?:work|stick|last|take|use)|go|went|happen\w*|end up|drag(?:ged)? on|sink|sank|kill(?:ed)?|let you down)`
const what = String.raw`(?:it|that|this|they|you|people|(?:the|your|that|this) (?:[\w'-]+ ){0,4}?(?:app|tool|system|software|platform|program|solution|attempt|one|project|rollout|pilot|trial|vendor|service|staff|team|people))`

/** "Why did you drop it?", "how did the shift app fail?", "what made it drag on?": how something ended. */
const howItEnded = new RegExp(
  String.raw`\b(?:why|how|how come|where|when|what) (?:did|didn't|was|had|has) ${what}\b[^?]{0,40}?\b${ended}\b|\bwhat (?:made|caused|led) (?:${what})(?: to)?\b[^?]{0,20}\b${ended}\b|\bwhat (?:was (?:it|the (?:one |main |real )?(?:thing|reason|part|bit)) that |actually |really )?(?:happened|went wrong|broke(?: it)?|didn't work|failed|killed it|sank it|stopped (?:it|you))\b|\bwhat was (?:it that was )?(?:going wrong|wrong|the (?:problem|trouble|snag))\b|\bwhy (?:didn't|hasn't|did) (?:it|that|they|people|this) (?:not )?(?:work|stick|last|take|help|catch on|hold)\b|\bhow did (?:it|that) (?:go|end|turn out|work out)\b|\bwith (?:what|which) (?:result|outcome|success)\b|\bwhat (?:came|became|has become) of (?:it|that)\b|\bwhat did (?:it|that|they) (?:get wrong|miss|not do)\b|\bwhy (?:it|that|this|they) (?:was |were )?(?:${ended})\b`,
)
const sinceDropped =
  /\b(?:drop|scrap|abandon|gave up|give up|get rid of|got rid of|didn't (?:stick|last|take)|not (?:stick|last))/
const tried = new RegExp(
  String.raw`\b(?:you|they|your (?:team|people|company)|somebody|there) (?:had |have |had once |once |already |'d |'ve )?${attempt}\b`,
)
const haveTried =
  /\b(?:have|did|had) you (?:ever |already |previously )?(?:tr(?:y|ied)|look(?:ed)? (?:at|into)|use[d]?|buy|bought)\b[^?]{0,50}\b(?:before|in the past|already|like (?:this|that)|to (?:fix|solve|change))\b/
/** "What did your lot do about it?": what they have tried against it, by whatever name. */
const doneAbout =
  /\bwhat (?:did|have|has) (?:you|they|your \w+|anybody|anyone|the \w+)(?: \w+){0,3}? (?:do|done|try|tried) (?:about|against|to (?:fix|solve|change|stop)) (?:it|that|this|them)\b/
const thing = /\b(?:app|tool|system|software|platform|program|attempt|rollout|pilot|trial|vendor)\b/
const mostWords = 40

/** What happened on a certain day is another story: the worst week, Mother's Day, the last audit. */
const otherDay = /\b(?:day|night|morning|week|weekend|month|summer|winter|shift|audit|storm|order|customer|client)\b/

/** "And how did it end?": about the last thing talked of, whatever it was. */
export function asksHowItEnded({ plain, question, asks, wordCount }: Heard): boolean {
  return asks && wordCount <= 12 && (howItEnded.test(plain) || howItEnded.test(question.toLowerCase()))
}

/** The rep asks what became of something that was tried before. */
export function asksAboutPast(heard: Heard): boolean {
  const { plain, asks, wordCount } = heard
  if (!asks || wordCount > mostWords) return false
  const question = heard.question.toLowerCase().replaceAll('’', "'")
  if (haveTried.test(question) || doneAbout.test(question)) return true
  if (!howItEnded.test(question) || isOfOccasion(question) || isOfOccasion(plain)) return false
  if (sinceDropped.test(question)) return true
  if (!back.test(plain) && !tried.test(plain)) return thing.test(question) && !otherDay.test(question)
  return (
    thing.test(plain) ||
    tried.test(plain) ||
    !otherDay.test(question.replaceAll(/\blast (?:week|month|summer|winter)\b/g, ''))
  )
}

const supposes =
  /\bhad (?:it|that|they|somebody|someone|anybody|you|the \w+) \w+[^?]*\bwould (?:it|that|they|you|people|your \w+) (?:still )?have\b|\b(?:if|had) (?:it|that|they|the (?:\w+ ){0,3}(?:app|tool|system|software|one)) (?:had|could have|would have|known|been|did)\b[^?]*\b(?:would|might|could) (?:it|that|they|you|people|your (?:team|people|staff))?(?: still)? ?(?:have|'ve)\b|\bwould (?:it|that|they|you) have (?:worked|been usable|stuck|kept|used|stayed|lasted)\b[^?]*\bif\b|\b(?:it|that) would have (?:been usable|worked|stuck|lasted|been (?:fine|enough|okay|ok))\b/

/** The rep supposes how the earlier attempt might have gone: "if it had known that, would it have been usable?". */
export function supposesOfPast({ plain, asks, wordCount }: Heard): boolean {
  return asks && wordCount <= mostWords && supposes.test(plain)
}
