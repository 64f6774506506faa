import type { ObjectionFamily } from '@ringside/contract'
import { oncePer } from '../buyer/once.ts'
import { offersIn } from '../metrics/heard/acts-done.ts'
import { decidersNamed } from '../metrics/heard/deciders.ts'
import { demandOf } from '../metrics/heard/demands.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardCall, HeardTurn } from '../metrics/heard/heard-call.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import type { Signal } from '../metrics/heard/signals.ts'
import { contentWords, heardWords, saidIn, saidSentences } from '../metrics/heard/words.ts'
import { listed, vary } from '../metrics/wording.ts'
import { lackedForStep } from '../speech/lacking.ts'
import { sellingOf, type Selling } from '../product-summary/selling.ts'
import { answerTo } from './answers-to-signals.ts'
import { betterTerms } from './better-terms.ts'
import { answerToWorry } from './answers-to-worries.ts'
import type { ReviewInput } from './review-input.ts'
import { theirPoint } from './their-point.ts'

export type Situation = { evidence: CallEvidence; input: ReviewInput }

/** The product summary of this rep, as far as it is fit to be said. */
export function sold({ input }: Situation): Selling | null {
  return sellingOf(input.product ?? null)
}

/** The buyer's point that has to do with what is sold. */
export function pointBefore(situation: Situation, at: number, least?: 1): string | null {
  const selling = sold(situation)
  const about = [selling?.value ?? '', ...(selling?.problems ?? [])].join(' ')
  return theirPoint(situation.evidence, { at, about, ...(least !== undefined && { least }) })
}

/**
 * What only the seller can know is left for the rep to fill in, unless they said it themselves before this turn or it
 * stands in their product summary: there, the proof that has most in common with what the buyer had said.
 */
export function proofBefore(situation: Situation, at: number): string {
  const { evidence } = situation
  const proof = offersIn(evidence.call.rep, ['social_proof']).findLast(
    ({ turn, act }) => turn.at < at && act.end - act.start <= longestProof,
  )
  if (proof !== undefined) return `${saidIn(proof.turn, proof.act)}.`
  const written = nearest(sold(situation)?.proof ?? [], evidence, at)
  return written === null ? '[a customer like them, and what changed].' : `${written}.`
}

/** The line with most words of what the buyer had said by a turn; of equals the first. */
function nearest(lines: readonly string[], { call }: CallEvidence, at: number): string | null {
  const said = call.buyer.filter((turn) => turn.at < at).flatMap((turn) => heardWords(turn))
  const theirs = new Set(said.map(({ stem }) => stem))
  const shared = (line: string): number => contentWords(line).filter(({ stem }) => theirs.has(stem)).length
  return lines.toSorted((a, b) => shared(b) - shared(a))[0] ?? null
}

const longestProof = 160

