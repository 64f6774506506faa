import { openingOf } from '../metrics/heard/spans.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { buyersWordsIn } from '../metrics/heard/echoes.ts'
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
import { pointsToNeed } from '../metrics/heard/pointing-back.ts'
import { namesNobody, proofIn } from '../metrics/heard/proof.ts'
import { ownFigureIn } from '../metrics/heard/own-figures.ts'
import { quoteOfSpan, spanQuote } from '../metrics/heard/spans.ts'
import { confirms } from '../metrics/heard/confirming.ts'
import { heardWords, stemsOf } from '../metrics/heard/words.ts'
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
  offersByEar,
  offersMade,
  offersOf,
  picksOne,
  tiesToToldBefore,
  tiesToUnknown,
  withoutNames,
} from './offered.ts'

/** When the offer is on the table already, what stands against it is what it has to be tied to. */
function worriesAsNeeds({ call, objections }: CallEvidence): HeardTurn[] {
  return needsFound(call.type) ? objections.map((objection) => objection.raised) : []
}

/** A word of a summary that the buyer said yes to: it is theirs from then on, whoever chose it. */
function agreedIn({ call, recaps }: CallEvidence, turn: HeardTurn): { start: number } | undefined {
  const agreed = stemsOf(
    recaps.flatMap((recap) => (recap.turn.at < turn.at && confirms(call.turns[recap.turn.at + 1]) ? [recap.turn] : [])),
  )
  return heardWords(turn).find(({ stem, figure }) => !figure && agreed.has(stem))
}

/** Where an offer takes up the buyer's words, and how many of them. */
type Tied = { turn: HeardTurn; start: number; shared: number }

/** An offer, or an answer, with words in it that the buyer used about what is wrong: the one with most of them is shown. */
function tiesToNeed(evidence: CallEvidence): Finding {
  const { call, uses } = evidence
  const toldTurns = [...evidence.needs.map((need) => need.turn), ...worriesAsNeeds(evidence)]
  const fromBefore = tiesToToldBefore(evidence)
  if (fromBefore !== null) return fromBefore
  const [firstNeed] = toldTurns
  if (firstNeed === undefined) return unmet(quoteOfFirst(offersOf(evidence)))
  const told = stemsOf(toldTurns)
  let best: Tied | null = null
  for (const turn of call.rep) {
    if (turn.at < firstNeed.at) continue
    if (wentPast(call, turn) || isHeldAgainst(call, turn, 'value.tied')) continue
    // Whoever says that they stop "that" has offered something, however small.
    const pointed = isPressing(turn) ? null : pointsToNeed(turn, evidence.needs)
    if (pointed !== null) return met(spanQuote(turn, pointed))
    if (offersIn([turn], offersMade).length === 0) continue
    const theirs = buyersWordsIn(turn, uses)
      .filter(({ stem }) => told.has(stem))
      .filter(({ start }) =>
        turn.questions.every((span) => start < span.start || start >= span.end || wouldHave.test(span.text)),
      )
    const inOffer = theirs.find(({ start }) =>
      offeringSpans(turn).some(({ act }) => start >= act.start && start < act.end),
    )
    const word = inOffer ?? theirs[0] ?? agreedIn(evidence, turn)
    const shared = new Set(theirs.map(({ stem }) => stem)).size
    if (word !== undefined && (best === null || shared > best.shared)) best = { turn, start: word.start, shared }
  }
  if (best !== null) return met(spanQuote(best.turn, best.start))
  return unmet(quoteOfFirst(offersOf(evidence)) ?? openingOf(firstNeed))
}

/** "Would that have saved Monday?" ties what was offered to their Monday. */
const wouldHave = /\b(would|could|might) (that|this|it|they)( \w+)? (have|help|save|cover|catch|fix|change|spare)\b/iu

function quoteOfFirst([first]: readonly Done[]) {
  return first === undefined ? null : quoteOfAct(first)
}

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

/** The spans of a turn that offer: what is done and what came of it elsewhere are said in one breath. */
function offeringSpans(turn: HeardTurn): Done[] {
  return offersMade.flatMap((act) => offersIn([turn], [act]))
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
  notAtTheDesk: 'A gatekeeper call is about getting through: what is said after that does not count here.',
  // With the offer on the table, or in use, nothing more needs to be offered; what is offered all the same counts.
  applies: (evidence) =>
    evidence.call.type !== 'gatekeeper' &&
    // Who is asked to decide has had the offer: what is sold again is held against the step.
    evidence.decision === null &&
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
