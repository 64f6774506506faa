import { isBargain } from '../metrics/heard/demands.ts'
import { saidIn } from '../metrics/heard/words.ts'
import { lowerFirst, toTheirFace } from '../metrics/wording.ts'
import { isShowing, needsFound } from '../rubrics/rubric.ts'
import { mainNeed, type Need } from '../metrics/heard/needs.ts'
import { leftUnanswered } from '../rubrics/listening.ts'
import { failingAt, passedOver } from '../rubrics/objections.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { betterNextStep } from './better-next-step.ts'
import { betterOpening } from './better-opening.ts'
import {
  betterInterruption,
  betterMonologue,
  betterObjection,
  decidersBefore,
  pointBefore,
  proofBefore,
  sold,
  type Situation,
} from './say-it-better.ts'
import { standsAlone } from './their-point.ts'

type Line = (situation: Situation, turn: HeardTurn) => string | null

/** What was told up to a turn; where it is the buyer's, in it as well. */
const pointUpTo = (situation: Situation, { at, speaker }: HeardTurn): string | null =>
  pointBefore(situation, speaker === 'buyer' ? at + 1 : at, 1)

/** An offer said behind “You said ‘…’.”; before anything was told it is too early for one, and the line asks. */
function onTheirPoint(situation: Situation, turn: HeardTurn, offer: string): string {
  const point = pointUpTo(situation, turn)
  return point === null ? asksFirst(situation) : `${point} ${offer}`
}

/** What hurts comes first of what was told: "CAM disputes: the small ones pay" names it before the colon. */
function toldOf(summary: string | undefined): string {
  if (summary === undefined) return 'about [what they told you goes wrong]'
  const [, subject] = /^(?!they\b|their\b)([^:.]{3,50}): /iu.exec(summary) ?? []
  if (subject !== undefined) return `about ${lowerFirst(subject)}`
  const face = toTheirFace(summary)
  return face === null ? 'about [what they told you goes wrong]' : `that ${face}`
}

/** Where the offer is on the table what goes wrong was told before: it is recalled, and not asked for again. */
function asksFirst({ evidence }: Situation): string {
  const { call, buyerName, toldBefore } = evidence
  if (!needsFound(call.type) && !isShowing(call.type))
    return `Before I tell you what we do, ${buyerName}: what goes wrong most often with that today?`
  const told = toldOf(toldBefore[0])
  return isBargain(call)
    ? `Before we talk about the terms, ${buyerName}: you told us ${told}. What is it worth to you to have that behind you?`
    : `You told us ${told}, ${buyerName}. What would it change for you if that stopped?`
}

const offered = (situation: Situation): string => sold(situation)?.value ?? 'What we do about that: [in one sentence].'

function howItMayEnd({ evidence }: Situation): string {
  const { buyerName } = evidence
  const name = buyerName === 'the buyer' ? '' : `, ${buyerName}`
  return `Before I start${name}: if this isn’t for you, just say so, and I’ll leave you in peace. If it is, we fix at the end what comes next. Fair enough?`
}

/** What was told that says by itself what it is about. */
const telling = ({ needs }: CallEvidence): Need[] =>
  needs.filter((need) => need.weight > 0 && standsAlone(toldIn(need)))

/** Both things said back, the weightiest last. */
function saidBack({ evidence }: Situation): string | null {
  const told = telling(evidence)
  const main = mainNeed(told)
  if (main === null) return null
  const other = told.findLast((need) => need.turn !== main.turn)
  const first = other === undefined ? '' : `“${toldIn(other)}”, and `
  return `Let me check that I have it right: you said ${first}“${toldIn(main)}”. Is that it, or did I miss something?`
}

function overWorry(situation: Situation, key: string): string | null {
  const { evidence } = situation
  const worry =
    (key === 'listening.worries' ? passedOver(evidence) : null) ?? failingAt(key, evidence) ?? evidence.objections[0]
  return worry === undefined ? null : betterObjection(situation, worry)
}

function whoComes(situation: Situation, turn: HeardTurn): string {
  const named = decidersBefore(situation, turn.at)
  return named === null
    ? 'Who should be there on your side? Tell me, and I send you both the invite while we are talking.'
    : `Shall ${named} be there too? Then I send the invite to all of you while we are talking.`
}

const proof: Line = (situation, turn) => {
  const example = proofBefore(situation, turn.at)
  return onTheirPoint(situation, turn, `Somebody who was where you are: ${example} Does that sound like you?`)
}

const lines: Readonly<Record<string, Line>> = {
  'opening.no-is-fine': howItMayEnd,
  'value.tied': (situation, turn) => onTheirPoint(situation, turn, `${offered(situation)} Would that help?`),
  'value.fit': (situation, turn) => onTheirPoint(situation, turn, 'Would that have helped you there, or am I off?'),
  'value.after-need': asksFirst,
  'value.concrete': (situation, turn) =>
    onTheirPoint(
      situation,
      turn,
      'In figures: [from how much to how much, and how soon]. Would that be enough for you?',
    ),
  'value.proof': proof,
  'value.one-thing': (situation, turn) =>
    onTheirPoint(situation, turn, `Let me leave the rest out and tell you one thing. ${offered(situation)}`),
  'value.insight': (situation, turn) => {
    const [problem] = sold(situation)?.problems ?? []
    const insight = problem ?? '[what most of them don’t count]'
    const point = pointUpTo(situation, turn)
    const told = `What we find at others like you is this: ${insight}. Is it the same with you?`
    return point === null ? told : `${point} ${told}`
  },
  'listening.recap': saidBack,
  'listening.echo': ({ evidence }) => {
    const main = mainNeed(telling(evidence))
    return main === null ? null : `“${toldIn(main)}”, you said. Tell me more about that.`
  },
  'listening.worries': (situation) => overWorry(situation, 'listening.worries'),
  'listening.answers': ({ evidence }) => {
    const open = leftUnanswered(evidence)
    return open === null
      ? null
      : `You asked “${saidIn(open.turn, open.span)}” Let me answer that first: [your answer, in one sentence].`
  },
  'listening.room': (situation, turn) => betterMonologue(situation, situation.evidence.longest?.first ?? turn),
  'listening.floor': ({ evidence }, turn) => betterInterruption(evidence, evidence.interruptions[0] ?? turn),
  'next-step.who': whoComes,
}

/** A line that does what a check asks for and that is no question about the buyer; null where there is none to say. */
export function betterLine(key: string, situation: Situation, turn: HeardTurn): string | null {
  const own = lines[key]
  if (own !== undefined) return own(situation, turn)
  const { evidence } = situation
  if (key.startsWith('opening.')) return betterOpening(situation)
  if (key.startsWith('objections.')) return overWorry(situation, key)
  if (key.startsWith('next-step.')) return betterNextStep(situation, bestStep(evidence.steps), turn.at)
  return null
}
