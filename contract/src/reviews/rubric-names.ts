import type { RubricKey } from './review.ts'

/** The rubrics as they are offered: a name, and in one sentence what it looks for. */
export const rubricNames: Record<RubricKey, { name: string; about: string }> = {
  coachable: {
    name: 'Coachable',
    about: 'Six skills of any call: opening, discovery, listening, value, objections, next step.',
  },
  spin: { name: 'SPIN', about: 'Questions in order: situation, problem, what it leads to, what a solution is worth.' },
  bant: { name: 'BANT', about: 'Budget, authority, need and timing: is this lead worth a next call?' },
  meddpicc: { name: 'MEDDPICC', about: 'What a large deal needs known, from metrics to champion and competition.' },
  challenger: { name: 'Challenger', about: 'Teach something new, make it theirs, and lead to the decision.' },
  sandler: { name: 'Sandler', about: 'Agree how the call may end, find the pain in layers, and offer only then.' },
}
