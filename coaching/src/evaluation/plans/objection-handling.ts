import { all } from './plan.ts'
import type { Plans } from './plan.ts'

export const objectionHandling: Plans = {
  excellent: [
    ...all('sympathise', 'anythingElse', 'anythingElse', 'recap'),
    { key: 'value', notes: 2 },
    ...all('step', 'bye'),
  ],
  good: all('sympathise', 'anythingElse', 'step', 'bye'),
  average: all('sympathise', 'value', 'anythingElse', 'step', 'bye'),
  weak: all('sympathise', 'value', 'ack', 'step', 'bye'),
  pushy: all('pitch', 'pressure', 'price', 'pressure', 'pressure', 'step', 'bye'),
}
