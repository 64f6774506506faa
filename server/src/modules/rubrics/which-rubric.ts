import { rubricOf } from '@ringside/coaching/rubrics/built-in'
import { rubricKeySchema, type OwnRubric, type Review, type RubricId, type ScorableRubric } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import * as policy from './rubrics.policy.ts'
import * as store from './rubrics.repository.ts'

/** A rubric that may be asked for: an own one in its newest version, unless another is named. */
export interface WhichRubric {
  readonly rubric: RubricId
  readonly version?: number | undefined
}

export const asOwn = ({ rubric_id: id, version, content }: store.VersionRow): OwnRubric => ({ id, version, content })

/** Throws `not-found` for a rubric or version that this organisation can't score with. */
export async function resolve(db: Database, orgId: string, { rubric, version }: WhichRubric): Promise<ScorableRubric> {
  const builtIn = rubricKeySchema.safeParse(rubric)
  if (builtIn.success) {
    if (version === undefined || version === rubricOf(builtIn.data).version) return builtIn.data
    throw notFound('Rubric version')
  }
  const row =
    version === undefined
      ? await store.findPublished(db, orgId, rubric)
      : await store.findVersion(db, orgId, rubric, version)
  if (!row) throw policy.rubricNotFound()
  return asOwn(row)
}

/** What a review says that it was scored with. */
export const nameOf = (rubric: ScorableRubric): Review['rubric'] => {
  if (typeof rubric !== 'string') return { key: rubric.id, name: rubric.content.name, version: rubric.version }
  const { key, name, version } = rubricOf(rubric)
  return { key, name, version }
}

export const isOf = (rubric: Review['rubric'], { key, version }: Review['rubric']): boolean =>
  rubric.key === key && rubric.version === version
