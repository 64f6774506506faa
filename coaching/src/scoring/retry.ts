import type { CriterionScore, RetryPoint, SkillKey } from '@ringside/contract'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { does, offersIn } from '../metrics/heard/acts-done.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { listed } from '../metrics/wording.ts'
import { buyingAsked } from '../rubrics/buying.ts'
import { cameTo, cuesFor, isOfBuying } from '../rubrics/cues.ts'
import { libraryCheck } from '../rubrics/library.ts'
import { leftUnanswered } from '../rubrics/listening.ts'
import { skillOf } from '../rubrics/skill.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { wasAsked } from './contradiction.ts'
import { lastOpen } from './places.ts'
import { putAside, turnOf } from './put-aside.ts'
import { saysWhat } from './their-point.ts'

type Place = (evidence: CallEvidence, checkKey: string) => HeardTurn | undefined

function repAfter({ call }: CallEvidence, at: number): HeardTurn | undefined {
  return call.rep.find((turn) => turn.at > at)
}

function firstOffer({ call }: CallEvidence): HeardTurn | undefined {
  return offersIn(call.rep)[0]?.turn
}

function afterNeed(evidence: CallEvidence, need: CallEvidence['needs'][number] | undefined): HeardTurn | undefined {
  return need === undefined ? undefined : repAfter(evidence, need.turn.at)
}

/** Where the buyer spoke of the very thing in passing. */
function afterCue(evidence: CallEvidence, key: string): HeardTurn | undefined {
  const [cue] = cuesFor(key, evidence)
  return cue === undefined ? undefined : repAfter(evidence, cue.turn.at)
}

/** Where the buyer's question should have been answered. */
function afterQuestion(evidence: CallEvidence): HeardTurn | undefined {
  const open = leftUnanswered(evidence)
  return open === null ? evidence.call.rep.at(-1) : repAfter(evidence, open.turn.at)
}

/** Where the rep said who they are, or the beginning: how a call may end is agreed once that is known. */
function introduced({ call }: CallEvidence): HeardTurn | undefined {
  return call.rep.slice(0, 4).find((turn) => does(turn, ['intro', 'permission']) !== null) ?? call.rep[0]
}

/** For each skill: the rep turn at which the unmet check could have been met. */
const places: Record<SkillKey, Place> = {
  opening: (evidence, key) => {
    if (key === 'opening.question-first') return firstOffer(evidence)
    return key === 'opening.no-is-fine' ? introduced(evidence) : evidence.call.rep[0]
  },
  discovery: (evidence, key) =>
    afterCue(evidence, key) ??
    (isOfBuying(key) ? cameTo(evidence)?.turn : undefined) ??
    afterNeed(evidence, mainNeed(evidence.needs) ?? undefined) ??
    firstOffer(evidence) ??
    evidence.call.rep[1],
  listening: (evidence, key) => {
    if (key === 'listening.floor') return evidence.interruptions[0]
    if (key === 'listening.room') return evidence.longest?.first
    if (key === 'listening.answers') return afterQuestion(evidence)
    return afterNeed(evidence, evidence.needs.at(-1)) ?? evidence.call.rep.at(-1)
  },
  value: (evidence, key) => {
    if (key === 'value.after-need') return firstOffer(evidence)
    return firstOffer(evidence) ?? afterNeed(evidence, evidence.needs.at(-1))
  },
  objections: (evidence) => {
    const open = evidence.objections.find((objection) => !objection.settled) ?? evidence.objections[0]
    return open?.replies[0]
  },
  'next-step': (evidence) => bestStep(evidence.steps)?.turn ?? evidence.call.rep.at(-1),
}

