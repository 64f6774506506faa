import type { Act, Quote } from '@ringside/contract'
import { decidersNamed, namedToUs } from '../metrics/heard/deciders.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { isPractised, type HeardCall } from '../metrics/heard/heard-call.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { listed } from '../metrics/wording.ts'
import { askedIn, asks, findsOut, namesIt } from './asked-in.ts'
import { buyingParts, buyingWords, painWords } from './asked-words.ts'
import { asksHowItIsDecided } from '../speech/decided-how.ts'
import { inPart, met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

/** How a company buys has three parts; each is named as a question and as what to ask next. */
const wordsOf: Partial<Record<Act, { asked: string; ask: string }>> = {
  q_authority: { asked: 'who decides', ask: 'who else would have a say' },
  q_timeline: { asked: 'by when', ask: 'by when it would have to be better' },
  q_budget: { asked: 'with what money', ask: 'out of which budget it would come' },
}

const whenItBegan =
  /\b(?:since when|when (?:did|was|were|has|have)\b(?![^?]*\b(?:buy|bought|sign|decide|renew|change)))/iu

type Part = { asked: Quote; told: boolean; open: boolean }

/** What a call asked about one part of buying: the question that was answered, else the first one put. */
export function partAsked(call: HeardCall, act: Act, words: RegExp): Part | null {
  const asked = call.rep.flatMap((turn) => {
    const quote = askedIn(turn, [act], words)
    // "When did that start?" asks when something went wrong, and by when nothing.
    if (quote !== null && (whenItBegan.test(quote.quote) || asksHowItIsDecided(quote.quote))) return []
    // "And when an order changes?" is heard as asking for a date, and asks what goes wrong.
    if (quote === null || (painWords.test(quote.quote) && !words.test(quote.quote))) return []
    return [
      {
        asked: quote,
        told: toldInAnswer(call, turn) && findsOut(call, turn, namesIt),
        open: turn.questions.some(({ open }) => open),
      },
    ]
  })
  const told = asked.filter((part) => part.told)
  return told.find((part) => words.test(part.asked.quote)) ?? told[0] ?? asked[0] ?? null
}

function buyingFound({ call, ...evidence }: CallEvidence): Finding {
  if (call.type === 'referral') return noOccasion
  if (call.type !== 'discovery') {
    const rep = call.rep.filter(({ questions }) => !questions.some(({ text }) => whenItBegan.test(text)))
    return asks(['q_authority', 'q_timeline', 'q_budget'], buyingWords)({ call: { ...call, rep }, ...evidence })
  }
  const parts = buyingParts.flatMap(([act, words]) => partAsked(call, act, words) ?? [])
  const found = parts.filter(({ told }) => told).map(({ asked }) => asked)
  if (found.length >= 2) return met(...found)
  // Who has put all three so that they could be answered has asked for all there is to ask; what was dodged is theirs.
  const isAll = parts.length === buyingParts.length && parts.filter(({ open }) => open).length >= fewestOpen
  if (isPractised(call) && isAll) return met(...parts.map(({ asked }) => asked))
  const [first] = [...found, ...parts.map(({ asked }) => asked)]
  return isPractised(call) && first !== undefined ? inPart(first) : unmet(...found)
}

/** A yes or a no to all three would tell nothing of how they buy. */
const fewestOpen = 2

/** What was asked of how they buy, and what is left to ask, each in words that can follow "You asked" and "Ask them". */
export function buyingAsked({ call }: CallEvidence): { asked: string[]; left: string[]; toAsk: string[] } {
  const parts = buyingParts.map(([act, words]) => ({
    words: wordsOf[act],
    known: partAsked(call, act, words) !== null,
  }))
  const named = (known: boolean) => parts.flatMap((part) => (part.known === known ? (part.words ?? []) : []))
  return {
    asked: named(true).map(({ asked }) => asked),
    left: named(false).map(({ asked }) => asked),
    toAsk: named(false).map(({ ask }) => ask),
  }
}

/** "What would they need to see first?", "What will Jun ask?" */
const asksWhatTheyWant =
  /\b[Ww]hat (?:would|will|do|does|might|did) (?:he|she|they|your \w+|\p{Lu}\p{Ll}+|(?:the|that) \w+)\b[^?]{0,20}\b(?:need|want|ask|look|see|know|say|care|mind|worry|expect)\b/u

const month = String.raw`(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter)`
/** "It would need to be live in October", "before the winter": said without being asked for, it need not be asked. */
const byThen = new RegExp(
  String.raw`\b(?:need|needs|has to|have to|must|want|wants|would|should)\b[^.?!]{0,60}\b(?:live|ready|done|in|there|sorted|working|up|running|better|spent)?,? ?(?:by|before|in|until|from)(?: the)?(?: (?:end|first|middle|start) of)?(?: the)? ${month}\b|\b(?:deadline|contract|plan)\b[^.?!]{0,40}\b${month}\b`,
  'iu',
)
const toldByWhen = ({ buyer }: HeardCall): boolean => buyer.some(({ heard }) => byThen.test(heard))

function adviceOf(evidence: CallEvidence): string {
  const { call, buyerName } = evidence
  const { asked, toAsk: notAsked } = buyingAsked(evidence)
  const toAsk = notAsked.filter((part) => !(/by when/u.test(part) && toldByWhen(call)))
  const named = decidersNamed(call, call.turns.length, [buyerName])
  const rest = toAsk.filter((part) => !/who else/u.test(part))
  if (named.length > 0) {
    const theirs = call.rep.some(({ questions }) => questions.some(({ text }) => asksWhatTheyWant.test(text)))
    const left = [...(theirs ? [] : ['what they will want to know']), ...rest.slice(0, 1)]
    if (left.length > 0) return `${buyerName} named ${namedToUs(named)}. Ask ${left.join(', and ')}.`
  }
  if (asked.length === 0)
    return toldByWhen(call)
      ? `Ask ${buyerName} who else would have a say, and out of which budget it would come, before you ask for a meeting.`
      : `Ask ${buyerName} who else would have a say and by when it would have to be better, before you ask for a meeting.`
  if (toAsk.length < 2) return `You asked ${listed(asked)}. Stay until ${buyerName} gives you a name, a date or a sum.`
  return `You asked ${listed(asked)}. Ask ${buyerName} as well ${listed(toAsk)}.`
}

/** Whether the rep found out how they would buy. */
export const buying: Check = {
  key: 'discovery.buying',
  text: 'Asked who decides, by when or with what money; on discovery, at least two of them',
  find: buyingFound,
  advice: adviceOf,
}
