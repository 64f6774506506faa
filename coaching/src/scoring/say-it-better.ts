import type { ObjectionFamily } from '@ringside/contract'
import { does, offersIn } from '../metrics/heard/acts-done.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import type { HeardObjection } from '../metrics/heard/objections.ts'
import type { Signal, SignalKind } from '../metrics/heard/signals.ts'
import type { Step } from '../metrics/heard/steps.ts'
import { contentWords, saidIn, sentencesOf } from '../metrics/heard/words.ts'
import { vary } from '../metrics/wording.ts'
import { sellingOf, type Selling } from '../product-summary/selling.ts'
import type { ReviewInput } from './review-input.ts'
import { theirPoint } from './their-point.ts'

export type Situation = { evidence: CallEvidence; input: ReviewInput }

/** The product summary of this rep, as far as it is fit to be said. */
function sold({ input }: Situation): Selling | null {
  return sellingOf(input.product ?? null)
}

/** The buyer's point that has to do with what is sold. */
function pointBefore(situation: Situation, at: number, least?: 1): string | null {
  const selling = sold(situation)
  const about = [selling?.value ?? '', ...(selling?.problems ?? [])].join(' ')
  return theirPoint(situation.evidence, { at, about, ...(least !== undefined && { least }) })
}

/**
 * What only the seller can know is left for the rep to fill in, unless they said it themselves before this turn or it
 * stands in their product summary: there, the proof that has most in common with what the buyer had said.
 */
