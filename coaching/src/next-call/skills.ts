import { isChanged, skillKeySchema, type CriterionScore, type Review, type SkillKey } from '@ringside/contract'
import { rubricOf } from '../rubrics/built-in.ts'
import { skillOf } from '../rubrics/skill.ts'
import { shareGiven } from '../scoring/overrides.ts'

/** How well a rep does in one skill, 0..100, over their last scored calls and those before. */
export type Skill = { skill: SkillKey; label: string; last: number | null; before: number | null }

/** Calls that one average is taken over. */
export const skillWindow = 5

type Scored = Pick<Review, 'result'>

/** Every skill is a criterion of the rubric that organisations start with, and goes by its name and weight. */
export const knownSkills = rubricOf('coachable').criteria.map(({ key, label, weight }) => ({
  skill: skillKeySchema.parse(key),
  label,
  weight,
}))

/**
 * How much of each of the skill's checks in a criterion was done: 1 for one that was met, 0 for one that was not. Where a
 * manager judged the criterion otherwise than the engine, each counts as the share that their level stands for, as nobody
 * knows which of the checks they saw differently; where it did not apply to them, none counts.
 */
function sharesOf(score: CriterionScore, skill: SkillKey): number[] {
  const checks = score.checks.filter((check) => skillOf(check) === skill)
  if (!isChanged(score)) return checks.map(({ met }) => (met ? 1 : 0))
  const given = shareGiven(score)
  return given === null ? [] : checks.map(() => given)
}

/** The share of the skill's checks that a call met, 0..1; null when it had no occasion for any. */
export function shareMet({ result }: Scored, skill: SkillKey): number | null {
  const shares = result.state === 'scored' ? result.scores.flatMap((score) => sharesOf(score, skill)) : []
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

/** The mean share of checks met, as a percentage. null when no call had occasion. */
function average(reviews: readonly Scored[], skill: SkillKey): number | null {
  const shares = reviews.flatMap((review) => shareMet(review, skill) ?? [])
  return shares.length === 0 ? null : Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length)
}

/**
 * How many of a skill's checks were met on average over the last five scored calls and over the five before them, 0..100.
 * Checks belong to skills whatever the rubric, so that a trend goes on when an organisation changes its own. `reviews` are
 * newest first; calls too short to score are passed over.
 */
export function skills(reviews: readonly Scored[]): Skill[] {
  const scored = reviews.filter(({ result }) => result.state === 'scored')
  const last = scored.slice(0, skillWindow)
  const before = scored.slice(skillWindow, 2 * skillWindow)
  return knownSkills.map(({ skill, label }) => ({
    skill,
    label,
    last: average(last, skill),
    before: average(before, skill),
  }))
}

/** The skill with the lowest recent average; of equals the heavier one in the rubric. null before the first score. */
export function weakestSkill(all: readonly Skill[]): Skill | null {
  const weight = (key: SkillKey): number => knownSkills.find(({ skill }) => skill === key)?.weight ?? 0
  const shown = all.flatMap((skill) => (skill.last === null ? [] : [{ skill, last: skill.last }]))
  const [worst] = shown.toSorted((a, b) => a.last - b.last || weight(b.skill.skill) - weight(a.skill.skill))
  return worst?.skill ?? null
}
