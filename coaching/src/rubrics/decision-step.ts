import type { Quote } from '@ringside/contract'
import { askQuote, type HeardDecision } from '../metrics/heard/decision.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { foundBy, met, noOccasion, unmet, type Check, type Finding } from './rubric.ts'

/** Holds in calls about a decision alone. */
const ofDecision =
  (find: (decision: HeardDecision, evidence: CallEvidence) => Finding) =>
  (evidence: CallEvidence): Finding =>
    evidence.decision === null ? noOccasion : find(evidence.decision, evidence)

const opening = (turn: HeardTurn | null | undefined): Quote | null =>
  turn === null || turn === undefined ? null : openingOf(turn)

const lastLine = ({ call }: CallEvidence): Quote | null => opening(call.rep.at(-1))

/** Pressed for and not given: nothing that was said for it counts. */
const wasPressed = ({ call, decision }: CallEvidence): boolean => decision?.answer === null && call.rep.some(isPressing)

/** What belongs to a yes: not looked for after a no, and not met by a rep who only pressed. */
const ofYes =
  (turnOf: (decision: HeardDecision) => HeardTurn | null) =>
  (evidence: CallEvidence): Finding => {
    const { decision } = evidence
    if (decision === null || isNo(decision)) return noOccasion
    const turn = wasPressed(evidence) ? null : turnOf(decision)
    return turn === null ? unmet(opening(decision.plain.at(-1)) ?? lastLine(evidence)) : met(openingOf(turn))
  }

/** After a no there is nothing left to fix. */
const isNo = ({ answer }: HeardDecision): boolean => answer?.kind === 'no'

const asked: Check = {
  key: 'next-step.decision',
  text: 'Asked for the decision in words that want an answer, and pressed nobody',
  find: ofDecision(({ plain, hedged, dayAsked }, evidence) => {
    const push = evidence.call.rep.find(isPressing)
    if (push !== undefined) return unmet(openingOf(push))
    const [turn] = [...plain, ...dayAsked].toSorted((a, b) => a.at - b.at)
    if (turn !== undefined) return met(askQuote(turn) ?? openingOf(turn))
    return unmet(opening(hedged[0]) ?? lastLine(evidence))
  }),
  advice: ({ call, decision, buyerName }) =>
    call.rep.some(isPressing)
      ? `Leave the hurry out of it: ask ${buyerName} once, plainly, and wait for the answer.`
      : (decision?.hedged.length ?? 0) > 0
        ? `Ask so that ${buyerName} has to answer: “Shall we go ahead, from Monday the third?” and then be silent.`
        : `Ask ${buyerName} for the decision, in one sentence: “Shall we go ahead, from Monday the third?”`,
}

const answered: Check = {
  key: 'next-step.answer',
  text: 'Left with an answer: a yes, a no with its reason, or a day for it',
  find: ofDecision(({ answer, plain, hedged }, evidence) =>
    answer === null ? unmet(opening(plain.at(-1) ?? hedged.at(-1)) ?? lastLine(evidence)) : met(openingOf(answer.turn)),
  ),
  advice: ({ buyerName }) =>
    `Do not leave with “I’ll think about it”. Ask ${buyerName} what is in the way of a yes, and by which day there will be an answer.`,
}

const day: Check = {
  key: 'next-step.day',
  text: 'Named a day to start, to sign or to decide',
  find: ofYes(({ day }) => day),
  advice: ({ buyerName }) =>
    `Put a day into the ask, so that the yes is a yes to something: ${buyerName} can still move it.`,
}

const signature: Check = {
  key: 'next-step.signature',
  text: 'Saw to whoever has to sign',
  find: (evidence) =>
    evidence.decision?.signer === null && evidence.decision.signature === null
      ? noOccasion
      : ofYes(({ signature }) => signature)(evidence),
  advice: ({ decision, buyerName }) =>
    decision?.signer
      ? `Say how ${decision.signer} comes to sign: who sends what, and when the three of you speak.`
      : `Ask ${buyerName} who signs, and how it gets to them.`,
}

const after: Check = {
  key: 'next-step.after',
  text: 'Said what happens next',
  find: ofYes(({ after }) => after),
  advice: ({ buyerName }) =>
    `Tell ${buyerName} the first two things that happen after the yes: what you send, and who does what on the first day.`,
}

const kept: Check = {
  key: 'next-step.kept',
  text: 'Neither sold it again nor gave away what nobody had asked for',
  restraint: true,
  find: ofDecision(({ resold, gift }) => {
    const turn = resold ?? gift
    return turn === null ? met() : unmet(openingOf(turn))
  }),
  advice: ({ decision, buyerName }) =>
    decision?.resold
      ? `${buyerName} has read what it does. Leave it out, and ask.`
      : `Keep the price out of it until ${buyerName} brings it up: a discount nobody asked for says that the first price was too high.`,
}

/** What is looked at of the step that a call about a decision is for, in place of a meeting. */
export const decisionChecks: readonly Check[] = [asked, answered, day, signature, after, kept]

/** Looked at where no decision was to be asked for. */
export function unlessDecision(check: Check): Check {
  return { ...check, find: (evidence) => (evidence.decision === null ? foundBy(check, evidence) : noOccasion) }
}
