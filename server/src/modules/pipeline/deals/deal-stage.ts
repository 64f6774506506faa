import { callTypeTraits, type GoodEnd } from '@ringside/coaching/call-types/call-types'
import { callTypes, dealStages, type CallType, type DealStage, type Outcome, type StageRule } from '@ringside/contract'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'

/** What a finished call says about the deal. */
export interface CallResult {
  type: CallType
  outcome: Outcome
  /** The rep got to know something in this call. */
  learned: boolean
}

export interface StageMove {
  to: DealStage
  reason: string
}

/** How a call moves a deal: the one place that says so, to the deal and to people. */
interface Rule {
  readonly to: DealStage
  /** The rest of "moves to Discovery when ..."; without it the rule only words what another one says. */
  readonly when?: string
  /** What is kept of it, once it happened. */
  readonly reason: string
  /** The buyer said yes to what comes next: a lost deal opens again. */
  readonly reopens?: true
  readonly applies: (call: CallResult) => boolean
}

const sentAway = ({ outcome }: CallResult): boolean =>
  outcome === 'brush-off' || outcome === 'hung-up' || outcome === 'turned-away'

const endsIn =
  (...outcomes: readonly Outcome[]): Rule['applies'] =>
  ({ outcome }) =>
    outcomes.includes(outcome)

/** A meeting is for the step after the call that it was agreed in. */
const meetingAfter =
  (...types: readonly CallType[]): Rule['applies'] =>
  ({ type, outcome }) =>
    outcome === 'meeting' && types.includes(type)

/** The first that applies to a call says what it means. */
const rules: readonly Rule[] = [
  {
    to: 'lost',
    when: 'the buyer says no at the close, or ends a closing call',
    reason: 'The buyer said no at the close',
    applies: (call) => call.outcome === 'clear-no' || (call.type === 'closing' && sentAway(call)),
  },
  {
    to: 'won',
    when: 'the buyer agrees to sign',
    reason: 'The buyer agreed to sign',
    reopens: true,
    applies: endsIn('signed'),
  },
  {
    to: 'discovery',
    when: 'a cold call or a gatekeeper call ends in a meeting',
    reason: 'A meeting was agreed',
    reopens: true,
    applies: meetingAfter('cold-call', 'gatekeeper'),
  },
  {
    to: 'evaluation',
    when: 'a discovery call, a demo or a call about objections ends in a meeting',
    reason: 'A meeting was agreed',
    reopens: true,
    applies: meetingAfter('discovery', 'demo', 'objection-handling'),
  },
  {
    to: 'negotiation',
    when: 'a closing call ends with a day for the decision',
    reason: 'A day for the decision was agreed',
    reopens: true,
    applies: meetingAfter('closing'),
  },
  { to: 'negotiation', reason: 'A meeting was agreed', reopens: true, applies: meetingAfter('negotiation') },
  {
    to: 'negotiation',
    when: 'terms are agreed',
    reason: 'The terms were agreed',
    reopens: true,
    applies: endsIn('terms-agreed', 'terms-conceded'),
  },
  {
    to: 'negotiation',
    when: 'a decision is asked for',
    reason: 'A decision was asked for',
    applies: endsIn('undecided'),
  },
  {
    to: 'negotiation',
    when: 'terms are talked about in a negotiation',
    reason: 'Terms were talked about',
    applies: (call) => call.type === 'negotiation' && !sentAway(call),
  },
  {
    to: 'evaluation',
    when: 'an objection is settled',
    reason: 'The objection was settled',
    applies: endsIn('objection-settled'),
  },
  {
    to: 'discovery',
    when: 'the buyer tells something new',
    reason: 'The buyer told something new',
    applies: (call) => call.learned && !sentAway(call),
  },
  {
    to: 'contacted',
    reason: 'Somebody there was reached',
    applies: endsIn('call-back', 'message-taken', 'turned-away'),
  },
  { to: 'contacted', when: 'somebody there is reached', reason: 'They were reached', applies: () => true },
]

