import { all, perhaps } from './plan.ts'
import type { Plans } from './plan.ts'

export const referral: Plans = {
  excellent: [
    ...all('agenda', 'process', 'pain'),
    { key: 'recap', notes: 1 },
    ...all('ask', 'plan', 'leave', 'another', 'plan', 'bye'),
  ],
  good: [
    ...all('agenda'),
    perhaps('process', 0.4),
    ...all('pain', 'ask'),
    perhaps('plan', 0.5),
    // Asked what becomes of the first, they come back to it.
    ...all('leave', 'another', 'another', 'bye'),
  ],
  average: [...all('agenda', 'process', 'ask', 'another'), perhaps('leave', 0.3), ...all('bye')],
  weak: all('agenda', 'ask', 'process', 'ask', 'bye'),
  pushy: all('hello', 'list', 'reward', 'list', 'pressure', 'bye'),
}
