import { criterionKeys, type CriterionKey, type Review } from '@ringside/contract'
import { rubricOf } from '../rubrics/coachable.ts'

/** How well a rep does one criterion, 0..100, over their last scored calls and those before. */
export type Skill = { criterion: CriterionKey; label: string; last: number | null; before: number | null }

/** Calls that one average is taken over. */
export const skillWindow = 5

type Scored = Pick<Review, 'result'>

/** level / 5 as a percentage; not shown counts 0, not applicable is left out. null when no call had occasion. */
function average(reviews: readonly Scored[], criterion: CriterionKey): number | null {
  const values = reviews.flatMap(({ result }) => {
    const score = result.state === 'scored' ? result.scores.find((each) => each.criterion === criterion) : undefined
    return score === undefined || score.state === 'not-applicable' ? [] : [((score.level ?? 0) / 5) * 100]
  })
  return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}

/**
 * The average of each criterion over the last five scored calls and over the five before them, 0..100. `reviews` are
 * newest first; calls too short to score are passed over.
 */
export function skills(reviews: readonly Scored[]): Skill[] {
  const scored = reviews.filter(({ result }) => result.state === 'scored')
  const last = scored.slice(0, skillWindow)
  const before = scored.slice(skillWindow, 2 * skillWindow)
  return rubricOf('coachable').criteria.map(({ key, label }) => ({
    criterion: key,
    label,
    last: average(last, key),
    before: average(before, key),
  }))
}

/** The criterion with the lowest recent average; of equals the heavier one in the rubric. null before the first score. */
export function weakestSkill(all: readonly Skill[]): Skill | null {
  const weight = (key: CriterionKey): number =>
    rubricOf('coachable').criteria.find((criterion) => criterion.key === key)?.weight ?? 0
  const known = all.flatMap((skill) => (skill.last === null ? [] : [{ skill, last: skill.last }]))
  const [worst] = known.toSorted(
    (a, b) =>
      a.last - b.last ||
      weight(b.skill.criterion) - weight(a.skill.criterion) ||
      criterionKeys.indexOf(a.skill.criterion) - criterionKeys.indexOf(b.skill.criterion),
  )
  return worst?.skill ?? null
}
