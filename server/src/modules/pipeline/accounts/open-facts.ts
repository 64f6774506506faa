import type { BuyerProfile, Discovered, openFactSchema } from '@ringside/contract'
import type { z } from 'zod'
import type { FactLabel } from '../../../platform/database/tables/pipeline.ts'

type OpenFact = z.output<typeof openFactSchema>

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
