import { isPractised, type HeardTurn } from '../metrics/heard/heard-call.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { buyersWordsIn } from '../metrics/heard/echoes.ts'
import { quoteOfFirst, tiesToNeed } from './tied-offer.ts'
import { isBargain } from '../metrics/heard/demands.ts'
import { asksFit } from './asking-fit.ts'
import { needWords, withNeed } from './offer-advice.ts'
import { hasDemands, notInBargain, tradeInFigures } from './bargaining.ts'
import {
  allDoing,
  answersItself,
  discoveryActs,
  offeringActs,
  offersIn,
  quoteOfAct,
  type Done,
} from '../metrics/heard/acts-done.ts'
import { isHeldAgainst } from '../metrics/heard/credits.ts'
import { isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { namesNobody, proofIn } from '../metrics/heard/proof.ts'
import { ownFigureIn } from '../metrics/heard/own-figures.ts'
import { quoteOfSpan, spanQuote } from '../metrics/heard/spans.ts'
import {
  isCustomer,
  isOneOf,
  isShowing,
  met,
  metIf,
  noOccasion,
  needsFound,
  unmet,
  type Criterion,
  type Finding,
} from './rubric.ts'
import {
  hasOffer,
  offeringSpans,
  offersByEar,
  offersMade,
  offersOf,
  picksOne,
  tiesToUnknown,
  withoutNames,
} from './offered.ts'

/** The first offer came after the buyer had told of a need. */
function waitsForNeed(evidence: CallEvidence): Finding {
  if (needsFound(evidence.call.type)) return noOccasion
  const [offer] = withoutNames(evidence, offersIn(evidence.call.rep, offeringActs))
  const [need] = evidence.needs
  if (offer === undefined) return noOccasion
  const waited = need !== undefined && need.turn.at < offer.turn.at
  const early = isHeldAgainst(evidence.call, offer.turn, 'value.after-need')
  return waited && !early && !isBuzz(evidence, offer.turn) && !isPressing(offer.turn)
    ? met(quoteOfAct(offer))
    : unmet(quoteOfAct(offer))
}

/**
 * An offer that can be judged on its merits: made once a need was known or at least asked after, or in a call that ties
 * it to one later on. Figures and names thrown at a stranger prove nothing to them; a buyer who keeps their needs to
 * themselves is not the rep's fault.
 */
function isGrounded(evidence: CallEvidence, { turn }: Done): boolean {
  const [need] = evidence.needs
  if (needsFound(evidence.call.type)) return true
  const asked = allDoing(evidence.call.rep, discoveryActs).some(
    ({ turn: before }) => before.at < turn.at && !isPressing(before) && !answersItself(before),
  )
  if (asked) return true
  return need !== undefined && (need.turn.at < turn.at || tiesToNeed(evidence).state === 'met')
}

const buzzwords =
  /\b(revolutionary|game[- ]chang\w*|cutting[- ]edge|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|world[- ]class|industry[- ]leading|next[- ]gen\w*|synerg\w*|holistic|seamless\w*|end[- ]to[- ]end|paradigm\w*|disruptive|turnkey|all[- ]in[- ]one|ai[- ](powered|driven))\b/iu

/** Praise of the product that takes up no word of the buyer's: nothing in it is tied to anything. */
function isBuzz({ uses }: CallEvidence, turn: HeardTurn): boolean {
  return buzzwords.test(turn.heard) && buyersWordsIn(turn, uses).length === 0
}

/** A figure or a span of time inside an offer: something the buyer can check. */
function isConcrete(evidence: CallEvidence): Finding {
  for (const offer of offersIn(evidence.call.rep, offersMade)) {
    const { turn } = offer
    if (!isGrounded(evidence, offer) || isBuzz(evidence, turn) || isPressing(turn) || wentPast(evidence.call, turn))
      continue
    // "From three nights to one" can be checked, whoever named three nights before.
    const elsewhere = proofIn(turn, undefined)
    if (elsewhere !== null) return met(quoteOfSpan(turn, elsewhere))
    for (const { act } of offeringSpans(turn)) {
      const at = ownFigureIn(evidence.call, turn, act)
      if (at !== null) return met(spanQuote(turn, at))
    }
  }
  return unmet(quoteOfFirst(offersOf(evidence)))
}

function provesIt(evidence: CallEvidence): Finding {
  const proof = offersIn(evidence.call.rep, ['social_proof']).find(
    ({ turn, act }) =>
      isGrounded(evidence, { turn, act }) &&
      !isPressing(turn) &&
      !isBuzz(evidence, turn) &&
      !namesNobody(turn.heard.slice(act.start, act.end), evidence.call.turns[turn.at - 1]?.heard),
  )
  return metIf(proof === undefined ? null : quoteOfAct(proof))
}

/** A buyer who asks the price first is answered first. */
const turnsToAsk = 2

/** Asked what the buyer makes of it, in the turn of an offer or one of the next two. */
function checksFit(evidence: CallEvidence): Finding {
  const { call } = evidence
  for (const offer of offersOf(evidence).filter((made) => isGrounded(evidence, made))) {
    const { turn } = offer
    for (const candidate of [turn, ...call.rep.filter((later) => later.at > turn.at).slice(0, turnsToAsk)]) {
      const span = candidate.questions.find(
        ({ start, end }) =>
          (candidate !== turn || start >= 0) &&
          asksFit(call.type, candidate.heard.slice(start, end)) &&
          end - start < 220,
      )
      if (span !== undefined) return met(quoteOfSpan(candidate, span))
    }
  }
  return unmet(quoteOfFirst(offersOf(evidence)))
}

/** A bargain is no place for a new offer: whether it fits, who else has it and how much of it there is were talked of before. */
const outsideBargains =
  (find: (evidence: CallEvidence) => Finding) =>
  (evidence: CallEvidence): Finding =>
    isBargain(evidence.call) ? noOccasion : find(evidence)

/** In a bargain the figures of a trade are what can be held to. */
function isConcreteHere(evidence: CallEvidence): Finding {
  const found = isConcrete(evidence)
  const trade = found.state === 'met' ? null : tradeInFigures(evidence.call)
  return trade === null ? found : met(trade)
}

function tied(evidence: CallEvidence): Finding {
  const found = notInBargain(evidence) ?? tiesToNeed(evidence)
  return found.state === 'unmet' ? (tiesToUnknown(evidence) ?? found) : found
}

/** A discovery call may well end without an offer, where the buyer asked for none. */
function isNotDue(evidence: CallEvidence): boolean {
  // Of words alone nobody knows whether an offer was waited for.
  if (evidence.call.type !== 'discovery' || !isPractised(evidence.call)) return false
  const isOffered = hasOffer(evidence) || offersOf(evidence).length > 0 || offersByEar(evidence)
  return !isOffered && evidence.signals.length === 0
}

export const value: Criterion = {
  key: 'value',
  label: 'Value tied to pain',
  weight: 20,
  descriptors: [
    'What was offered had nothing to do with this buyer.',
    'Offered with little that links it to this buyer or proves it.',
    'A fair offer, with about half of what would make it theirs.',
    'A good offer, with one gap.',
    'Tied the offer to the buyer’s own problem, in figures and with proof, and asked whether it fits.',
  ],
  notShown: 'Nothing was offered that answers a need of this buyer.',
  notApplicable: 'Nothing new had to be offered in this call.',
  notYet:
    'Nothing had to be offered yet: this call is there to find out what is wrong, and they did not ask what you have.',
  notAtTheDesk: 'A gatekeeper call is about getting through: what is said after that does not count here.',
  // With the offer on the table, or in use, nothing more needs to be offered; what is offered all the same counts.
  applies: (evidence) =>
    evidence.call.type !== 'gatekeeper' &&
    // Who is asked to decide has had the offer: what is sold again is held against the step.
    evidence.decision === null &&
    !isNotDue(evidence) &&
    ((!needsFound(evidence.call.type) && !isCustomer(evidence.call.type)) ||
      isShowing(evidence.call.type) ||
      offersOf(evidence).length > 0 ||
      offersByEar(evidence) ||
      hasDemands(evidence)),
  checks: [
    {
      key: 'value.tied',
      text: 'Tied the offer to what the buyer had said',
      find: tied,
      advice: (evidence) => {
        const words = needWords(evidence)
        if (isBargain(evidence.call))
          return `Before you move, hold it against what the problem costs ${evidence.buyerName}.${evidence.toldBefore.length > 0 ? ' What they told you before stands in your plan.' : ''}`
        const [before] = evidence.toldBefore
        if (words === null && isShowing(evidence.call.type) && before !== undefined)
          return `${evidence.buyerName} had told you: “${before}”. Show what changes for that, and leave the rest out.`
        return words === null
          ? `Find out what is wrong at ${evidence.buyerName}’s end first; then say what changes for that, and nothing else.`
          : `Start your offer with their words: “You said ‘${words}’.” Then say what changes for that, and stop.`
      },
    },
    {
      key: 'value.after-need',
      text: 'Waited with the offer until a need was known',
      find: waitsForNeed,
      advice: ({ buyerName }) => `Hold your offer back until ${buyerName} has told you what is wrong.`,
    },
    {
      key: 'value.fit',
      text: 'Asked whether it would help',
      find: outsideBargains(checksFit),
      advice: withNeed(
        'After one sentence of offer, ask % whether it would help.',
        'After one sentence of offer, ask: “You said ‘&’. Would this have helped there?”',
      ),
    },
    {
      key: 'value.concrete',
      text: 'Gave a figure or a result that can be checked',
      find: isConcreteHere,
      advice: withNeed(
        'Give % one figure: how much less, how many hours, by when.',
        '% said “&”. Answer that with one figure: how much less, how many hours, by when.',
      ),
    },
    {
      key: 'value.proof',
      text: 'Named a customer in a like position',
      find: (evidence) =>
        isOneOf(evidence.call.type, ['negotiation', 'closing']) || isCustomer(evidence.call.type)
          ? noOccasion
          : provesIt(evidence),
      advice: withNeed(
        'Tell % of one customer of their size with the same problem, and what changed there.',
        '% said “&”. Tell of one customer of their size with the same problem, and what changed there.',
      ),
    },
    {
      key: 'value.one-thing',
      text: 'Offered one thing, not a list',
      restraint: true,
      find: picksOne,
      advice: withNeed(
        'Leave the list out. Choose the one thing that fits what % told you.',
        'Leave the list out. Choose the one thing that answers “&”.',
      ),
    },
  ],
}
