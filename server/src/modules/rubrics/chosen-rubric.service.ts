import { rubricKeys, rubricKeySchema, type RubricId, type ScorableRubric } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import * as store from './rubrics.repository.ts'
import { asOwn } from './which-rubric.ts'

/** The rubric that an organisation has chosen for its calls; for other modules. */
export interface ChosenRubric {
  /** With what the organisation's calls are scored now. */
  toScoreWith(orgId: string): Promise<ScorableRubric>
  /** Whether an own rubric can be chosen: it is of this organisation, published, and not archived. */
  canBeChosen(orgId: string, id: string): Promise<boolean>
}

export interface ChosenRubricNeeds {
  readonly db: Database
  readonly chosen: (orgId: string) => Promise<RubricId>
}

export function createChosenRubric({ db, chosen }: ChosenRubricNeeds): ChosenRubric {
  return {
    async toScoreWith(orgId) {
      const rubric = await chosen(orgId)
      const builtIn = rubricKeySchema.safeParse(rubric)
      if (builtIn.success) return builtIn.data
      const published = await store.findPublished(db, orgId, rubric)
      return published === undefined ? rubricKeys[0] : asOwn(published)
    },

    async canBeChosen(orgId, id) {
      const [row, published] = await Promise.all([store.findRubric(db, orgId, id), store.findPublished(db, orgId, id)])
      return row?.archived_at === null && published !== undefined
    },
  }
}
