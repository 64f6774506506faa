import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import type { DemandMemory } from '../terms/bargain.ts'
import { demandNamed, spoken } from '../terms/demands.ts'
import disputedFile from '../words/disputed-terms.json' with { type: 'json' }

const voiced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2))
/** What is said to a rep who never agreed to what was written down: with where they stand, or without. */
export const disputed = z.strictObject({ named: voiced, bare: voiced }).parse(disputedFile)

/** What was written down is crossed out: where the rep stands is said back, and what was asked for stays asked. */
export function crossOut(scene: Scene, { id, size, offered }: DemandMemory): string | null {
  const demand = demandNamed(id)
  const it = spoken(demand, size)
  const { temperament } = scene.persona
  return offered === null
    ? unsaid(scene, disputed.bare[temperament], { it })
    : unsaid(scene, disputed.named[temperament], { it, terms: spoken(demand, offered) })
}
