import { rubricNames } from '@ringside/contract'
import { discovery } from './discovery.ts'
import { listening } from './listening.ts'
import { nextStep } from './next-step.ts'
import { objections } from './objections.ts'
import { opening } from './opening.ts'
import type { Rubric } from './rubric.ts'
import { value } from './value.ts'

/**
 * The rubric every organisation starts with. Six criteria, weights that sum to 100, each split into yes/no checks that
 * the words of a call answer by themselves. Change anything that can change a score and the version goes up.
 */
export const coachable: Rubric = {
  key: 'coachable',
  name: rubricNames.coachable.name,
  version: 32,
  blockers: [],
  criteria: [opening, discovery, listening, value, objections, nextStep],
}
