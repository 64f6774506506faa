import { folded, firstSaid, type Span } from './said.ts'
import { anyOf, type Ways } from './ways.ts'

/** What is sent to be read. */
const papers = String.raw`(?:papers?|paperwork|offer|proposal|quote|quotation|figures|numbers|terms|contract|documents?|report|summary|overview|one-pager|details|information|e-?mail|link|price list|prices|page|pages|invite|invitation|drafts?|answers?|deck|brochure|samples?|references?|case study)`
const will = String.raw`(?:'?ll| will|'(?:m|re) going to| (?:am|are|is) going to)`
const does = String.raw`(?:(?:just|then|also|probably|first|of course) )*(?:call|ring|phone|come|put (?:you|an?|the|it|that|something|together)|send|e-?mail|mail|post|text|forward|share|drop|pop|be in touch|follow up|try you|check in|catch up|get (?:the|an?|our|it|that|them|this|those) (?:[\w-]+ ){0,2}(?:over|across|out|off|back|to you)|get back to you|give you an?(?:other)? (?:bell|call|ring|shout|buzz))`

/** A step that is told, and asked of nobody. */
export const announcingWays: Ways = {
  "i'll send you the papers": new RegExp(String.raw`\b(?:i|we)${will} ${does}\b`),
  'my colleague will call you': new RegExp(
    String.raw`\b(?:my|our|one of (?:my|our)) (?:\w+ ){1,3}(?:will|is going to) ${does}\b`,
  ),
  "you'll have the papers": new RegExp(
    String.raw`\byou(?:${will}| should| can expect to) (?:have|get|receive|find|see) (?:it|that|them|this|all of (?:it|that)|(?:(?:the|our|my|an?|your|some) )?(?:[\w-]+ ){0,2}${papers})\b`,
  ),
  "you'll hear from me": new RegExp(
    String.raw`\byou(?:${will}| should| can expect to) (?:hear (?:back )?from|get an? (?:call|ring|e-?mail|message|text) from) (?:me|us|my|our|somebody|someone)\b`,
  ),
  'you can expect our offer': new RegExp(
    String.raw`\bexpect (?:(?:the|our|my|an?|your) (?:[\w-]+ ){0,2}(?:${papers}|call|ring|visit)|to hear from)\b`,
  ),
}
const announcing = anyOf(announcingWays)

/** True for words that announce what the rep's side will do, and leave nobody to say yes to it. */
export function announces(words: string): boolean {
  return announcing.test(folded(words))
}

/** Where a step is announced. */
export function announcedIn(words: string): Span | null {
  return firstSaid(words, [announcing])
}

const handedOver = new RegExp(
  String.raw`\b(?:send|e-?mail|mail|post|text|forward|share|drop)(?: (?:you|it|over|across|through|round))* (?:the|an?|our|some|your|my|those|these|two|three) (?:[\w-]+ ){0,2}?[\w-]+\b|\b(?:have|get|receive|expect) (?:(?:the|our|my|an?|your|some) )?(?:[\w-]+ ){0,2}${papers}\b`,
)
const spokenTo =
  /\b(?:give you an?(?:other)? (?:bell|call|ring|shout|buzz)|(?:call|ring|phone) you|come (?:by|over|round|in|and)|hear (?:back )?from (?:me|us)|be in touch)\b/

/** What is announced: the papers that are sent, the call or the visit. */
export function whatIsAnnounced(words: string): string | null {
  const plain = folded(words)
  const found = handedOver.exec(plain) ?? spokenTo.exec(plain)
  return found === null ? null : words.slice(found.index, found.index + found[0].length)
}
