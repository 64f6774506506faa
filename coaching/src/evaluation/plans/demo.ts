import { all, perhaps } from './plan.ts'
import type { Plans } from './plan.ts'

export const demo: Plans = {
  excellent: [
    ...all('agenda', 'showHurt', 'payoff', 'showCost', 'payoff', 'showHow', 'worries', 'authority', 'step', 'bye'),
  ],
  good: [
    ...all('agenda', 'showHurt'),
    perhaps('payoff', 0.7),
    ...all('showCost', 'showHow'),
    perhaps('worries', 0.5),
    ...all('step', 'bye'),
  ],
  average: [...all('agenda', 'showHurt', 'tour', 'showHow'), perhaps('payoff', 0.4), ...all('step', 'bye')],
  weak: all('agenda', 'tour', 'tour', 'ack', 'showHow', 'tour', 'step', 'bye'),
  pushy: all('hello', 'tour', 'tour', 'price', 'tour', 'pressure', 'tour', 'step', 'pressure', 'bye'),
}
