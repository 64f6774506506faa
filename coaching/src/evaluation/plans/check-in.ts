import { all, perhaps } from './plan.ts'
import type { Plans } from './plan.ts'

export const checkIn: Plans = {
  excellent: [
    ...all('agenda', 'process', 'works', 'pain', 'impact', 'second', 'promise', 'worth', 'renewal'),
    perhaps('need', 0.7),
    // A worry that the ask has brought up is settled, and then it is asked again.
    ...all('authority', 'recap', 'step', 'step', 'bye'),
  ],
  good: [
    ...all('agenda', 'process', 'pain', 'impact'),
    perhaps('second', 0.6),
    perhaps('works', 0.5),
    ...all('renewal', 'recap', 'step', 'step', 'bye'),
  ],
  average: [...all('agenda', 'process', 'pain'), perhaps('second', 0.4), ...all('value', 'renewal', 'step', 'bye')],
  weak: all('agenda', 'ack', 'pain', 'ack', 'value', 'step', 'bye'),
  pushy: all('hello', 'pitch', 'price', 'pitch', 'pressure', 'pressure', 'step', 'pressure', 'bye'),
}
