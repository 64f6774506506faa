import { all } from './plan.ts'
import type { Plans } from './plan.ts'

export const negotiation: Plans = {
  excellent: all('step', 'bye'),
  good: all('step', 'bye'),
  average: all('step', 'bye'),
  weak: all('step', 'bye'),
  pushy: all('pressure', 'step', 'bye'),
}
