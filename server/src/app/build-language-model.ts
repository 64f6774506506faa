import type { createAiSdkModel } from '../integrations/language-model/ai-sdk/ai-sdk.ts'
import type { LanguageModel } from '../integrations/language-model/language-model.ts'
import type { WordingTerms } from '../modules/simulations/index.ts'
import type { LanguageModelConfig } from '../platform/config/language-model.ts'

/** A language model, and what its words cost and may cost. */
export interface PricedModel {
  readonly model: LanguageModel
  readonly terms: WordingTerms
  /** It words reviews as well as lines. */
  readonly wordsReviews: boolean
}

interface Vendors {
  readonly createAiSdkModel: typeof createAiSdkModel
}

const loadVendors = (): Promise<Vendors> => import('../integrations/language-model/ai-sdk/ai-sdk.ts')

/** The model of this installation. Without one not a line of its vendors' packages is loaded. */
export async function buildLanguageModel(
  config: LanguageModelConfig | null,
  load: () => Promise<Vendors> = loadVendors,
): Promise<PricedModel | null> {
  if (config === null) return null
  const vendors = await load()
  return { model: await vendors.createAiSdkModel(config), terms: config, wordsReviews: config.wordsReviews }
}
