import { sureFrom } from '../acts/confidence.ts'
import { offersIn, quoteOfAct, type Done } from '../metrics/heard/acts-done.ts'
import { shownByEar } from '../metrics/heard/by-ear.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { quoteOfSpan, spanQuote } from '../metrics/heard/spans.ts'
import { takesUpToldBefore } from '../metrics/heard/told-before.ts'
import { describesWho, referringIn } from '../speech/referring.ts'
import { showingIn } from '../speech/showing.ts'
import { isCustomer, isShowing, met, needsFound, noOccasion, unmet, type Finding } from './rubric.ts'

/** Acts that say what a side does, gives or has done, whether or not they were asked for. */
export const offersMade = ['pitch', 'value', 'social_proof', 'answer'] as const

/** What is shown on a screen is offered, whatever else the ear makes of it. */
function madeIn(call: CallEvidence['call'], turns: readonly HeardTurn[]): Done[] {
  const made = offersIn(turns, ['pitch', 'value', 'social_proof'])
  if (!isShowing(call.type)) return made
  const shown = turns.flatMap((turn): Done[] => {
    const span = made.some((one) => one.turn === turn) ? null : showingIn(turn.heard)
    return span === null ? [] : [{ turn, act: { act: 'pitch', confidence: sureFrom, ...span } }]
  })
  return [...made, ...shown].toSorted((a, b) => a.turn.at - b.turn.at)
}

/** The spans of a turn that offer: what is done and what came of it elsewhere are said in one breath. */
export function offeringSpans(turn: HeardTurn): Done[] {
  return offersMade.flatMap((act) => offersIn([turn], [act]))
}

/** What is shown or offered takes up what an earlier talk had brought out; null where nothing does. */
export function tiesToToldBefore({ call, toldBefore }: CallEvidence): Finding | null {
  if (!isShowing(call.type) || toldBefore.length === 0) return null
  for (const { turn } of madeIn(call, call.rep)) {
    const span = isPressing(turn) || wentPast(call, turn) ? null : takesUpToldBefore(turn, toldBefore)
    if (span !== null) return met(quoteOfSpan(turn, span))
  }
  return null
}

const recalls =
  /\b(?:(?:as|what|when|because|since|and) )?(?:you(?:['’]d| had| have|['’]ve)? (?:just |already |once )?(?:told|said|mentioned|described|explained|showed|shown|wrote|raised)|(?:last|the other) (?:time|week|month)|from what you|we (?:talked|spoke|went) (?:about|over|through)|in our (?:first|last) (?:call|talk|meeting))\b/iu

/**
 * Nobody knows of an uploaded call what an earlier talk had brought out: who says that something was told then is taken at
 * their word, and who does not is denied nothing. Null where it is known, or the call itself brought something out.
 */
export function tiesToUnknown({ call, toldBefore, needs }: CallEvidence): Finding | null {
  const uploaded = call.buyer.every(({ mind }) => mind === null)
  if (!uploaded || toldBefore.length > 0 || !(isShowing(call.type) || needsFound(call.type))) return null
  for (const turn of call.rep) {
    const found = isPressing(turn) ? null : recalls.exec(turn.heard)
    if (found !== null) return met(spanQuote(turn, found.index))
  }
  return needs.length === 0 ? noOccasion : null
}

/**
 * Turns in which the rep says what their side does, gives or has done for others. With the offer on the table, an answer
 * to an objection is judged as that, and not as an offer too.
 */
export function offersOf(evidence: CallEvidence): Done[] {
  const { call, objections } = evidence
  const made = withoutSummaries(evidence, withoutNames(evidence, madeIn(call, call.rep)))
  if (!needsFound(call.type) && !isCustomer(call.type)) return made
  const speaksToOne = (turn: HeardTurn): boolean =>
    objections.some(
      ({ raised, replies, settledBy }) =>
        replies.includes(turn) || (settledBy !== null && turn.at > raised.at && turn.at <= settledBy.at),
    )
  return made.filter(({ turn }) => !speaksToOne(turn))
}

const ofOurs = /\b(?:we|we['’]\w+|us|our|ours|i['’]ll|i['’]d)\b/iu

/** What the rep says back of the buyer's own matter is no offer, in whatever words it begins. */
function withoutSummaries({ recaps }: CallEvidence, made: readonly Done[]): Done[] {
  return made.filter(({ turn, act }) => {
    const recap = recaps.find(({ quote }) => quote.turn === turn.turn)
    const said = turn.words.slice(act.start, act.end)
    return (
      recap === undefined ||
      ofOurs.test(said) ||
      !(recap.quote.quote.includes(said) || said.includes(recap.quote.quote))
    )
  })
}

/** "Somebody who runs admissions at another college, for example": who is meant, and what becomes of them, is no offer. */
export function withoutNames({ names }: CallEvidence, made: readonly Done[]): Done[] {
  if (names === null) return [...made]
  const [first] = names.asks
  return made.filter(({ turn }) => {
    const said = referringIn(turn.heard)
    const afterAsk = first !== undefined && turn.at > first.turn.at && describesWho(turn.heard)
    return !(afterAsk || said.asks || said.saysWho || said.plans || said.leave !== null || said.assures.length > 0)
  })
}

/** Of a call of which only the words are known: something sounds like an offer. */
export const offersByEar = ({ call }: CallEvidence): boolean =>
  (shownByEar(call)?.lines('value.offer') ?? []).length > 0

/** Whether anything was offered at all: where nothing was, there is nothing to say about the offer. */
export function hasOffer({ call }: CallEvidence): boolean {
  return offersIn(call.rep, offersMade).length > 0 || madeIn(call, call.rep).length > 0
}

/** What had been told by the time of the last offer: nobody ties an offer to what comes after it. */
export function needsBeforeOffers(evidence: CallEvidence): CallEvidence['needs'] {
  const last = offersOf(evidence).at(-1)
  return last === undefined ? evidence.needs : evidence.needs.filter(({ turn }) => turn.at < last.turn.at)
}

const listLength = 4

function isFeatureList(turn: HeardTurn): boolean {
  const [offer] = offersIn([turn], ['pitch', 'value'])
  if (offer === undefined) return false
  const text = turn.heard.slice(offer.act.start, offer.act.end)
  const items = text.split(/,|\band\b|;/u).filter((part) => part.trim().length > 3 && !carriesOn.test(part))
  return items.length > listLength
}
/** "..., so nothing gets replaced" says what the one thing is for. */
const carriesOn = /^\s*(?:so|because|which|who|where|when|while|if|but|until|nothing|nobody|no one|not|without)\b/iu

/** Nothing that was offered was a list. */
export function picksOne(evidence: CallEvidence): Finding {
  const list = offersOf(evidence).find(({ turn }) => isFeatureList(turn))
  return list === undefined ? met() : unmet(quoteOfAct(list))
}
