import { offersIn } from '../metrics/heard/acts-done.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { sentenceAt } from '../metrics/heard/spans.ts'
import { heardSentences } from '../metrics/heard/words.ts'
import { briefly } from '../metrics/wording.ts'
import { isFormula } from '../speech/formulas.ts'
import { isExpected } from './rubric.ts'

/** The buyer's lines in which they still want to know who it is, or why. */
const openingTurns = 4
const asksWho =
  /\b(?:who(?:['’]s| is| are| am i)\b[^.?!]{0,30}\b(?:this|that|you|calling|speaking|it|talking|with)|and you are|which company|where are you (?:calling|ringing) from|what(?:['’]s| is| was) (?:your|the) name)\b[^.?!]*\?/iu
const asksWhy =
  /\b(?:what(?:['’]s| is) (?:this|it|that|your call) (?:about|regarding|concerning|in aid of)|what (?:do you want|can i do for you|are you (?:selling|calling about))|why are you (?:calling|ringing)|is this (?:a sales|about)|how can i help|what about)\b[^.?!]*\?/iu

/** A sentence of the first line with more in it than a greeting; null where there is none, or where it speaks to the scorer too. */
function firstWords({ call, desk }: CallEvidence): string | null {
  const [first] = desk?.rep ?? call.rep
  if (first === undefined || first.heard !== first.words) return null
  const said = heardSentences(first).find(({ start, end }) => !isFormula(first.words.slice(start, end)))
  return said === undefined ? null : briefly(first, said)
}

/** What the buyer asked because it had not been said. */
function askedBack({ call }: CallEvidence, asks: RegExp): string | null {
  for (const turn of call.buyer.filter(({ at }) => at > 0).slice(0, openingTurns)) {
    const found = heardSentences(turn).find(({ start, end }) => asks.test(turn.heard.slice(start, end)))
    if (found !== undefined) return briefly(turn, found)
  }
  return null
}

export function adviceOnReason(evidence: CallEvidence): string {
  const { buyerName, call, desk } = evidence
  const asked = askedBack(evidence, asksWhy)
  const said = firstWords(evidence)
  const before =
    asked !== null
      ? `${desk?.who ?? buyerName} had to ask “${asked}”. `
      : said === null
        ? ''
        : `You began with “${said}”. `
  return isExpected(call.type)
    ? `${before}Say in one sentence what this call is for, and ask ${buyerName} whether that suits.`
    : `${before}Say in one sentence why you are calling ${desk?.wanted ?? buyerName} and not anybody else: something you saw, read or were told about them.`
}

export function adviceOnAskingFirst(evidence: CallEvidence): string {
  const { buyerName, call, names } = evidence
  if (names !== null)
    return `Ask ${buyerName} how they get on with it, and hear the answer, before you ask for anything.`
  const [offer] = offersIn(call.rep)
  const said = offer === undefined ? '' : briefly(offer.turn, sentenceAt(offer.turn, offer.act.start))
  const ask = `Ask ${buyerName} one question about how things are done today before you say what you offer`
  return said === '' ? `${ask}.` : `${ask}: it was “${said}” that came first.`
}

export function adviceOnWho(evidence: CallEvidence): string {
  const { buyerName, desk } = evidence
  const answers = desk?.who ?? buyerName
  const asked = askedBack(evidence, asksWho)
  if (asked !== null) return `${answers} had to ask “${asked}”. Give your name and company in the first line.`
  const said = firstWords(evidence)
  const place = said === null ? 'in the first line' : `before “${said}”`
  return `Give your name and company ${place}, so that ${answers} need not ask.`
}

export function adviceOnTime(evidence: CallEvidence): string {
  const { buyerName } = evidence
  const said = firstWords(evidence)
  return said === null
    ? `Ask ${buyerName} for a stated amount of time, and keep to it.`
    : `After “${said}” ask ${buyerName} for a stated amount of time, and keep to it.`
}

/** Where a long opening could have ended: after its second sentence. */
export function adviceOnLength({ buyerName, desk }: CallEvidence, longest: HeardTurn | null): string {
  const answers = desk?.who ?? buyerName
  const end = longest === null || longest.heard !== longest.words ? undefined : heardSentences(longest)[1]
  return longest === null || end === undefined
    ? `Stop after two sentences and let ${answers} speak.`
    : `Stop after “${briefly(longest, end)}” and let ${answers} speak: it went on to ${longest.wordCount} words.`
}
