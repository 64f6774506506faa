import { isHeldAgainst } from '../metrics/heard/credits.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardObjection } from '../metrics/heard/heard-objection.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { openingOf, quoteOfSpan } from '../metrics/heard/spans.ts'
import { bestStep, type Step } from '../metrics/heard/steps.ts'
import { deskOutcome } from '../rubrics/desk-step.ts'
import { askedOfDoor } from '../rubrics/door-step.ts'
import { needsFound } from '../rubrics/rubric.ts'
import { standing } from '../rubrics/worry-named.ts'
import { betterNextStep, worryOpenAt } from './better-next-step.ts'
import type { Draft } from './draft.ts'
import { lastOpen } from './places.ts'
import type { Situation } from './say-it-better.ts'
import type { WorstLine } from './worst-lines.ts'

/** How an ask that came to nothing stood: what was in its way, before what was missing in it. */
function howAsked({ call, needs, signals }: CallEvidence, step: Step, worry: HeardObjection | null): string {
  if (step.agreed === null && worry !== null) return `Asked over an open ${standing(worry)}`
  const hadReason = needsFound(call.type) || [...needs, ...signals].some(({ turn }) => turn.at < step.turn.at)
  const early = !hadReason || (step.agreed === null && isHeldAgainst(call, step.turn, 'next-step.asked'))
  if (step.papers && step.agreed !== null) return 'Something to read, and no day to talk about it'
  if (!step.earned && early) return 'Asked too early'
  if (!step.earned && isPressing(step.turn)) return 'Pressed for'
  if (step.when === null) return 'No day named'
  if (step.agreed !== null) return `Agreed, ${step.when}`
  return step.announced ? 'Announced, not asked for' : 'Asked, not agreed'
}

const triesAgain = 'I understand. Would tomorrow at nine be better? I’ll call then.'

/** A step that was never asked for is missed where it could still be had, and not in the goodbye. */
function stepNotAskedFor(situation: Situation): Draft[] {
  const { evidence } = situation
  const desk = deskOutcome(evidence)
  if (desk !== null) {
    const { turn, got, told } = desk
    return [
      {
        kind: 'next-step',
        caught: got,
        turn,
        label: `Next step. ${told}`,
        quote: openingOf(turn),
        sayItBetter: got ? null : triesAgain,
      },
    ]
  }
  const last = evidence.call.rep.at(-1)
  const turn = last === undefined ? undefined : (lastOpen(evidence, last) ?? last)
  if (turn === undefined) return []
  const sayItBetter = betterNextStep(situation, null, turn.at)
  const label = 'Next step. Not asked for'
  return [{ kind: 'next-step', caught: false, turn, label, quote: openingOf(turn), sayItBetter }]
}

/** What was asked of whoever answered is no ask of the buyer: nobody there has to be told of a need first. */
function atDoor(evidence: CallEvidence): Draft[] | null {
  const asked = askedOfDoor(evidence)
  if (asked === null) return null
  const { turn, quote, got, told } = asked
  return [
    { kind: 'next-step', caught: got, turn, label: `Next step. ${told}`, quote, sayItBetter: got ? null : triesAgain },
  ]
}

/** In a call about the decision the step is the ask for it; what is arranged after the yes comes of it. */
function stepJudged({ steps, decision }: CallEvidence): Step | null {
  const asks = decision === null ? [] : [...decision.plain, ...decision.dayAsked]
  return bestStep(steps.filter(({ turn }) => asks.includes(turn))) ?? bestStep(steps)
}

/** The place of the ask, with how it ended. */
export function nextStepMoment(situation: Situation, worst: readonly WorstLine[]): Draft[] {
  const { evidence } = situation
  const door = atDoor(evidence)
  if (door !== null) return door
  const step = stepJudged(evidence)
  if (step === null) return stepNotAskedFor(situation)
  // A push for a yes stands among the worst lines already.
  if (step.agreed === null && worst.some(({ turn }) => turn === step.turn)) return []
  const caught = step.earned && step.when !== null && step.agreed !== null && !step.papers
  const how = caught ? `Agreed, ${step.when}` : howAsked(evidence, step, worryOpenAt(evidence, step.turn.at))
  return [
    {
      kind: 'next-step',
      caught,
      turn: step.turn,
      label: `Next step. ${how}`,
      quote: quoteOfSpan(step.turn, step.span),
      sayItBetter: caught ? null : betterNextStep(situation, step, step.turn.at),
    },
  ]
}