const order = (stage: DealStage): number => dealStages.indexOf(stage)

/**
 * Whether a rule may move a deal from here. A deal only moves forward: a bad call does not undo what was reached, except
 * that a closing call the buyer ends loses it. Won stays won; a lost deal opens again when the buyer says yes to what
 * comes next.
 */
function mayMove(stage: DealStage, rule: Rule): boolean {
  if (stage === 'won') return false
  if (stage === 'lost') return rule.reopens === true
  return rule.to === 'lost' || order(rule.to) > order(stage)
}

/** Moves a deal on after a call; null when it stays. What is said to a customer sells nothing: their deal was won before. */
export function stageAfter(stage: DealStage, call: CallResult): StageMove | null {
  if (call.outcome === 'abandoned' || callTypeTraits[call.type].customer) return null
  const rule = rules.find((each) => each.applies(call))
  return rule && mayMove(stage, rule) ? { to: rule.to, reason: rule.reason } : null
}

/** What would move a deal from here, in words for people: the nearest stage first. */
export const rulesFrom = (stage: DealStage): StageRule[] =>
  rules
    .filter((rule) => mayMove(stage, rule))
    .flatMap(({ to, when }) => (when === undefined ? [] : [{ to, when }]))
    .toSorted((a, b) => order(a.to) - order(b.to))

/** How a call of a type ends when it goes as it should, at the head of "... moves the deal to Discovery". */
const goodEnds: Record<GoodEnd, string> = {
  meeting: 'A meeting agreed',
  'terms-agreed': 'A deal on the terms',
  signed: 'A yes to signing',
  renewed: 'A renewal',
  'names-given': 'A name to call',
}

/** Where a deal that stands here goes when a call of a type goes as it should; null where it stays. */
const moveWhenWell = (stage: DealStage, type: CallType): StageMove | null =>
  stageAfter(stage, { type, outcome: callTypeTraits[type].won, learned: true })

/** The types of call that take a deal on from here when they go as they should. */
export const typesThatMove = (stage: DealStage): CallType[] =>
  callTypes.filter((type) => moveWhenWell(stage, type) !== null)

/** What is gained by a call that does not move the deal itself; the others need no such words. */
const gained: Partial<Record<CallType, string>> = {
  discovery: 'It finds out what the terms will rest on.',
  demo: 'It shows what the terms will be about.',
  'objection-handling': 'It settles what stands in the way of the next step.',
  'cold-call': 'Somebody new there knows of you then.',
  gatekeeper: 'Somebody new there knows of you then.',
}

/** Where a call of a type takes a deal that only learns something in it; null where no further. */
const moveWhenLearnt = (stage: DealStage, type: CallType): StageMove | null =>
  stageAfter(stage, { type, outcome: 'open', learned: true })

/** What a call of a type would do for a deal that stands here, the nearest step first: a sentence for people. */
export function stageEffect(stage: DealStage, type: CallType): string {
  const move = moveWhenWell(stage, type)
  if (stage === 'won') return 'The deal is won, and this call leaves it so.'
  if (move === null) {
    const stays = `The deal stays in ${stageLabels[stage]}.`
    const why = stage === 'lost' ? undefined : gained[type]
    return why === undefined ? stays : `${why} ${stays}`
  }
  const end = goodEnds[callTypeTraits[type].won]
  const near = moveWhenLearnt(stage, type)
  if (near?.to === 'discovery' && near.to !== move.to) {
    const far = move.to === 'won' ? 'wins it' : `to ${stageLabels[move.to]}`
    return `Something new learnt moves the deal to ${stageLabels[near.to]}, ${end.charAt(0).toLowerCase()}${end.slice(1)} ${far}.`
  }
  return move.to === 'won' ? `${end} wins the deal.` : `${end} moves the deal to ${stageLabels[move.to]}.`
}
