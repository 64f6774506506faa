import { z } from 'zod'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import type { Objection } from '@ringside/contract/pipeline/buyer-profile'
import { isPriceNamed } from '../heard/price-named.ts'
import { worriesBefore } from '../remembered.ts'
import type { Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import unpricedFile from '../words/unpriced.json' with { type: 'json' }

/** What somebody who worries about the money says before any price was named: they ask for it. */
export const unpriced = z.record(temperamentSchema, z.array(z.string().min(1)).min(2)).parse(unpricedFile)

/** A worry about a price that nobody has named is a question about it; null of one that was named, and of all others. */
export function askForPrice(scene: Scene, { id, family }: Objection): string | null {
  if (family !== 'price' || isPriceNamed(scene) || worriesBefore(scene.setup.memory).has(id)) return null
  return unsaid(scene, unpriced[scene.persona.temperament])
}
