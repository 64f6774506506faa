import type { Move } from '@ringside/contract/simulations/vocabulary'
import { judgedFrom, sureFrom } from '../../acts/confidence.ts'
import { heardReplies } from '../answers/heard-replies.ts'
import { askedIn } from '../heard/asked-kind.ts'
import type { AskedKind } from '../heard/asked-kind.ts'
import { pendingObjection } from '../judge/objections.ts'
import { copyOf } from '../mind.ts'
import { actIn } from '../perceive.ts'
import { questionHeard } from '../questions/question-ear.ts'
import type { QuestionKind } from '../questions/question-kinds.ts'
import type { Plan, Scene } from '../scene.ts'
import { comeBack } from './come-back.ts'
import { shown } from './shown.ts'

/** Moves that leave a question open: they do not know, or ask what was meant. */
const leavesOpen: ReadonlySet<Move> = new Set<Move>(['unknown-answer', 'ask-meaning', 'ask-question', 'take-up-word'])

const isLeftOpen = (plan: Plan): boolean =>
  plan.ends === undefined && (leavesOpen.has(plan.move) || plan.knows !== undefined)

/** About the offer or the two of them: in a bargain, over a worry and with a customer these have rules of their own. */
const ofTheOffer: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'concerns',
  'rule-out',
  'convince',
  'next-step',
  'what-think',
  'reference',
  'prepare',
  'first-users',
  'when-start',
  'others-looked',
  'others-lacked',
  'criteria',
  'worth',
  'questions-for-me',
  'risk',
  'staff-view',
  'tell-boss',
  'glad-if',
  'for-me',
  'measure',
  'move-up',
])

/** Of the time before they bought: nobody asks a customer for it, and what sounds like it means the time since. */
const beforeTheyBought: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'in-use',
  'system-age',
  'renewal',
  'spend',
  'tried',
  'what-failed',
  'put-off',
  'why-now',
  'likes',
  'ideal',
])

function isForOthers({ mind, traits }: Scene, kind: QuestionKind): boolean {
  const hasRules =
    traits.customer || mind.pending !== null || mind.bargain !== null || mind.decision !== null || mind.names !== null
  return (hasRules && ofTheOffer.has(kind)) || (traits.customer && beforeTheyBought.has(kind))
}

/** Kinds of question that want a figure or a person, and what the ear may hear in them: all else would answer another question. */
const narrow: Partial<Record<AskedKind, ReadonlySet<QuestionKind>>> = {
  permission: new Set(),
  share: new Set(['hours']),
  frequency: new Set(),
  count: new Set(['team-size', 'volume', 'company', 'hours', 'lost-people', 'decides']),
  duration: new Set(['hours', 'since', 'system-age', 'tenure', 'deadline', 'when-start']),
  money: new Set(['budget', 'spend', 'cost', 'worth']),
  who: new Set([
    'decides',
    'holder',
    'doers',
    'superior',
    'glad-if',
    'boss',
    'right-person',
    'their-customers',
    'first-users',
    'hit',
  ]),
}

function fitsKind({ heard }: Scene, kind: QuestionKind): boolean {
  const asked = askedIn(heard.question)
  const may = asked === null ? undefined : narrow[asked.kind]
  return may === undefined || may.has(kind)
}

const offers = ['next_step', 'pricing', 'pitch', 'value', 'social_proof'] as const

/** Nobody tells a stranger anything before they know who it is, and what is offered is met as an offer. */
function mayAsk({ heard, mind, traits }: Scene): boolean {
  return (mind.phase !== 'opening' || traits.expected) && !offers.some((act) => actIn(heard, act) !== undefined)
}

/** A guess of the right kind is often a fair answer: to be better than that the ear must be surer. */
const leastFor = ({ knows }: Plan): number => (knows === 'guess' ? judgedFrom : sureFrom)

function answerTo(scene: Scene, decided: Plan): Plan | null {
  const kind = questionHeard(scene.heard.question, leastFor(decided))
  if (kind === null || isForOthers(scene, kind) || !fitsKind(scene, kind)) return null
  const plan = heardReplies[kind](scene)
  const open = pendingObjection(scene)
  if (plan === null || open === null) return plan
  if (decided.objection === undefined) return null
  return { ...plan, pieces: [...plan.pieces, ...comeBack(scene, open)], objection: shown(scene, open.objection) }
}

/**
 * Where no words and no fact have taken a question, so that they would not know, guess, or ask what it means: the ear may
 * know which one it is, and then it gets the reply of its kind, told no sooner than it has been earned.
 */
export function answerByEar(scene: Scene, decide: (scene: Scene) => Plan): Plan {
  const { mind } = scene
  if (!mayAsk(scene)) return decide(scene)
  const before = copyOf(mind)
  const plan = decide(scene)
  if (!isLeftOpen(plan)) return plan
  const after = { ...mind }
  Object.assign(mind, before)
  const heard = answerTo(scene, plan)
  if (heard === null) Object.assign(mind, after)
  return heard ?? plan
}
