import { conformanceKey, speechToTextConformance } from '../speech-to-text.conformance.ts'
import { createDeepgram } from './deepgram.ts'

speechToTextConformance('Deepgram', { tellsVoices: true, tellsWords: true, hearsChannels: true }, (url) =>
  createDeepgram({ model: 'hearing-model', url, key: conformanceKey }),
)
