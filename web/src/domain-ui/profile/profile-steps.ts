import type { Profile } from '@ringside/contract/users'

/** The steps of the set-up, in order. What is sold is a product summary, the others are sections of the profile. */
export const profileSteps = ['you', 'product', 'target', 'goals', 'voice'] as const
export type ProfileStep = (typeof profileSteps)[number]

interface StepWords {
  title: string
  /** What it is asked for. */
  description: string
}

export const stepWords: Record<ProfileStep, StepWords> = {
  you: { title: 'Who are you?', description: 'Buyers hear the company you call for.' },
  product: {
    title: 'What do you sell?',
    description: 'Buyers ask about it once you have named it, and reviews use its proof and price.',
  },
  target: { title: 'Who do you sell to?', description: 'A new segment starts from this.' },
  goals: {
    title: 'What do you aim for?',
    description: 'The target stands in your charts, the week beside your streak.',
  },
  voice: { title: 'How do you want to call?', description: 'You can change it before each call.' },
}

const isWhole = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to

/** What the server would refuse, said beside the field. */
export function goalProblems({ targetScore, callsAWeek }: Profile['goals']) {
  return {
    targetScore: isWhole(targetScore, 1, 100) ? undefined : 'Write a whole number from 1 to 100.',
    callsAWeek: isWhole(callsAWeek, 0, 100) ? undefined : 'Write a whole number from 0 to 100.',
  }
}
