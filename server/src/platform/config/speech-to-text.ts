import { StartError } from '../errors.ts'

const vendors = ['openai-compatible', 'openai', 'deepgram'] as const
type Vendor = (typeof vendors)[number]

interface Reached {
  /** The model's own name at its vendor. */
  readonly model: string
  /** Null: the vendor's own. */
  readonly url: string | null
  /** Dollars for an hour of sound. */
  readonly pricePerHour: number
  /** Hours of sound that one organisation may have written down in a month. */
  readonly monthHours: number
}

export type SpeechToTextConfig =
  | (Reached & { readonly vendor: 'openai-compatible'; readonly url: string; readonly key: string | null })
  | (Reached & { readonly vendor: 'openai' | 'deepgram'; readonly key: string })

interface Given {
  readonly SPEECH_TO_TEXT?: string | undefined
  readonly SPEECH_TO_TEXT_URL?: string | undefined
  readonly SPEECH_TO_TEXT_KEY?: string | undefined
  readonly SPEECH_TO_TEXT_PRICE?: number | undefined
  readonly SPEECH_TO_TEXT_MONTH_HOURS: number
}

/** The service of these settings; null when none is named. Throws a StartError when one is named that can't be reached or paid. */
export function speechToTextOf(given: Given): SpeechToTextConfig | null {
  if (given.SPEECH_TO_TEXT === undefined) return null
  const slash = given.SPEECH_TO_TEXT.indexOf('/')
  const vendor: Vendor = vendors.find((name) => name === given.SPEECH_TO_TEXT?.slice(0, slash)) ?? 'openai-compatible'
  const { SPEECH_TO_TEXT_URL: url, SPEECH_TO_TEXT_KEY: key, SPEECH_TO_TEXT_PRICE: price } = given
  const needs = (missing: string): StartError =>
    new StartError(`SPEECH_TO_TEXT=${given.SPEECH_TO_TEXT} needs ${missing} as well.`)
  // A name or key in an address would be shown wherever the address is.
  if (url !== undefined && new URL(url).username !== '') {
    throw new StartError('The setting SPEECH_TO_TEXT_URL must not hold a user or key: use SPEECH_TO_TEXT_KEY.')
  }
  const reached = {
    model: given.SPEECH_TO_TEXT.slice(slash + 1),
    url: url ?? null,
    pricePerHour: price ?? 0,
    monthHours: given.SPEECH_TO_TEXT_MONTH_HOURS,
  }
  if (vendor === 'openai-compatible') {
    if (url === undefined) throw needs('SPEECH_TO_TEXT_URL')
    return { ...reached, vendor, url, key: key ?? null }
  }
  if (key === undefined) throw needs('SPEECH_TO_TEXT_KEY')
  // What a vendor is paid is noted: a price of nothing would be a wrong one.
  if (price === undefined) throw needs('SPEECH_TO_TEXT_PRICE')
  return { ...reached, vendor, key }
}
