import { refuseWays } from './bargaining.ts'
import { folded, sentencePattern } from './said.ts'
import { anyOf } from './ways.ts'
import type { Ways } from './ways.ts'

const asking = String.raw`\b(?:shall|should|can|could|may|will|would|do|are|is|might|want|ready|like|love|happy|let's|let us)\b[^.?!]{0,50}?\b`

/** How a rep asks for the decision itself. */
export const decisionWays: Ways = {
  'shall we go ahead': new RegExp(
    String.raw`${asking}(?:go(?:ing)? ahead|go(?:ing)? for it|mov(?:e|ing) (?:ahead|forward)|proceed|get (?:it |this |you )?started|get going|press on|do (?:this|it) together|work together)\b`,
  ),
  'are you ready to sign': new RegExp(
    String.raw`\b(?:are you|will you|would you|shall we|can we|could we|let's|i'd like us to|i'd like you to)\b[^.?!]{0,50}?\b(?:sign|commit|say yes|take it|do it|do this|get (?:it|this|that) (?:signed|done|over the line)|go with (?:us|it|this)|order it|buy it|give (?:me|us|it) (?:a|the|your) (?:yes|go-ahead|green light|approval))\b(?! off on what)`,
  ),
  'do we have a deal':
    /\b(?:do we have|have we got|is (?:it|that)|can i take (?:it|that) as|would (?:it|that) be) an? (?:deal|yes|agreement|go|go-ahead)\b/,
  'what is your decision':
    /\b(?:what(?:'s| is) (?:your|the) (?:decision|answer|verdict|word)|what have you decided|have you (?:decided|made up your mind|come to a decision|made a decision)|where do you come down|i(?:'d| would) like (?:your|a) (?:decision|answer|yes)|(?:ask|asking) (?:you )?(?:\w+ ){0,3}(?:for (?:your|a|the) (?:decision|business|order|yes|answer)|to (?:decide|say yes|sign|go ahead)))\b/,
  'is it a yes or a no': /\b(?:a )?yes or (?:a )?no\b|\bin or out\b|\bis (?:it|that|this)(?: then)? a no\b/,
  "then let's put it on paper":
    /\b(?:shall|should|can|could|let's|let us|why don't)\b[^.?!]{0,20}\b(?:put|get|make) (?:it|this|that|pen) (?:on|to|in|down on) (?:paper|writing|ink)\b/,
  'then we start on monday':
    /\bthen (?:it's|that's|it is) (?:settled|agreed|a deal|a yes|done)\b|\bthen we(?:'ll| will)? (?:start|begin|sign|go ahead)\b/,
  'is that enough for a yes':
    /\b(?:is|would|will|isn't|wouldn't) (?:that|this|it)(?: be)? (?:good )?enough (?:for (?:a|your) (?:yes|signature|decision|go-ahead)|(?:for you )?to (?:sign|decide|say yes|go ahead|commit))\b/,
  'are we doing this':
    /\bare we (?:doing|on for|agreed on|going (?:with|ahead))\b|\bcan (?:i|we) (?:count on you|count you in|put you down)\b|\bdo you want (?:it|this|to (?:have|do|buy|take|go))\b/,
  'are we good to go':
    /^(?:so|and|then|well|okay|right)?,? ?(?:you(?:'re| are)?|are you) (?:all )?in(?: then| or out| or not)?\?|\b(?:are|is) (?:we|you|it|everything|that)(?: all| both| then| now)? (?:good to go|all set|in business|in\b(?= ?(?:then|or|,|\?))|on\b(?= ?\?))|\b(?:make|making) (?:it|this) (?:official|happen)\b|\bpull(?:ing)? the trigger\b|\b(?:take|taking) the plunge\b|\bdo we have (?:lift-?off|a go)\b|\b(?:ready|want|like) to (?:roll|rock|jump in|come on board|get on board)\b/,
  'shall we start on the first': new RegExp(
    String.raw`\b(?:shall|should|can|could|would|may|let's|how about|what about)\b[^.?!]{0,60}?\b(?:start(?:ing)?|begin(?:ning)?|kick off|go(?:ing)? live|sign(?:ing)?)\b(?! (?:by|with (?:the|your|what|a|where|how)|off|from the beginning|again))`,
  ),
  'when would you like to start':
    /\b(?:when|(?:what|which) (?:day|date|week))\b[^.?!]{0,40}?\b(?:start|begin|kick off|go live|sign)\b/,
  'is it all right if the contract goes out on Monday': new RegExp(
    String.raw`\b(?:shall|should|can|could|may|would|is it|are you|let)\b[^.?!]{0,60}?\b(?:contract|agreement|paperwork|order form|papers)\b`,
  ),
}
const decides = anyOf(decisionWays)

/** What takes the edge off an ask, so that it can be left without an answer. */
export const hedgeWays: Ways = {
  'i was just wondering': /\bwonder(?:ing|ed)?\b|\bcurious (?:if|whether)\b/,
  'maybe at some point':
    /\b(?:maybe|perhaps|possibly|potentially|kind of|sort of|kinda|at some point|some ?time|eventually|down the line|i (?:guess|suppose))\b/,
  'no pressure':
    /\bno (?:pressure|rush|hurry)\b|\bwhenever\b|\btake your time\b|\bwhen you(?:'re| are| feel) ready\b|\bonly if you\b/,
  'if that is okay':
    /\bif (?:you(?:'d)? (?:want|like|feel like it|fancy)|(?:that|it)(?:'s| is|'d be| would be) (?:at all )?(?:ok|okay|alright|all right|something|not too much))\b/,
  'i do not want to push':
    /\b(?:don't|do not|wouldn't|hate to) (?:want to |mean to |like to )?(?:push|press|rush|bother|pressure|be pushy|put you on the spot)\b/,
}
const hedges = anyOf(hedgeWays)

/** Asks how it sits with the buyer, and for nothing: the answer decides nothing either. */
export const feelingWays: Ways = {
  'so what do you think': /\bwhat do you (?:think|make of it|reckon)\b|\b(?:any|your) thoughts\b|^(?:so,? )?thoughts\?/,
  'how do you feel about it':
    /\bhow (?:do|does|are|is) (?:you|that|it|this|everything)(?: all)? (?:feel(?:ing)?|sound|look|sit)\b/,
  'have you had a chance to think':
    /\bhave you (?:had|got|found)\b[^.?!]{0,25}\b(?:chance|time|moment|look)\b|\b(?:thought|been thinking) about (?:it|our|the|this|what)\b/,
  'are you still interested':
    /\b(?:are|would|might) you(?: \w+)? (?:interested|keen|open to)\b|\bis (?:this|that|it)(?: still)? something\b/,
}
const feels = anyOf(feelingWays)

/** Asks by when the buyer decides, or for a day on which they say so. */
export const dayOfDecisionWays: Ways = {
  'when will you decide':
    /\b(?:when|by when|how soon|how long|what day|which day)\b[^.?!]{0,40}\b(?:decide|decision|make up your mind|give me (?:an|your) answer|know for sure|have an answer)\b/,
  'you tell me yes or no on thursday':
    /\b(?:you|and you|then you|you'd|you'll|you can|you could|and) (?:\w+ )?(?:tell|give|let) (?:me|us)\b[^.?!]{0,30}\b(?:yes|answer|decision|either way|know)\b/,
  'shall i ring you for your answer':
    /\b(?:call|ring|speak|talk|meet|sit down|come by|come back)\b[^.?!]{0,60}\b(?:yes or|your (?:decision|answer)|the decision|decide|made up your mind)\b/,
  'can we agree a day for the decision':
    /\b(?:agree|fix|set|name|pick|settle on)\b[^.?!]{0,25}\b(?:day|date)\b[^.?!]{0,30}\b(?:decision|decide|answer)\b/,
}
const asksDay = anyOf(dayOfDecisionWays)

/** Asks what still stands between the buyer and a yes. */
export const inTheWayWays: Ways = {
  "what's stopping us from getting this done":
    /\bwhat(?:'s| is| would be)?(?: still| really)? (?:stop(?:ping|s)?|hold(?:ing|s)?|keep(?:ing|s)?|prevent(?:ing|s)?|block(?:ing|s)?) (?:us|this|it|things)\b/,
  "what's holding you back":
    /\b(?:holding|holds|stopping|stops|keeping|keeps|held) you(?: \w+)? (?:back|from|up)\b|\b(?:in|stands?|standing) (?:\w+ )?(?:in )?(?:the|your) way\b|\b(?:what|anything)[^.?!]{0,20}\bstop(?:s|ping)? you\b/,
  "what's missing for a yes":
    /\bwhat(?:'s| is| would be)?(?: still)? (?:missing|lacking|left|open)\b|\bwhat (?:would|do|does|will) (?:you|it|that)(?: still)? (?:need|take|want)\b[^.?!]{0,30}\byes\b|\bwhat would make it a yes\b|\bwhat (?:would|does|will) (?:it|that) take\b|\bwhat would (?:have|need) to\b/,
  'what do you want to think over':
    /\bwhat\b[^.?!]{0,30}\b(?:to|you'd|you would|you still) (?:\w+ )?(?:think (?:about|over|through)|mull over|weigh up|consider|be sure (?:of|about))\b/,
  'is there anything that worries you':
    /\b(?:what|anything|something|which)\b[^.?!]{0,25}\b(?:worr(?:y|ies|ying)|concern(?:s|ing)?|bothers?|hesitat\w+|doubts?|unsure|not sure|on your mind|nagging)\b|\b(?:any|other|more|last|open|left) (?:worries|concerns|doubts|questions|reservations)\b/,
  'and other than that': /\b(?:other than|apart from|besides|beyond) (?:that|this)\b/,
  'is there anything else before you decide':
    /\b(?<!before )(?:anything|something|what) else\b[^.?!]{0,40}(?:\b(?:before|decide|decision|settle|clear up|sort out|talk about|answer|we should|i should)\b|\?)/,
}
const inTheWay = anyOf(inTheWayWays)

/** Says what the call is for, and asks nothing yet: the decision is named, and no meeting is wanted. */
export const agendaWays: Ways = {
  'we said we would settle it today':
    /\b(?:settle|decide|decision|clear up|find out|come to an? answer|get to an? (?:answer|yes or no))\b[^.?!]{0,40}\b(?:today|now|this morning|this afternoon|on this call|in this call)\b/,
  'today is about whether you go ahead':
    /\b(?:today|this call|now|these ten minutes)\b[^.?!]{0,60}\b(?:decision|decide|settle|whether|your answer|yes or (?:a )?no)\b/,
  'whether you go ahead': /\bwhether (?:you|we)(?: \w+)? (?:go ahead|do (?:it|this)|start|sign|want (?:it|this|to))\b/,
}
const agenda = anyOf(agendaWays)

/** The words say that the decision is what the call is for, and ask for nothing. */
export function namesTheDecision(words: string): boolean {
  const sentences = sentencesOf(words)
  return !sentences.some((sentence) => sentence.includes('?')) && sentences.some((sentence) => agenda.test(sentence))
}

/** Money off, or something for nothing. */
export const discountWays: Ways = {
  'a ten percent discount':
    /\bdiscount\b|\b(?:per ?cent|percent|%) (?:off|less|cheaper)\b|\bdown (?:by )?\w+ (?:per ?cent|percent)\b/,
  'off the price':
    /\boff the (?:price|list|fee|top|total|bill)\b|\bcheaper\b|\b(?:lower|reduce|drop|cut) the (?:price|fee|cost)\b/,
  'we waive the fee':
    /\bwaive\b|\bfree of charge\b|\bon (?:us|the house)\b|\b(?:throw|put) (?:\w+ ){1,4}in (?:for free|for nothing|on top)\b/,
  'the first month free':
    /\b(?:first|two|three|an extra|another) (?:\w+ )?(?:weeks?|months?|year|quarter) (?:is |are |for )?free\b|\bfree (?:first )?(?:month|year|quarter)\b/,
  'a special price': /\bspecial (?:price|offer|deal|rate)\b|\bknock (?:\w+ ){1,4}off\b|\bbetter price\b/,
}
const discounts = anyOf(discountWays)
const refuses = anyOf(refuseWays)

/** What the rep asks of a buyer who has the offer: a decision, plainly or hedged; the day of it; or what is in its way. */
export type DecisionAsk = 'plain' | 'hedged' | 'day' | 'in-the-way'

function sentencesOf(words: string): string[] {
  return (
    folded(words.slice(0, 3000))
      .match(sentencePattern)
      ?.map((sentence) => sentence.trim()) ?? []
  )
}

const announces =
  /\bthen (?:it's|that's|it is|we)\b|\bi(?:'d| would) like\b|\bi(?:'m| am) asking\b|\blet's\b|\blet me ask\b|\bwonder(?:ing|ed)?\b|\bcurious\b/

/** Only what waits for an answer asks; transcripts may lack the mark. */
const waits = (sentence: string): boolean =>
  sentence.includes('?') ||
  announces.test(sentence) ||
  /^(?:(?:so|and|then|okay|right|well),? )*(?:shall|are|do|can|could|will|would|is|when|what|have)\b/.test(sentence)

function askIn(sentence: string): DecisionAsk | null {
  if (!waits(sentence)) return null
  if (offerRead.test(sentence) && ofTheOffer.test(sentence)) return null
  if (asksDay.test(sentence)) return 'day'
  if (inTheWay.test(sentence)) return 'in-the-way'
  if (decides.test(sentence)) return hedges.test(sentence) ? 'hedged' : 'plain'
  return feels.test(sentence) ? 'hedged' : null
}

const byWeight: readonly DecisionAsk[] = ['plain', 'day', 'in-the-way', 'hedged']

/** Asks whether the offer has been read, or was clear: it asks for no decision yet. */
export const offerReadWays: Ways = {
  'have you had a chance to read it':
    /\b(?:have|had|did|you'd|you've)\b[^.?!]{0,30}\b(?:read|look|looked|go(?:ne)? (?:through|over)|seen?)\b[^.?!]{0,25}\b(?:it|proposal|offer|document|papers|what (?:i|we) (?:sent|send))\b/,
  'did you get the proposal':
    /\b(?:have|had|did|you've)\b[^.?!]{0,20}\b(?:get|got|receive[ds]?)\b[^.?!]{0,15}\b(?:proposal|offer|document|papers|what (?:i|we) (?:sent|send))\b/,
  'was anything in it unclear':
    /\b(?:unclear|not clear|wasn't clear|isn't clear)\b|\b(?:clear|understand|understood|make sense|made sense|missing from it|questions? (?:on|about) (?:it|the (?:proposal|offer|document)))\b[^.?!]*\?|\bany questions on\b/,
}
const offerRead = anyOf(offerReadWays)
const ofTheOffer = /\b(?:it|proposal|offer|document|papers|everything|what (?:i|we) (?:sent|send))\b/

/** The words ask whether the offer was read and clear. */
export function asksIfRead(words: string): boolean {
  return sentencesOf(words).some((sentence) => offerRead.test(sentence) && ofTheOffer.test(sentence))
}

/** What some words ask of a buyer who has the offer; of two asks in a turn the plainer one counts. */
export function decisionAskIn(words: string): DecisionAsk | null {
  const asks = new Set(sentencesOf(words).map(askIn))
  // "We speak on Thursday, and you tell me yes or no": the yes or no belongs to the day.
  if (asks.has('day') && asksDay.test(folded(words))) return 'day'
  return byWeight.find((ask) => asks.has(ask)) ?? null
}

/** The words of a turn that ask for a decision, plainly or not; null where none do. */
export function sentenceOfAsk(words: string): { start: number; end: number } | null {
  for (const match of words.slice(0, 3000).matchAll(sentencePattern)) {
    if (askIn(folded(match[0]).trim()) !== null) {
      const start = match.index + (match[0].length - match[0].trimStart().length)
      return { start, end: match.index + match[0].length }
    }
  }
  return null
}

/** Something is taken off the price or thrown in, and not refused. */
export function givesAway(words: string): boolean {
  return sentencesOf(words).some((sentence) => discounts.test(sentence) && !refuses.test(sentence))
}
