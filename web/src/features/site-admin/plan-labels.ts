import type { Plan } from '@ringside/contract/users'

/** A plan as people say it. */
export const planLabels: Record<Plan, string> = {
  free: 'Free',
  'pack-5': 'Pack of 5',
  'pack-10': 'Pack of 10',
  unlimited: 'Unlimited',
}
