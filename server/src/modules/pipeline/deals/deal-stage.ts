import { callTypeTraits } from '@ringside/coaching/call-types/call-types'
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
  /** At the head of "... moves the deal to Discovery"; without it the rule takes a deal nowhere that a call is made for. */
  readonly what?: string
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
    what: 'a yes to signing',
    reason: 'The buyer agreed to sign',
    reopens: true,
    applies: endsIn('signed'),
  },
  {
    to: 'discovery',
    when: 'a cold call or a gatekeeper call ends in a meeting',
    what: 'a meeting agreed',
    reason: 'A meeting was agreed',
    reopens: true,
    applies: meetingAfter('cold-call', 'gatekeeper'),
  },
  {
    to: 'evaluation',
    when: 'a discovery call, a demo or a call about objections ends in a meeting',
    what: 'a meeting agreed',
    reason: 'A meeting was agreed',
    reopens: true,
    applies: meetingAfter('discovery', 'demo', 'objection-handling'),
  },
  {
    to: 'negotiation',
    when: 'a closing call ends with a day for the decision',
    what: 'a day for the decision',
    reason: 'A day for the decision was agreed',
    reopens: true,
    applies: meetingAfter('closing'),
  },
  {
    to: 'negotiation',
    what: 'a meeting agreed',
    reason: 'A meeting was agreed',
    reopens: true,
    applies: meetingAfter('negotiation'),
  },
  {
    to: 'negotiation',
    when: 'terms are agreed',
    what: 'a deal on the terms',
    reason: 'The terms were agreed',
    reopens: true,
    applies: endsIn('terms-agreed', 'terms-conceded'),
  },
  {
    to: 'negotiation',
    when: 'a decision is asked for',
    what: 'asking for the decision',
    reason: 'A decision was asked for',
    applies: endsIn('undecided'),
  },
  {
    to: 'negotiation',
    when: 'terms are talked about in a negotiation',
    what: 'talking about terms',
    reason: 'Terms were talked about',
    applies: (call) => call.type === 'negotiation' && !sentAway(call),
  },
  {
    to: 'evaluation',
    when: 'an objection is settled',
    what: 'an objection settled',
    reason: 'The objection was settled',
    applies: endsIn('objection-settled'),
  },
  {
    to: 'discovery',
    when: 'the buyer tells something new',
    what: 'something new learnt',
    reason: 'The buyer told something new',
    applies: (call) => call.learned && !sentAway(call),
  },
  {
    to: 'contacted',
    reason: 'Somebody there was reached',
    applies: endsIn('call-back', 'message-taken', 'turned-away'),
  },
  {
    to: 'contacted',
    when: 'somebody there is reached',
    what: 'reaching them',
    reason: 'They were reached',
    applies: () => true,
  },
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

/** The rule that moves a deal on after a call; null when it stays. What is said to a customer sells nothing: their deal was won before. */
function ruleAfter(stage: DealStage, call: CallResult): Rule | null {
  if (call.outcome === 'abandoned' || callTypeTraits[call.type].customer) return null
  const rule = rules.find((each) => each.applies(call))
  return rule && mayMove(stage, rule) ? rule : null
}

/** Moves a deal on after a call; null when it stays. */
export function stageAfter(stage: DealStage, call: CallResult): StageMove | null {
  const rule = ruleAfter(stage, call)
  return rule && { to: rule.to, reason: rule.reason }
}

/** What would move a deal from here, in words for people: the nearest stage first. */
export const rulesFrom = (stage: DealStage): StageRule[] =>
  rules
    .filter((rule) => mayMove(stage, rule))
    .flatMap(({ to, when }) => (when === undefined ? [] : [{ to, when }]))
    .toSorted((a, b) => order(a.to) - order(b.to))

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

/** How a call of a type may end that takes a deal on, what takes the least last: the good end, those short of it, and being held at all. */
function endsOf(type: CallType): CallResult[] {
  const { won, aboutWorries, aboutDecision } = callTypeTraits[type]
  const end = (outcome: Outcome, learned = false): CallResult => ({ type, outcome, learned })
  return [
    end(won),
    end('meeting'),
    ...(aboutWorries ? [end('objection-settled')] : []),
    ...(aboutDecision ? [end('undecided')] : []),
    end('open', true),
    end('open'),
  ]
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What of a call of a type moves a deal that stands here, and where to: the nearest stage first. */
function movesOf(stage: DealStage, type: CallType): Array<{ to: DealStage; whats: string }> {
  const found = new Set(endsOf(type).flatMap((call) => ruleAfter(stage, call) ?? []))
  // Where holding the call is enough, nothing more has to come of it.
  const least = ruleAfter(stage, { type, outcome: 'open', learned: false })
  const enough = [...found].filter((rule) => rule === least || rule.to !== least?.to)
  return [...Map.groupBy(enough, ({ to }) => to)]
    .toSorted(([a], [b]) => order(a) - order(b))
    .map(([to, those]) => ({ to, whats: either.format(those.flatMap(({ what }) => what ?? [])) }))
}

/** What a call of a type would do for a deal that stands here, the nearest step first: a sentence for people. */
export function stageEffect(stage: DealStage, type: CallType): string {
  if (stage === 'won') return 'The deal is won, and this call leaves it so.'
  const [near, ...further] = movesOf(stage, type)
  if (near === undefined) {
    const stays = `The deal stays in ${stageLabels[stage]}.`
    const why = stage === 'lost' ? undefined : gained[type]
    return why === undefined ? stays : `${why} ${stays}`
  }
  const whats = `${near.whats.charAt(0).toUpperCase()}${near.whats.slice(1)}`
  const first = near.to === 'won' ? `${whats} wins the deal` : `${whats} moves the deal to ${stageLabels[near.to]}`
  const then = further.map((move) =>
    move.to === 'won' ? `${move.whats} wins it` : `${move.whats} to ${stageLabels[move.to]}`,
  )
  return `${[first, ...then].join(', ')}.`
}
