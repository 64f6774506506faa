import { all, perhaps } from './plan.ts'
import type { Plans } from './plan.ts'

export const discovery: Plans = {
  excellent: [
    ...all(
      'agenda',
      'process',
      'handoff',
      'system',
      'volume',
      'pain',
      'more',
      'impact',
      'second',
      'people',
      'customers',
    ),
    perhaps('goal', 0.8),
    ...all('history', 'failed', 'recap', 'authority', 'timeline'),
    perhaps('budget', 0.7),
    ...all('value', 'step', 'bye'),
  ],
  good: [
    ...all('agenda', 'process', 'system', 'pain', 'impact', 'second'),
    perhaps('history', 0.7),
    perhaps('people', 0.5),
    ...all('recap', 'authority', 'value', 'step', 'bye'),
  ],
  average: [
    ...all('agenda', 'process', 'system', 'pain', 'value', 'second'),
    perhaps('authority', 0.6),
    ...all('step', 'bye'),
  ],
  weak: [...all('agenda', 'process', 'ack', 'pain', 'ack', 'value', 'budget'), ...all('step', 'bye')],
  pushy: all('hello', 'pitch', 'pitch', 'price', 'pressure', 'pitch', 'pressure', 'step', 'pressure', 'bye'),
}
