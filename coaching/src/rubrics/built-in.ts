import type { RubricKey } from '@ringside/contract'
import { bant } from './bant.ts'
import { challenger } from './challenger.ts'
import { coachable } from './coachable.ts'
import { meddpicc } from './meddpicc.ts'
import type { Rubric } from './rubric.ts'
import { sandler } from './sandler.ts'
import { spin } from './spin.ts'

/** The rubrics that an organisation can choose without making one. */
const rubrics: Record<RubricKey, Rubric> = { coachable, spin, bant, meddpicc, challenger, sandler }

export function rubricOf(key: RubricKey): Rubric {
  return rubrics[key]
}
