import { rubricOf } from '@ringside/coaching/rubrics/built-in'
import { rubricKeySchema, type CriterionContent, type RubricId } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import * as store from './rubrics.repository.ts'

type KnownCriterion = Pick<CriterionContent, 'notShown' | 'notApplicable'> & { readonly descriptors: readonly string[] }

/** A criterion as a rubric had it in a version; null when that is not kept. */
export async function criterionOf(
  db: Database,
  orgId: string,
  { key, version, criterion }: { key: RubricId; version: number; criterion: string },
): Promise<KnownCriterion | null> {
  const builtIn = rubricKeySchema.safeParse(key)
  const criteria: ReadonlyArray<KnownCriterion & { readonly key: string }> = builtIn.success
    ? rubricOf(builtIn.data).version === version
      ? rubricOf(builtIn.data).criteria
      : []
    : ((await store.findVersion(db, orgId, key, version))?.content.criteria ?? [])
  return criteria.find((each) => each.key === criterion) ?? null
}