function proofBefore(situation: Situation, at: number): string {
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
  const said = call.buyer.filter((turn) => turn.at < at).flatMap((turn) => contentWords(turn.heard))
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

/** An answer to a worry that the rep can give truthfully: what the seller would have to know is a blank in brackets. */
export function betterObjection(situation: Situation, objection: HeardObjection): string {
  const { at } = objection.raised
  const { price, value } = sold(situation) ?? { price: null, value: null }
  return (
    plainAnswer(situation, objection) ??
    answersByFamily[objection.family]({
      cause: causeTold(situation.evidence, objection),
      point: pointBefore(situation, at) ?? '',
      proof: proofBefore(situation, at),
      price: price ?? '[your price]',
      beside: value ?? 'There we would [what you add beside it].',
    })
      .replace(/\s+/gu, ' ')
      .trim()
  )
}

const causes =
  /\b(because|nobody|no one|never|didn['’]t|wouldn['’]t|couldn['’]t|wasn['’]t|stopped|gave up|too (slow|much|hard|long|many|complicated|expensive)|took (too|months|half|a year))\b/iu
const longestCause = 110

/** Why it failed, once they have said it: with the worry, or when asked after. */
function causeTold({ call }: CallEvidence, { raised, replies }: HeardObjection): string | null {
  const answers = replies.flatMap((reply) => (reply.questions.length > 0 ? (call.turns[reply.at + 1] ?? []) : []))
  for (const turn of [raised, ...answers].filter(({ speaker }) => speaker === 'buyer')) {
    const span = sentencesOf(turn.words).find(({ start, end }) => {
      const text = turn.heard.slice(start, end)
      return causes.test(text) && !text.endsWith('?') && end - start <= longestCause && !/tried|looked at/iu.test(text)
    })
    if (span !== undefined) return saidIn(turn, span)
  }
  return null
}

type Known = { cause: string | null; point: string; proof: string; price: string; beside: string }

const answersByFamily: Record<ObjectionFamily, (known: Known) => string> = {
  price: ({ point, price }) =>
    `That’s fair, it has to pay for itself. ${point} It costs ${price} and saves [what it saves a customer like them]. What would it have to bring in for you?`,
  timing: () => 'I hear you. What has to be over first, and shall we put thirty minutes in for the week after?',
  incumbent: ({ point, beside }) =>
    `That makes sense, and I’m not asking you to drop it. ${point} What does the one you have leave you to do by hand? ${beside}`,
  // One breath asks or answers, not both: what went wrong is not known until they say.
  'tried-before': ({ cause }) =>
    cause === null
      ? 'That’s fair, I’d be careful too. What was it that went wrong last time?'
      : `That’s fair, I’d be careful too. You said “${cause}”. So that it doesn’t go the same way, we would [what you do differently]. Would that have kept it alive?`,
  'no-need': () => 'Fair enough. What would have to go wrong for that to change?',
  'no-authority': () => 'Thank you for saying so. Who should hear it with you, and what will they want to know first?',
  'send-something': () =>
    'Happy to. So that it is worth opening: which one thing should be in it, and may I call on Thursday to hear what you made of it?',
  'vendor-trust': ({ proof }) =>
    `Fair question, I’d ask it too. The nearest to you is this: ${proof} What would you want to ask them?`,
  security: () =>
    'You’re right to ask. Here is what I can show you: [your certificates, and who sees which data]. Who on your side should read it first?',
  effort: () =>
    'I understand, nobody has time for a project. On your side it takes [hours and people]. Which part of that would be too much?',
  competitor: ({ point }) =>
    `Good that you’re comparing. ${point} Where we differ is [one thing, and how they can check it]. What matters most to you in the choice?`,
  contract: () =>
    'That makes sense, I’d read it twice too. Our terms are [length and notice]. Which part of the one you have now worries you most?',
}

const answersFor: Record<Exclude<SignalKind, 'warmth' | 'others'>, string> = {
  price: 'It costs [your price, and what is in it].',
  timing: 'From the first day to daily use it takes [how long].',
  rollout: 'On your side it takes [people and hours].',
  people: 'It is better they see it early.',
  proof: 'I can show you [what you can show, on a case of theirs].',
}

/** The answer that the summary has, else the one with a blank. */
function answerTo(kind: Exclude<SignalKind, 'warmth' | 'others'>, selling: Selling | null): string {
  const [proof] = selling?.proof ?? []
  if (kind === 'price' && selling !== null && selling.price !== null) return `It costs ${selling.price}.`
  return kind === 'proof' && proof !== undefined ? `${proof}. I can show you how they did it.` : answersFor[kind]
}

export function betterSignal(situation: Situation, signal: Signal): string {
  const { kind, turn } = signal
  if (kind === 'warmth') {
    const point = pointBefore(situation, turn.at + 1)
    return `I’m glad. ${point === null ? '' : `${point} `}Who should see it with you, and would Thursday at ten suit you both?`
  }
  const answer =
    kind === 'others'
      ? `The nearest to you is this: ${proofBefore(situation, turn.at)}`
      : answerTo(kind, sold(situation))
  return vary(turn.turn, [
    `Good question. ${answer} Who on your side needs to know that as well?`,
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

/** Who else comes was asked, or is known, by then: nobody asks it twice. */
const whoElse =
  /\b(who (else|besides|would|should|signs|decides|approves|needs|has)\b|anybody else|anyone else|(bring|include|involve|with you and) \p{Lu})/u

function askedWho({ call }: CallEvidence, at: number): boolean {
  return call.rep.some((turn) => turn.at <= at && (does(turn, ['q_authority']) !== null || whoElse.test(turn.heard)))
}

export function betterNextStep(situation: Situation, step: Step | null, at: number): string {
  const { evidence } = situation
  // A meeting is about something that hurts, not about how things are or what was tried once.
  const point = pointBefore(situation, at, 1)
  const ask = `${thing(step?.what ?? '')} on ${day(step?.when ?? '')}`
  if (point === null) {
    return `Before I ask for any of your time, ${evidence.buyerName}: what would make thirty minutes on Thursday worth it to you?`
  }
  // Speakers take turns, so that places in a call are odd or even together: the words said are not.
  const seed = evidence.call.turns.reduce((sum, { wordCount }) => sum + wordCount, at)
  if (askedWho(evidence, at)) {
    return vary(seed, [
      `${point} Could we take ${ask} and go through just that? If it doesn’t help, we stop there.`,
      `${point} Shall we look at that together, ${ask}? I’ll send the invite while we are talking.`,
      `${point} I’d like to show you what would change there: ${ask}. Does that suit you?`,
      `${point} Give me ${ask} on one example of yours, and you tell me at the end whether it was worth it. Would that work?`,
    ])
  }
  return vary(seed, [
    `${point} Could we put in ${ask} to look at exactly that, and who should be there with you?`,
    `${point} Shall we go through that together, ${ask}? And who feels it most, so that they can join?`,
    `${point} I’d like to show you what would change there: ${ask}. Does that suit you, and who else has a say?`,
    `${point} Pick one example of it and we work through it, ${ask}. Who would you bring?`,
  ])
}

/** A meeting stays what it was; papers to be sent become half an hour of talk. */
function thing(what: string): string {
  const bare = what.replace(/^(a|an|the|another) /iu, '').toLowerCase()
  if (/minutes|hour/u.test(bare)) return bare
  return /^(demo|demonstration|meeting|call|visit|site visit|walkthrough|workshop|pilot|trial|session)$/u.test(bare)
    ? `a ${bare}`
    : 'thirty minutes'
}

const namedDay = /(mon|tues|wednes|thurs|fri|satur|sun)day.*/iu

function day(when: string): string {
  return namedDay.exec(when)?.[0] ?? 'Thursday at ten'
}
