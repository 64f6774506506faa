import type { BuyerProfile, Discovered, Persona, openFactSchema } from '@ringside/contract'
import type { z } from 'zod'
import type { FactLabel } from '../../../platform/database/tables/pipeline.ts'

type OpenFact = z.output<typeof openFactSchema>

/** Those who can be called, to whom nobody is sent in vain. */
export function buyersInUse(
  buyers: readonly BuyerProfile[],
  personas: readonly Pick<Persona, '_id' | 'archivedAt'>[],
): BuyerProfile[] {
  const archived = new Set(personas.filter(({ archivedAt }) => archivedAt !== null).map(({ _id }) => _id))
  return buyers.filter(({ personaId }) => !archived.has(personaId))
}

/**
 * The facts nobody has found yet, by their labels, which give nothing away, and with the first names of those of `buyers`
 * who can tell them. No names: anybody there can, or nobody who can has been met.
 */
export function openFacts(
  facts: readonly FactLabel[],
  buyers: readonly BuyerProfile[],
  known: readonly Discovered[],
): OpenFact[] {
  const found = new Set(known.map((fact) => fact.factId))
  return facts
    .filter((fact) => !found.has(fact.id))
    .map((fact) => {
      const tellers = buyers.filter((buyer) => buyer.facts.some((own) => own.id === fact.id))
      const knownBy = tellers.length === buyers.length ? [] : tellers.map((buyer) => buyer.firstName)
      return { factId: fact.id, label: fact.label, topic: fact.topic, knownBy }
    })
}
