import { deedsFileSchema, loadDeeds } from './deeds-model.ts'
import weights from './weights.json' with { type: 'json' }

/** How likely each deed is in an exchange with these features, 0..1. */
export const likelyDeeds = loadDeeds(deedsFileSchema.parse(weights))
