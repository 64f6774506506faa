import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { toldIn } from '../metrics/heard/evidence.ts'
import { decidersNamed, namedToUs } from '../metrics/heard/deciders.ts'
import { isBargain } from '../metrics/heard/demands.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { askOf, bestStep, type Step } from '../metrics/heard/steps.ts'
import { askQuote, detailQuote } from '../metrics/heard/step-words.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { openingOf } from '../metrics/heard/spans.ts'
import { quoteOfSpan } from '../metrics/heard/spans.ts'
import { briefly } from '../metrics/wording.ts'
import { saidIn } from '../metrics/heard/words.ts'
import { adviceOfNames, foundOfNames, safe } from './asking-for-names.ts'
import { decisionChecks, unlessDecision } from './decision-step.ts'
import { agreedAtDoor, askedAtDoor, doorAdvice, orAtDoor, whenAtDoor } from './door-step.ts'
import { deskAdvice, endedAtDesk, whenAtDesk, askedAtDesk, agreedAtDesk } from './desk-step.ts'
import {
  isCustomer,
  isShowing,
  met,
  needsFound,
  noOccasion,
  unmet,
  type Check,
  type Criterion,
  type Finding,
} from './rubric.ts'

function lastWords({ call }: CallEvidence) {
  const last = call.rep.at(-1)
  return last === undefined ? null : openingOf(last)
}

/**
 * Holds for the best ask of the call, earned or not: a day that was named was named, also where the step was announced or
 * came too early. Only a signature pressed for is no next step.
 */
function says(detail: 'what' | 'when' | 'who'): (evidence: CallEvidence) => Finding {
  return (evidence) => {
    const step = bestStep(evidence.steps)
    if (step === null) return unmet(lastWords(evidence))
    return !isPressing(step.turn) && Boolean(step[detail])
      ? met(detailQuote(evidence.steps, detail))
      : unmet(quoteOfSpan(step.turn, step.span))
  }
}

function tieIn({ needs, buyerName }: CallEvidence): string {
  const need = mainNeed(needs)
  return need === null ? `what ${buyerName} told you` : `“${toldIn(need)}”`
}

/** How the ask sounds with a day in it, in a call of this type. */
const exampleOf = ({ call }: CallEvidence): string =>
  isCustomer(call.type)
    ? '“Shall we go on for another year? You would have the paper on Thursday.”'
    : isBargain(call)
      ? '“Could we sign it together on Thursday at ten?”'
      : '“Could we take thirty minutes on Thursday at ten?”'

/** The words of a worry that stood when the step was asked for, or null. */
function worryBefore({ steps, objections }: CallEvidence): string | null {
  const step = bestStep(steps)
  const open = objections.find(
    ({ raised, settled, settledBy }) =>
      step !== null && raised.at < step.turn.at && (!settled || (settledBy !== null && settledBy.at >= step.turn.at)),
  )
  return open === undefined ? null : saidIn(open.raised, open.span)
}

/** The ask as it was put, which lacks what the advice is about; empty where there was none, or it speaks to the scorer too. */
function askedFor({ steps }: CallEvidence): string {
  const step = bestStep(steps)
  if (step === null || step.turn.heard !== step.turn.words) return ''
  return `You ${step.asks ? 'asked' : 'said'} “${briefly(step.turn, askOf(step))}”. `
}

/** What to ask for where nothing was asked: what a call of this type is for. */
function askFor(evidence: CallEvidence): string {
  if (isBargain(evidence.call))
    return 'Ask for a day to sign before you hang up: “Could we sign it together on Thursday at ten?”'
  if (isCustomer(evidence.call.type))
    return `Ask for something before you hang up: that ${evidence.buyerName} stays, or takes it further, from a day you name.`
  return `Ask for something before you hang up: thirty minutes on a named day, about ${tieIn(evidence)}.`
}

function adviceOnAsking(evidence: CallEvidence): string {
  if (evidence.steps.length === 0) return askFor(evidence)
  const worry = worryBefore(evidence)
  if (worry !== null) return `Settle “${worry}” before you ask for a day.`
  const step = bestStep(evidence.steps)
  if (step?.announced || step?.agreed)
    return `Ask for it rather than announce it${step.when === null ? ', with a day' : ''}: ${exampleOf(evidence)}`
  const { call, buyerName, needs } = evidence
  const need = mainNeed(needs.filter(({ weight }) => weight > 0))
  if (need !== null)
    return `${buyerName} was not ready for it. Say first what would change about “${toldIn(need)}”, then ask for a small step, not a signature.`
  if (isShowing(call.type))
    return `Ask only once ${buyerName} has seen what changes for them; then ask for a small step, not a signature.`
  return needsFound(call.type) || evidence.troubleTold
    ? `${buyerName} was not ready for it. Ask what would have to be true for a yes, then ask for a small step, not a signature.`
    : `Ask only once ${buyerName} has told you what is wrong; then ask for a small step, not a signature.`
}

