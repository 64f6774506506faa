import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import type { Review, RubricId } from '@ringside/contract/reviews/review'
import type { listScorings } from '@ringside/contract/reviews/scorings'
import type { listRubrics } from '@ringside/contract/rubrics/rubrics'
import type { Option } from '../../ui/option.ts'

export type Scorings = ResponseOf<typeof listScorings>
type Rubrics = ResponseOf<typeof listRubrics>

/** The newest version that a rubric has; null for one that is not offered any more, or as long as that is not known. */
export function newestVersion({ key }: Pick<Review['rubric'], 'key'>, rubrics: Rubrics | undefined): number | null {
  const builtIn = rubrics?.builtIn.find((each) => each.key === key)
  const own = rubrics?.own.find(({ _id }) => _id === key)
  return builtIn?.version ?? own?.version ?? null
}

/** What leads to the other scorings of a call: how many there are, or for who may make one, that it can be made. */
export function otherScoringsWords(others: number, mayScore: boolean): string | null {
  if (others > 0) return others === 1 ? '1 other scoring' : `${others} other scorings`
  return mayScore ? 'Score with another rubric' : null
}

/** The rubrics that a call can still be scored with: in their newest version, but for the one its first review has. */
export function rubricsToScoreWith(first: Review['rubric'], rubrics: Rubrics | undefined): Option<RubricId>[] {
  if (rubrics === undefined) return []
  const offered = [
    ...rubrics.builtIn.map(({ key, name, version }) => ({ value: key as RubricId, label: name, version })),
    ...rubrics.own.flatMap(({ _id, name, version, archivedAt }) =>
      version === null || archivedAt !== null ? [] : [{ value: _id, label: name, version }],
    ),
  ]
  return offered
    .filter(({ value, version }) => value !== first.key || version !== first.version)
    .map(({ value, label, version }) => ({ value, label, hint: `version ${version}` }))
}
