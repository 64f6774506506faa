import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { isKnownTo } from './findable.ts'

type Topic = Fact['topic']

/**
 * What a call of a type is for, most worth finding first: a topic named twice takes two facts. A cold call has time for
 * how it is done, what hurts and why now; discovery for the whole picture; an objection call is about the objections, so
 * only what decides over them is left to find.
 */
const worthFinding: Record<PlayableCallType, readonly Topic[]> = {
  'cold-call': ['pain', 'process', 'impact', 'pain', 'history', 'timeline', 'authority'],
  gatekeeper: ['pain', 'process', 'impact', 'timeline'],
  discovery: ['process', 'pain', 'impact', 'authority', 'timeline', 'pain', 'impact', 'history', 'budget'],
  demo: ['authority', 'timeline', 'pain', 'budget'],
  'objection-handling': ['authority', 'timeline', 'history', 'budget'],
  negotiation: ['budget', 'authority', 'timeline'],
  closing: ['authority', 'timeline', 'budget'],
  'check-in': ['process', 'pain', 'impact', 'pain', 'goal', 'timeline', 'authority', 'competitor'],
  referral: ['process', 'pain', 'acquaintance', 'acquaintance'],
}

/** What somebody of a department knows better than their colleagues: it comes before the last topic of the list. */
const strengths: Readonly<Record<string, Topic>> = { Finance: 'budget', IT: 'system' }

function topicsFor(type: PlayableCallType, department: string | null): readonly Topic[] {
  const topics = worthFinding[type]
  const own = strengths[department ?? '']
  return own === undefined || topics.includes(own) ? topics : [...topics.slice(0, -1), own]
}

/** The pains the segment's owner named are why the rep calls these companies, so they come before the usual second one. */
function inOrder(facts: readonly Fact[]): Fact[] {
  const rank = ({ id, topic }: Fact): number => {
    if (topic !== 'pain') return 1
    return id === 'pain' ? 0 : id.startsWith('segment-') ? 1 : 2
  }
  return facts.toSorted((a, b) => rank(a) - rank(b))
}

/**
 * The facts most worth finding on a call with this persona: at most 9 on discovery, 7 on a cold call, 4 when objections
 * are the point. Only what this persona knows and is not known to the rep (`known` holds ids); a fact that needs another
 * comes with it or once that is known. In the order of `facts`. Pure: the same input gives the same plan.
 */
export function planFor(input: {
  facts: readonly Fact[]
  known: readonly string[]
  type: PlayableCallType
  persona: Pick<BuyerProfile, 'personaId' | 'department'>
}): Fact[] {
  const { facts, known, type, persona } = input
  const open = inOrder(facts.filter((fact) => !known.includes(fact.id) && isKnownTo(persona.personaId, fact)))
  const chosen = new Set(known)
  const canCome = ({ id, needs }: Fact): boolean => !chosen.has(id) && (needs === null || chosen.has(needs))
  const topics = topicsFor(type, persona.department)
  for (const topic of topics) {
    const fact = open.find((candidate) => candidate.topic === topic && canCome(candidate))
    if (fact !== undefined) chosen.add(fact.id)
  }
  return facts.filter(({ id }) => chosen.has(id) && open.some((fact) => fact.id === id))
}
