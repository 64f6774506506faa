import { StartError } from '../errors.ts'

const vendors = ['openai-compatible', 'anthropic', 'openai'] as const
type Vendor = (typeof vendors)[number]

export interface LanguageModelConfig {
  readonly vendor: Vendor
  /** The model's own name at its vendor. */
  readonly id: string
  /** Null: the vendor's own. */
  readonly url: string | null
  readonly key: string | null
  /** Dollars for a million tokens. */
  readonly price: { readonly read: number; readonly written: number }
  /** Dollars. */
  readonly limit: { readonly call: number; readonly month: number }
  /** It words reviews as well. */
  readonly wordsReviews: boolean
}

interface Given {
  readonly LANGUAGE_MODEL?: string | undefined
  readonly LANGUAGE_MODEL_URL?: string | undefined
  readonly LANGUAGE_MODEL_KEY?: string | undefined
  readonly LANGUAGE_MODEL_PRICE_READ?: number | undefined
  readonly LANGUAGE_MODEL_PRICE_WRITTEN?: number | undefined
  readonly LANGUAGE_MODEL_REVIEWS: 'on' | 'off'
  readonly LANGUAGE_MODEL_CALL_LIMIT: number
  readonly LANGUAGE_MODEL_MONTH_LIMIT: number
}

/** The model of these settings; null when none is named. Throws a StartError when one is named that can't be reached or paid. */
export function languageModelOf(given: Given): LanguageModelConfig | null {
  if (given.LANGUAGE_MODEL === undefined) return null
  const slash = given.LANGUAGE_MODEL.indexOf('/')
  const vendor = vendors.find((name) => name === given.LANGUAGE_MODEL?.slice(0, slash)) ?? 'openai-compatible'
  const missing = missingFor(vendor, given)
  if (missing !== null) throw new StartError(`LANGUAGE_MODEL=${given.LANGUAGE_MODEL} needs ${missing} as well.`)
  return {
    vendor,
    id: given.LANGUAGE_MODEL.slice(slash + 1),
    url: given.LANGUAGE_MODEL_URL ?? null,
    key: given.LANGUAGE_MODEL_KEY ?? null,
    price: { read: given.LANGUAGE_MODEL_PRICE_READ ?? 0, written: given.LANGUAGE_MODEL_PRICE_WRITTEN ?? 0 },
    limit: { call: given.LANGUAGE_MODEL_CALL_LIMIT, month: given.LANGUAGE_MODEL_MONTH_LIMIT },
    wordsReviews: given.LANGUAGE_MODEL_REVIEWS === 'on',
  }
}

/** A vendor that is paid needs its prices: a limit on spending that is not known holds nothing. */
function missingFor(vendor: Vendor, given: Given): string | null {
  if (vendor === 'openai-compatible') return given.LANGUAGE_MODEL_URL === undefined ? 'LANGUAGE_MODEL_URL' : null
  if (given.LANGUAGE_MODEL_KEY === undefined) return 'LANGUAGE_MODEL_KEY'
  if (given.LANGUAGE_MODEL_PRICE_READ === undefined) return 'LANGUAGE_MODEL_PRICE_READ'
  return given.LANGUAGE_MODEL_PRICE_WRITTEN === undefined ? 'LANGUAGE_MODEL_PRICE_WRITTEN' : null
}
