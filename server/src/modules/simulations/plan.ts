import { planFor } from '@ringside/coaching/buyer/fact-plan'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import { sellingOf } from '@ringside/coaching/product-summary/selling'
import type { CallEvent, Fact, getSimulation, ServerMessage, Turn } from '@ringside/contract'
import type { z } from 'zod'

type PlanItem = z.output<typeof getSimulation.response>['plan'][number]

/** What this buyer could tell this rep: all they know, but for what they told on earlier calls. */
export function findableFacts({ persona, memory }: CallSetup): Fact[] {
  const told = new Set(memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven))
  return persona.facts.filter(
    ({ id, knownBy }) => !told.has(id) && (knownBy.length === 0 || knownBy.includes(persona.personaId)),
  )
}

/** The few of them that are most worth finding on a call of this type with this persona. */
export function plannedFacts({ persona, memory, type }: CallSetup): Fact[] {
  const known = memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven)
  return planFor({ facts: persona.facts, known, type, persona })
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
 * The rep's plan: what is worth finding, by labels that give nothing away, and when it was found. What was found beside
 * it comes last.
 */
export function planOf(setup: CallSetup, foundAt: ReadonlyMap<string, number>): PlanItem[] {
  const planned = plannedFacts(setup)
  const beside = findableFacts(setup).filter((fact) => foundAt.has(fact.id) && !planned.includes(fact))
  return [...planned, ...beside].map(({ id, label }) => ({ factId: id, label, foundAtMs: foundAt.get(id) ?? null }))
}

type Offer = Extract<ServerMessage, { type: 'joined' }>['offer']

/** What the rep has to say of what they sell, from the summary that is kept with the call. */
export function offerOf({ rep }: CallSetup): Offer {
  const selling = sellingOf(rep.product)
  if (selling === null) return undefined
  const { value, proof, price } = selling
  return value === null && proof.length === 0 && price === null ? undefined : { value, proof: proof[0] ?? null, price }
}
