import { z } from 'zod'
import { bytesOf, packedWeightsSchema } from '../acts/model.ts'
import { packed, shortened } from '../acts/pack.ts'
import { deeds, type Deed } from './deeds.ts'
import type { Feature } from './exchange-features.ts'
import type { FittedDeeds } from './fit-deeds.ts'

export const deedsFileSchema = packedWeightsSchema.extend({
  deeds: z.array(z.string()),
  features: z.array(z.string()),
  bias: z.array(z.number()),
})
export type DeedsFile = z.infer<typeof deedsFileSchema>

/** How likely each deed is in an exchange with these features, 0..1; several may be. */
export type DeedsModel = (features: readonly Feature[]) => Readonly<Record<Deed, number>>

/** Stores each weight in a byte. */
export function packDeeds({ features, weights, bias }: FittedDeeds): DeedsFile {
  return { deeds: [...deeds], features: [...features], ...packed(weights, features.length), bias: shortened(bias) }
}

/** Unpacks a model file. Throws when its parts don't fit together. */
export function loadDeeds(file: DeedsFile): DeedsModel {
  const bytes = bytesOf(file)
  const width = deeds.length
  if (file.deeds.join() !== deeds.join() || bytes.length !== file.features.length * width) {
    throw new Error('The weights of the deeds do not fit the deeds. Train them again.')
  }
  const places = new Map(file.features.map((feature, place) => [feature, place]))
  return (features) => {
    const scores = Float64Array.from(file.bias)
    for (const [name, value] of features) {
      const place = places.get(name)
      if (place === undefined) continue
      const by = value * (file.scales[place] ?? 0)
      for (let deed = 0; deed < width; deed++)
        scores[deed] = (scores[deed] ?? 0) + by * (bytes[place * width + deed] ?? 0)
    }
    const entries = deeds.map((deed, i) => [deed, 1 / (1 + Math.exp(-(scores[i] ?? 0)))] as const)
    // One entry for each deed, so the record is whole.
    return Object.fromEntries(entries) as Record<Deed, number>
  }
}
