import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { MeterChange } from '@ringside/contract/simulations/vocabulary'
import { asksOddly } from '../../speech/odd-questions.ts'
import { offTheWork } from '../heard/off-the-work.ts'
import type { Reason } from '../../speech/reasons.ts'
import type { Plan, Scene } from '../scene.ts'
import { move } from './move.ts'
import { Ledger, timeWentBy } from './turn.ts'
import type { Effect } from './turn.ts'

/** What a question was worth that a fact of some topic was told in answer to: the same as one that the ear had known. */
const worth: Partial<Record<Fact['topic'], { cause: string; reason: Reason; effect: Effect }>> = {
  process: { cause: 'q_process', reason: 'You asked how they work', effect: { trust: 4, interest: 2, patience: 2 } },
  pain: { cause: 'q_pain', reason: 'You asked what gets in their way', effect: { trust: 4, interest: 4, patience: 2 } },
  impact: {
    cause: 'q_impact',
    reason: 'You asked what the problem costs them',
    effect: { trust: 4, interest: 6, patience: 2 },
  },
  history: {
    cause: 'q_competitor',
    reason: 'You asked what they use or have tried',
    effect: { trust: 4, interest: 2, patience: 1 },
  },
  system: { cause: 'q_process', reason: 'You asked how they work', effect: { trust: 4, interest: 2, patience: 2 } },
  competitor: {
    cause: 'q_competitor',
    reason: 'You asked for their side of it',
    effect: { trust: 4, interest: 2, patience: 1 },
  },
  authority: {
    cause: 'q_authority',
    reason: 'You asked who else has to be comfortable',
    effect: { trust: 3, interest: 2 },
  },
  timeline: { cause: 'q_timeline', reason: 'You asked about their timing', effect: { trust: 2, interest: 1 } },
}

/** The line did something for or against the rep, which is then what it is judged by. */
const counts = ({ trust, interest }: MeterChange): boolean => trust !== 0 || interest !== 0

/**
 * A question that brings out something new is worth what such a question is worth, whatever it sounded like: "what else?"
 * names no trouble, and is answered with one. Nothing where the ear has judged the line already, or nothing was asked.
 */
export function creditTold(scene: Scene, plan: Plan, changes: readonly MeterChange[]): MeterChange[] {
  const { heard, persona } = scene
  const told = persona.facts.find(({ id }) => plan.facts?.includes(id) === true)
  const credit = told === undefined ? undefined : worth[told.topic]
  if (credit === undefined || !heard.asks || heard.insult || heard.pressure !== null || changes.some(counts))
    return [...changes]
  // What has nothing to do with work found out nothing, whatever they tell.
  if (asksOddly(heard.question) || offTheWork(scene) !== null) return [...changes]
  const ledger = new Ledger(scene)
  ledger.add(credit.cause, credit.reason, credit.effect)
  // What was told is not time gone by.
  const wasted = changes.filter(({ reason }) => reason === timeWentBy)
  move(
    scene,
    wasted.map(({ reason, patience }) => ({ reason, trust: 0, interest: 0, patience: -patience })),
  )
  move(scene, ledger.changes)
  return [...changes.filter(({ reason }) => reason !== timeWentBy), ...ledger.changes]
}