const whys: Record<string, string> = {
  'opening.reason': 'Open with a reason for this buyer',
  'opening.question-first': 'Ask before you offer',
  'opening.who': 'Say who you are first',
  'opening.time': 'Ask for the time you need',
  'opening.short': 'Open in two sentences',
  'opening.courtesy': 'Ask for their help',
  'discovery.impact': 'Ask what that costs',
  'discovery.follow-up': 'Stay on what was just said',
  'discovery.pain': 'Ask what goes wrong',
  'discovery.process': 'Ask how it is done today',
  'discovery.buying': 'Ask how they would buy',
  'discovery.enough': 'Keep asking',
  'listening.recap': 'Sum up before you move on',
  'listening.echo': 'Take up their words',
  'listening.worries': 'Take up the worry',
  'listening.answers': 'Answer the question first',
  'listening.room': 'Say it in two sentences',
  'listening.floor': 'Let them finish',
  'value.tied': 'Tie the offer to their words',
  'value.after-need': 'Find a need before you offer',
  'value.fit': 'Ask whether it would help',
  'value.concrete': 'Put a figure on it',
  'value.proof': 'Name a customer like them',
  'value.one-thing': 'Offer one thing',
  'objections.answered': 'Answer the worry',
  'objections.acknowledged': 'Agree before you answer',
  'objections.explored': 'Ask what lies behind it',
  'objections.settled': 'Settle it with a question',
  'objections.calm': 'Slow down here',
  'objections.traded': 'Ask for something in return',
  'next-step.asked': 'Earn the ask, then ask',
  'next-step.when': 'Close with a day and a name',
  'next-step.agreed': 'Ask for less, once more',
  'next-step.what': 'Say what the step is for',
  'next-step.who': 'Say who comes and who sends it',
  'next-step.decision': 'Ask for the decision, plainly',
  'next-step.answer': 'Ask what is in the way of a yes',
  'next-step.day': 'Put a day into the ask',
  'next-step.signature': 'See to whoever signs',
  'next-step.after': 'Say what happens after the yes',
  'next-step.safe': 'Make it safe to name somebody',
  'next-step.kept': 'Leave out what they have not asked for',
}

/** The rep turn at which a check that was not met could have been; undefined for phrases and where there is none. */
export function placeOf(evidence: CallEvidence, key: string): HeardTurn | undefined {
  const skill = skillOf({ key })
  return skill === null ? undefined : places[skill](evidence, key)
}

/** What is said back must have been told: there is nothing to sum up in "it costs us, sure". */
const takesUp = new Set(['listening.recap', 'listening.echo', 'value.tied'])

function hasPlace(evidence: CallEvidence, checkKey: string): boolean {
  if (wasAsked(checkKey, evidence)) return false
  return !takesUp.has(checkKey) || evidence.needs.some((need) => saysWhat(toldIn(need)))
}

/** Who decides was asked: what is left of buying is the rest. */
export function whyOf(evidence: CallEvidence, checkKey: string): string | undefined {
  if (checkKey !== 'discovery.buying') return whys[checkKey] ?? libraryCheck(checkKey)?.why
  const { asked, left } = buyingAsked(evidence)
  return asked.length === 1 ? `Ask ${listed(left)}` : whys[checkKey]
}

const askSmaller = 'Ask for something smaller'

/**
 * Where what one criterion missed could be tried again: the rep turn at its first check that was not met and has a place, or
 * the last one before it at which the call could still be turned. Null when all was done, or nothing could be changed any more.
 */
export function retryOf(evidence: CallEvidence, score: CriterionScore): RetryPoint | null {
  if (score.pointsToGain === 0) return null
  const missing = score.checks.find((check) => !check.met && hasPlace(evidence, check.key))
  const asked = missing === undefined ? null : putAside(libraryCheck(missing.key), evidence)
  const place = asked === null ? missing && placeOf(evidence, missing.key) : turnOf(evidence, asked)
  const turn = place === undefined ? undefined : lastOpen(evidence, place)
  if (turn === undefined || missing === undefined) return null
  return {
    turn: turn.turn,
    startMs: turn.startMs,
    why: (asked === null ? whyOf(evidence, missing.key) : askSmaller) ?? score.label,
  }
}

/** Where to take the call up again: at the criterion with most points to gain that has a place. Null when none has. */
export function retryFrom(scores: readonly CriterionScore[]): RetryPoint | null {
  const byGain = scores.toSorted((a, b) => b.pointsToGain - a.pointsToGain)
  return byGain.find((score) => score.retryFrom)?.retryFrom ?? null
}
