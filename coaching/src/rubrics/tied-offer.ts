import { offersIn, quoteOfAct, type Done } from '../metrics/heard/acts-done.ts'
import { amountsIn, heardAmounts } from '../metrics/heard/amounts.ts'
import { isHeldAgainst } from '../metrics/heard/credits.ts'
import { buyersWordsIn } from '../metrics/heard/echoes.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { pointsToNeed } from '../metrics/heard/pointing-back.ts'
import { isPressing, wentPast } from '../metrics/heard/pressing.ts'
import { confirms } from '../metrics/heard/confirming.ts'
import { openingOf, spanQuote } from '../metrics/heard/spans.ts'
import { heardSentences, heardWords, stemsOf } from '../metrics/heard/words.ts'
import { offeringSpans, offersMade, offersOf, tiesToToldBefore } from './offered.ts'
import { met, needsFound, unmet, type Finding } from './rubric.ts'

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

/** A sum that the buyer had told is theirs in whatever spelling: "28 thousand" after "twenty-eight thousand". */
function theirSumIn(turn: HeardTurn, told: readonly HeardTurn[]): { start: number } | undefined {
  const sums = new Set(told.filter(({ at }) => at < turn.at).flatMap((each) => heardAmounts(each)))
  return heardSentences(turn).find(
    ({ start, end }) =>
      !turn.heard.slice(start, end).endsWith('?') &&
      amountsIn(turn.heard.slice(start, end)).some((sum) => sums.has(sum)),
  )
}

/** Where an offer takes up the buyer's words, and how many of them. */
type Tied = { turn: HeardTurn; start: number; shared: number }

/** An offer, or an answer, with words in it that the buyer used about what is wrong: the one with most of them is shown. */
export function tiesToNeed(evidence: CallEvidence): Finding {
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
    const word = inOffer ?? theirs[0] ?? agreedIn(evidence, turn) ?? theirSumIn(turn, toldTurns)
    const shared = new Set(theirs.map(({ stem }) => stem)).size
    if (word !== undefined && (best === null || shared > best.shared)) best = { turn, start: word.start, shared }
  }
  if (best !== null) return met(spanQuote(best.turn, best.start))
  return unmet(quoteOfFirst(offersOf(evidence)) ?? openingOf(firstNeed))
}

/** "Would that have saved Monday?" ties what was offered to their Monday. */
const wouldHave = /\b(would|could|might) (that|this|it|they)( \w+)? (have|help|save|cover|catch|fix|change|spare)\b/iu

export function quoteOfFirst([first]: readonly Done[]) {
  return first === undefined ? null : quoteOfAct(first)
}
