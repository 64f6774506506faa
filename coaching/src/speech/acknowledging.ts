import type { PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { sureFrom } from '../acts/confidence.ts'
import { folded, type Span } from './said.ts'

const manner = String.raw`(?:(?:totally|completely|really|fully|quite|perfectly|very|entirely|certainly|absolutely|can|do|did) )*`

/** Words that grant somebody their point, or say that it was taken in. */
const acknowledging = new RegExp(
  [
    String.raw`(?:^|[.!?,;–-] ?)(?:(?:and|but|yes|yeah|okay|ok|well|oh|ah|right),? )*(?:(?:that's|it's|that is|all) )?${manner}(?:fair|true|understandable|reasonable)\b(?! to say| price| share| amount| deal)`,
    String.raw`\bthat(?:'s| is) ${manner}(?:fair|understandable|reasonable|valid|a (?:${manner})(?:fair|good|valid|reasonable|real) (?:point|question|concern|worry|one)|a real|a fair|a lot to)\b`,
    String.raw`\bfair (?:enough|point|question|comment|concern|worry)\b|\bgood (?:question|point)\b`,
    String.raw`\b(?:i|we) ${manner}(?:understand|hear (?:you|that|it)|get (?:it|that|why|you)|appreciate|see (?:why|that|where|how (?:that|you)|your point)|would too|would ask (?:it|that)? ?too)\b`,
    String.raw`\b(?:i'd|i would) ${manner}(?:be|feel|want|ask|think|say|worry|wonder) (?:exactly )?(?:the same|it too|that too|so too|that|about that|careful|cautious|sceptical|skeptical|wary|worried|nervous)\b`,
    String.raw`(?<!\b(?:if|does|whether|did|would|will) (?:it |that |this |any of that |all that )?(?:all )?)\bmakes ${manner}(?:total |complete |perfect |a lot of |good )?sense\b`,
    String.raw`(?<!\bnot |n't )\bunderstood\b(?!\?)|\byou(?:'re| are) ${manner}right\b`,
    String.raw`(?:^|[.!?] )(?:(?:yes|oh|no|well),? )?(?:of course|completely|totally|absolutely)(?=[.,!]|$)|\bno (?:pressure|rush)\b`,
    String.raw`\bsorry (?:to hear|about|for|that|you|it)\b|\b(?:don't|can't|wouldn't|do not|cannot) blame (?:you|them|her|him)\b`,
    String.raw`\b(?:good|glad|right) (?:that )?you(?:'re| are) (?:comparing|asking|checking|looking (?:around|at others)|raising (?:it|that))\b|\b(?:good|glad|useful|helpful) (?:that )?you (?:say|said|mention|mentioned|raise|raised|brought|bring|tell me|told me)\b|(?:^|[.!?] )(?:(?:yes|sure|okay|ok),? )?(?:happy to|gladly)(?=[.,!])`,
    String.raw`\b(?:thanks|thank you|appreciate you) for (?:telling|saying|being|sharing|raising|mentioning|flagging|bringing (?:it|that) up)\b|\bsounds like (?:it|you|the|a|that)\b`,
    // What would go against them goes against whoever says so: "I wouldn't want you paying two bills either."
    String.raw`\b(?:i|we|nobody|no one) (?:wouldn't|would not|don't|doesn't|do not|does not|'d not|never) (?:really )?(?:want|like|wish|enjoy|ask)\b[^.?!]{2,60}\b(?:either|like that|like this)\b`,
    String.raw`(?:^|[.,!?] ?)(?:(?:sure|yes|yeah|no|right|okay|ok|well),? )*(?:nobody|no one) (?:wants|likes|enjoys|needs|would want|would like)(?: to)? (?:(?:be(?:ing)?|get(?:ting)?|pay(?:ing)?|los(?:e|ing)|hear(?:ing)?|end(?:ing)? up|go(?:ing)? through|stand(?:ing)?|wait(?:ing)?|do(?:ing)?|explain(?:ing)?|sit(?:ting)?|carry(?:ing)?) |(?:two|three|another|an extra) (?:bills?|contracts?|systems?|logins?|surprises?)\b)`,
    String.raw`\b(?:is|are|was|'s|sounds|being [^.?!,]{2,40}) (?:really |certainly )?(?:no (?:fun|joke|picnic)|not (?:much )?fun)\b`,
    String.raw`\bsorry,? i (?:ran|went|talked|rushed|skipped|jumped|steamrollered) (?:right |straight )?(?:over|past|through|ahead)\b`,
  ].join('|'),
  'u',
)

const notUnderstood =
  /^\W*(?:(?:sorry|excuse me|pardon(?: me)?|hang on|wait|oh|um|uh|er|hm+|okay|ok|no|well)\b[,.]? ?)*(?:i (?:don't|do not|didn't|did not|can't|couldn't)(?: (?:quite|really|fully|entirely|actually))* (?:follow|understand|get (?:it|that|you|what)|hear|catch|see what you mean)\b|(?:i'm|i am) (?:a bit |a little )?(?:lost|confused|not (?:quite |sure i'm )?(?:following|with you))|(?:you(?:'ve| have)?|that) lost me|come again|what was that|what do you mean|say (?:that|it) again|could you (?:repeat|say) (?:that|it)|(?:what|sorry|pardon)\W*$)/

/** True for words that say that nothing was taken in: "Sorry, I don't follow." Polite, and no sign of having heard. */
export function saysNotUnderstood(words: string): boolean {
  return notUnderstood.test(folded(words))
}

/**
 * Where a rep's words show that what the buyer said was heard: by the words themselves, else by what the ear is sure of.
 * Null where nothing does. The buyer's mind and the review hear it by this alone.
 */
export function acknowledgementIn(words: string, acts: readonly PerceivedAct[]): Span | null {
  const plain = folded(words)
  const found = acknowledging.exec(plain)
  if (found !== null) {
    const lead = /^[^\p{L}]*/u.exec(found[0])?.[0].length ?? 0
    return { start: found.index + lead, end: found.index + found[0].length }
  }
  if (notUnderstood.test(plain)) return null
  const empathy = acts.find(({ act, confidence }) => act === 'empathy' && confidence >= sureFrom)
  return empathy === undefined ? null : { start: empathy.start, end: empathy.end }
}
