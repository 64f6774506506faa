import { planFor } from '@ringside/coaching/buyer/fact-plan'
import { isKnownTo, isPublic } from '@ringside/coaching/buyer/findable'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import { sellingOf } from '@ringside/coaching/product-summary/selling'
import type { CallEvent, Fact, getSimulation, ServerMessage, Turn } from '@ringside/contract'
import type { z } from 'zod'

type PlanItem = z.output<typeof getSimulation.response>['plan'][number]

/** What of a setup decides what is known and what is to find. */
export type CallSubject = Pick<CallSetup, 'persona' | 'type' | 'memory' | 'known'>

const toldBefore = ({ memory }: CallSubject): string[] => memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven)

/** What this buyer could tell this rep: all they know, but for what they told on earlier calls and what is public. */
export function findableFacts(setup: CallSetup): Fact[] {
  const { persona } = setup
  const told = new Set(toldBefore(setup))
  return persona.facts.filter(
    (fact) => !told.has(fact.id) && isKnownTo(persona.personaId, fact) && !isPublic(fact, persona.company),
  )
}

/** The few most worth finding on a call of this type with this persona: what nobody of the organisation knows yet. */
export function plannedFacts(setup: CallSubject): Fact[] {
  const { persona, type, known = [] } = setup
  const ids = [
    ...toldBefore(setup),
    ...known.map(({ factId }) => factId),
    ...persona.facts.filter((fact) => isPublic(fact, persona.company)).map(({ id }) => id),
  ]
  return planFor({ facts: persona.facts, known: ids, type, persona })
}

/** When each fact was found, by the events that told the rep so. */
export function factsFoundIn(events: readonly CallEvent[]): Map<string, number> {
  const found = events.flatMap((event) => (event.type === 'fact-found' ? [event.item] : []))
  return new Map(found.map(({ factId, foundAtMs }) => [factId, foundAtMs ?? 0]))
}

/** When each fact was first told, by the turns. */
export function factsToldIn(turns: readonly Turn[]): Map<string, number> {
  const told = new Map<string, number>()
  for (const turn of turns) {
    if (turn.speaker === 'rep') continue
    for (const fact of turn.facts) if (!told.has(fact)) told.set(fact, turn.startMs)
  }
  return told
}

/**
 * The rep's plan: what is worth finding, by labels that give nothing away, and when it was found; then what was found
 * beside it, and last what the organisation knew before, all of it, as the account shows it.
 */
export function planOf(setup: CallSetup, foundAt: ReadonlyMap<string, number>): PlanItem[] {
  const { persona, known = [] } = setup
  const knownIds = new Set(known.map(({ factId }) => factId))
  const planned = plannedFacts(setup)
  const beside = findableFacts(setup).filter(
    (fact) => foundAt.has(fact.id) && !planned.includes(fact) && !knownIds.has(fact.id),
  )
  const when = (factId: string): number | null => foundAt.get(factId) ?? null
  return [
    ...[...planned, ...beside].map(({ id, label }) => ({ factId: id, label, foundAtMs: when(id) })),
    ...known.map(({ factId, summary, from }) => {
      const label = persona.facts.find(({ id }) => id === factId)?.label ?? summary
      return { factId, label, foundAtMs: when(factId), known: { summary, from } }
    }),
  ]
}

type Offer = Extract<ServerMessage, { type: 'joined' }>['offer']

/** What the rep has to say of what they sell, from the summary that is kept with the call. */
export function offerOf({ rep }: CallSetup): Offer {
  const selling = sellingOf(rep.product)
  if (selling === null) return undefined
  const { value, proof, price } = selling
  return value === null && proof.length === 0 && price === null ? undefined : { value, proof: proof[0] ?? null, price }
}