/** Families whose good answer asks for a little time and claims nothing about the seller. */
const claimless = new Set<ObjectionFamily>(['timing', 'no-need'])
const claim = /\b(we|we['’]\w+|our|ours|us|customers?|clients?|you said|you told)\b/iu

/** The persona's own good answer, when it claims nothing and names nothing that had not come up by then. */
function plainAnswer({ evidence, input }: Situation, objection: HeardObjection): string | null {
  const answer = input.objections.find((candidate) => candidate.id === objection.id)?.goodAnswer ?? ''
  if (answer === '' || !claimless.has(objection.family) || claim.test(answer)) return null
  const before = evidence.call.turns.filter((turn) => turn.at <= objection.raised.at).map((turn) => turn.words)
  const names = answer.match(/(?<=[\p{L},;:] )(?!I\b)\p{Lu}[\p{L}]+/gu) ?? []
  return names.every((name) => before.some((words) => words.includes(name))) ? answer : null
}

/** What shows that a seller lasts: years, owners, those who stayed. */
const years =
  /\b(since (19|20)\d\d|(for|over|after) [\p{L}\d-]+ years|(\d+|ten|twenty|thirty) years|founded|profitab\w+|owned|renew(s|ed)?|decade)\b/iu

const linesOfYears = oncePer(({ rep }: HeardCall) =>
  rep.flatMap((turn) =>
    saidSentences(turn)
      .map((span) => saidIn(turn, span))
      .filter((line) => /^(we|our)\b/iu.test(line) && years.test(line) && line.length <= longestProof)
      .map((line) => ({ line, at: turn.at })),
  ),
)

/** That the seller will last is told by what the rep said or wrote of years and owners; else it is theirs to fill in. */
function lastingBefore(situation: Situation, at: number): string {
  const said = linesOfYears(situation.evidence.call).findLast((told) => told.at < at)?.line
  const line = said ?? sold(situation)?.proof.find((proof) => years.test(proof))
  return line === undefined
    ? '[How long you have been going, who owns you, and who has stayed with you for years].'
    : `${line}.`
}

/** "What we do is for care homes with 50 to 500 staff.", or nothing where the summary does not say. */
function forThem(situation: Situation): string {
  const whom = sold(situation)?.forWhom ?? null
  return whom === null ? '' : `What we do is for ${whom}.`
}

/** A competitor of the summary whom the buyer has named by a turn; what has no name of its own is not one. */
function rivalBefore(situation: Situation, at: number): string | null {
  const said = situation.evidence.call.buyer.filter((turn) => turn.at <= at).map((turn) => turn.heard)
  const plain = ` ${said.join(' ').replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `
  const isNamed = (rival: string) =>
    /^\p{Lu}/u.test(rival) && plain.includes(` ${rival.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `)
  return sold(situation)?.rivals.find(isNamed) ?? null
}

/** Who else has a say, as the buyer named them by a turn; null where nobody was named. */
export function decidersBefore({ evidence, input }: Situation, at: number): string | null {
  const named = decidersNamed(evidence.call, at, [input.buyerName, input.seller?.name ?? ''])
  return named.length === 0 ? null : listed(named)
}

/** An answer to a worry that the rep can give truthfully: what the seller would have to know is a blank in brackets. */
export function betterObjection(situation: Situation, objection: HeardObjection): string {
  const demand = demandOf(objection)
  if (demand !== null) return betterTerms(situation, objection, demand)
  const { at, heard } = objection.raised
  const { price, value } = sold(situation) ?? { price: null, value: null }
  if (objection.unsure === true)
    return 'I’m glad that you say so, and I won’t talk over it. [What speaks to it, with something that can be checked.] What would have to be so for that to be no worry any more?'
  if (lackedForStep(heard) === 'no-need' && objection.family === 'no-need') return whatTheyWouldHave(situation, at)
  return (
    plainAnswer(situation, objection) ??
    answerToWorry(objection.family, heard, {
      cause: causeTold(situation.evidence, objection),
      point: pointBefore(situation, at) ?? '',
      proof: proofBefore(situation, at),
      lasting: lastingBefore(situation, at),
      forThem: forThem(situation),
      price: price ?? '[your price]',
      rival: rivalBefore(situation, at),
      beside: value ?? 'There we would [what you add beside it].',
      decider: decidersBefore(situation, at),
    })
  )
}

/** Asked what they would have from a step: what changes about what they told, before any day. */
function whatTheyWouldHave(situation: Situation, at: number): string {
  const point = pointBefore(situation, at, 1)
  const { value } = sold(situation) ?? { value: null }
  return point === null
    ? 'That’s fair, I owe you that first. I don’t know yet what it could change for you: what costs you most time in a week?'
    : `That’s fair, I owe you that first. ${point} ${value ?? 'What would be different after it: [one thing, in their own figures].'} Would that be worth half an hour to you?`
}

const causes =
  /\b(because|nobody|no one|never|didn['’]t|wouldn['’]t|couldn['’]t|wasn['’]t|stopped|gave up|too (slow|much|hard|long|many|complicated|expensive)|took (too|months|half|a year))\b/iu
const longestCause = 110

/** Why it failed, once they have said it: with the worry, or when asked after. */
function causeTold({ call }: CallEvidence, { raised, replies }: HeardObjection): string | null {
  const answers = replies.flatMap((reply) => (reply.questions.length > 0 ? (call.turns[reply.at + 1] ?? []) : []))
  for (const turn of [raised, ...answers].filter(({ speaker }) => speaker === 'buyer')) {
    const span = saidSentences(turn).find(({ start, end }) => {
      const text = turn.heard.slice(start, end)
      return causes.test(text) && !text.endsWith('?') && end - start <= longestCause && !/tried|looked at/iu.test(text)
    })
    if (span !== undefined) return saidIn(turn, span)
  }
  return null
}

export function betterSignal(situation: Situation, signal: Signal): string {
  const { kind, turn } = signal
  const named = decidersBefore(situation, turn.at)
  if (kind === 'warmth') {
    const point = pointBefore(situation, turn.at + 1)
    const ask =
      named === null
        ? 'Who should see it with you, and would Thursday at ten suit you both?'
        : `Shall we show it to ${named} as well, on Thursday at ten?`
    return `I’m glad. ${point === null ? '' : `${point} `}${ask}`
  }
  const answer =
    kind === 'others'
      ? `The nearest to you is this: ${proofBefore(situation, turn.at)}`
      : answerTo(kind, turn.heard.slice(signal.span.start, signal.span.end), sold(situation))
  return vary(turn.turn, [
    named === null
      ? `Good question. ${answer} Who on your side needs to know that as well?`
      : `Good question. ${answer} Is that something ${named} will ask too?`,
    `${answer} If that suits you, what would you want to do with it?`,
  ])
}

export function betterMonologue(situation: Situation, first: HeardTurn): string {
  const { evidence } = situation
  const value = sold(situation)?.value ?? null
  const point = pointBefore(situation, first.at)
  if (point === null)
    return `Let me stop there, ${evidence.buyerName}. Which part of that has anything to do with your day?`
  return value === null
    ? `${point} Is that still the part that hurts most?`
    : `${point} ${value} Would that help you there?`
}

export function betterInterruption(evidence: CallEvidence, cutIn: HeardTurn): string {
  const cut = evidence.call.turns[cutIn.at - 1]
  const last =
    cut?.words
      .trim()
      .split(/\s+/u)
      .slice(-6)
      .join(' ')
      .replace(/[\s.,;:–—-]+$/u, '') ?? ''
  return last === '' ? 'Sorry, go on.' : `Sorry, go on. You were at “${last}”.`
}
