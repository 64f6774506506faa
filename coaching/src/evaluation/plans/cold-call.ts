import { all, perhaps } from './plan.ts'
import type { Plans } from './plan.ts'

export const coldCall: Plans = {
  excellent: [
    ...all('hello', 'reason', 'process', 'pain', 'impact', 'second'),
    perhaps('people', 0.8),
    ...all('recap', 'value', 'authority', 'step', 'bye'),
  ],
  good: [
    ...all('hello', 'reason', 'process', 'pain', 'impact'),
    perhaps('second', 0.5),
    perhaps('recap', 0.6),
    ...all('value', 'step', 'bye'),
  ],
  average: [
    ...all('hello', 'reason', 'process', 'pain', 'value'),
    perhaps('second', 0.6),
    perhaps('authority', 0.4),
    ...all('step', 'bye'),
  ],
  weak: [
    ...all('hello', 'who', 'reason', 'pain', 'ack', 'process', 'ack', 'value'),
    perhaps('budget', 0.6),
    ...all('step', 'bye'),
  ],
  pushy: all('hello', 'pitch', 'price', 'pitch', 'pressure', 'pressure', 'step', 'pressure', 'bye'),
}