const asked: Check = {
  key: 'next-step.asked',
  text: 'Asked for a next step that the call had earned',
  textOfNames: 'Asked for somebody they know, once it was heard how it goes',
  find: (evidence) => {
    const ofNames = foundOfNames('asked', evidence)
    if (ofNames !== null) return ofNames
    if (endedAtDesk(evidence)) return askedAtDesk(evidence)
    const step = bestStep(evidence.steps)
    if (step === null) return orAtDoor(unmet(lastWords(evidence)), evidence, askedAtDoor)
    const asked = step.earned ? met(askQuote(evidence.steps)) : unmet(quoteOfSpan(step.turn, askOf(step)))
    return orAtDoor(asked, evidence, askedAtDoor)
  },
  advice: (evidence) =>
    adviceOfNames('asked', evidence) ?? deskAdvice(evidence) ?? doorAdvice(evidence) ?? adviceOnAsking(evidence),
}

const when: Check = {
  key: 'next-step.when',
  text: 'Named a day or a time',
  textOfNames: 'Said what becomes of the name, and on which day',
  find: (evidence) =>
    foundOfNames('when', evidence) ??
    (endedAtDesk(evidence) ? whenAtDesk(evidence) : orAtDoor(says('when')(evidence), evidence, whenAtDoor)),
  advice: (evidence) =>
    adviceOfNames('when', evidence) ??
    deskAdvice(evidence) ??
    doorAdvice(evidence) ??
    `${askedFor(evidence)}Name the day when you ask: ${exampleOf(evidence)} ${evidence.buyerName} can then say yes or move it.`,
}

const few = /\b(five|ten|fifteen|5|10|15|a few|a couple of)[ -]min(?:ute)?s?\b|\bquarter of an hour\b/iu

/** An ask that cannot be made much smaller. */
function asksForLittle({ turn, span }: Step): boolean {
  return few.test(turn.heard.slice(span.start, span.end))
}

const agreed: Check = {
  key: 'next-step.agreed',
  text: 'The buyer agreed to it',
  textOfNames: 'The buyer named two people',
  find: (evidence) => {
    const ofNames = foundOfNames('agreed', evidence)
    if (ofNames !== null) return ofNames
    if (endedAtDesk(evidence)) return agreedAtDesk(evidence)
    const step = bestStep(evidence.steps)
    if (step?.agreed === null || step === null)
      return orAtDoor(unmet(step === null ? null : quoteOfSpan(step.turn, step.span)), evidence, agreedAtDoor)
    return met(openingOf(step.agreed))
  },
  advice: (evidence) => {
    const { buyerName, steps } = evidence
    const atDesk = adviceOfNames('agreed', evidence) ?? deskAdvice(evidence) ?? doorAdvice(evidence)
    if (atDesk !== null) return atDesk
    if (steps.length === 0) return `Wait for ${buyerName} to say yes to a step before you say goodbye.`
    const asked = bestStep(steps)
    return asked !== null && asksForLittle(asked)
      ? `${buyerName} did not say yes, and less can hardly be asked for. Ask what would make those minutes worth it.`
      : `${buyerName} did not say yes. Make the ask smaller and ask once more: fifteen minutes, one topic.`
  },
}

const what: Check = {
  key: 'next-step.what',
  text: 'Said what will happen',
  textOfNames: 'Said which sort of person or company it would help',
  find: (evidence) => foundOfNames('what', evidence) ?? (endedAtDesk(evidence) ? noOccasion : says('what')(evidence)),
  advice: (evidence) => adviceOfNames('what', evidence) ?? adviceOnWhat(evidence),
}

const adviceOnWhat = (evidence: CallEvidence): string => {
  const { buyerName, call } = evidence
  return isCustomer(call.type)
    ? `${askedFor(evidence)}Say what it is that you ask for: “Another year, with what I promised today in the paper.” ${buyerName} then knows what the yes is to.`
    : `${askedFor(evidence)}Say what you will do together: “We go through one day of yours, and you tell me where it breaks.” ${buyerName} then knows what the time is for.`
}

const who: Check = {
  key: 'next-step.who',
  text: 'Said who does it or who comes',
  textOfNames: 'Asked leave to use their name, or for an introduction',
  find: (evidence) => foundOfNames('who', evidence) ?? (endedAtDesk(evidence) ? noOccasion : says('who')(evidence)),
  advice: (evidence) => {
    const { call, buyerName } = evidence
    const ofNames = adviceOfNames('who', evidence)
    if (ofNames !== null) return ofNames
    const named = decidersNamed(call, call.turns.length, [buyerName])
    return named.length === 0
      ? `${askedFor(evidence)}Ask ${buyerName} who should be there, and say who sends the invite.`
      : `Say whether ${namedToUs(named)} will be there too, and who sends the invite.`
  },
}

export const nextStep: Criterion = {
  key: 'next-step',
  label: 'Next step',
  weight: 15,
  descriptors: [
    'Asked, and nearly all of it was left open.',
    'Asked, and most of what, who, when and a yes was left open.',
    'Some of what, who, when and a yes is there, and some is missing.',
    'A clear step with one thing open.',
    'What, who and when were said, and the buyer agreed.',
  ],
  notShown: 'The call ended without an ask that it had earned.',
  notApplicable: 'No next step was due.',
  applies: () => true,
  checks: [...[asked, when, agreed, what, who, safe].map(unlessDecision), ...decisionChecks],
}
