import { createDeepgram } from '../integrations/speech-to-text/deepgram/deepgram.ts'
import { createOpenAiCompatible } from '../integrations/speech-to-text/openai-compatible/openai-compatible.ts'
import type { SpeechToText } from '../integrations/speech-to-text/speech-to-text.ts'
import type { TranscriptionTerms } from '../modules/transcripts/index.ts'
import type { SpeechToTextConfig } from '../platform/config/speech-to-text.ts'

/** A speech service, and what it costs and may be used for. */
export interface PricedSpeechToText {
  readonly service: SpeechToText
  readonly terms: TranscriptionTerms
}

/** The speech service of this installation; null when none is configured. */
export const buildSpeechToText = (config: SpeechToTextConfig | null): PricedSpeechToText | null =>
  config && {
    service: serviceOf(config),
    terms: { pricePerHour: config.pricePerHour, monthMs: config.monthHours * 3_600_000 },
  }

function serviceOf(config: SpeechToTextConfig): SpeechToText {
  const { model, key } = config
  switch (config.vendor) {
    case 'openai-compatible':
      // People are told whom their recordings are sent to; of a server of one's own its host is all there is to tell.
      return createOpenAiCompatible({ name: new URL(config.url).hostname, model, url: config.url, key })
    case 'openai':
      return createOpenAiCompatible({ name: 'OpenAI', model, url: config.url ?? 'https://api.openai.com/v1', key })
    case 'deepgram':
      return createDeepgram({ model, url: config.url ?? 'https://api.deepgram.com/v1', key: config.key })
  }
}
