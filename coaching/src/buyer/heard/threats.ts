import type { Ways } from '../../speech/ways.ts'

const unless = String.raw`\b(?:if you (?:don't|do not|won't|refuse|turn|say no|hang up)(?! (?:mind|have|know|object|need|want me)\b)[^.?!]{0,60}|otherwise,? |or (?:else )?)`
const willI = String.raw`\bi(?:'ll| will| shall|'m going to| am going to)?\b`
const above = String.raw`\b(?:boss(?:es)?|superiors?|leaders?|managers?|directors?|board|owners?|shareholders?|head office|wife|husband)\b`

/** The buyer is to fear something from the rep. To ask their manager for a figure is no threat: nothing is held against them. */
export const threatWays: Ways = {
  "if you don't sign, I'll tell your boss how much you lost": new RegExp(
    String.raw`${unless}${willI} (?:\w+ ){0,3}(?:tell|write|inform|call|report|complain|explain|see to it|make sure)\b[^.?!]{0,30}${above}[^.?!]{0,50}\b(?:(?:what|how (?:much|many)(?: \w+)?) (?:you|your \w+) (?:has |have )?(?:lost|lose|cost|wasted|burn|threw)|incompetent|useless|that you (?:refused|said no|turned))`,
  ),
  'otherwise I tell everybody how you are': new RegExp(
    String.raw`${unless}${willI} (?:tell|let) (?:all|everybody|everyone|the whole|half the|your)\b[^.?!]{0,30}\b(?:how you(?: really)? are|what you(?:'re| are| did)|how you treat)\b`,
  ),
  'I will come there and disgrace you':
    /\bi(?:'ll| will| shall|'m going to) (?!not\b|never\b|try\b)(?:(?!\bnot\b|n't\b|\bnever\b|\bwithout\b|\bbefore\b|\bif\b)[^.?!]){0,50}\b(?:disgrace|humiliate|ruin|destroy|finish|hurt|beat) you\b(?! (?:to|at|there|on (?:price|time|that))\b)/,
  "you'll be sorry":
    /(?<!\b(?:think|hope|promise|afraid|say|said|if|when|so|worried) )\byou(?:'ll| will) (?:all )?(?:be sorry|regret this|live to regret (?:it|this))(?=\W*$|[.,!]| for this\b)/,
  'I know where you live':
    /(?<!\b(?:so|that|until|once|if|when|make sure) )\bi know where you (?:live|park)(?=\W*$|[.,!])/,
}
