import { skillKeySchema, type CheckResult, type CriterionScore, type SkillKey } from '@ringside/contract'

/** The skill a check belongs to: its key begins with it. Throws on a key that does not. */
export function skillOf({ key }: Pick<CheckResult, 'key'>): SkillKey {
  return skillKeySchema.parse(key.slice(0, key.indexOf('.')))
}

/** The skill of the most important check of a criterion that was not met; null when none was missed. */
export function skillMissed({ checks }: Pick<CriterionScore, 'checks'>): SkillKey | null {
  const missed = checks.find((check) => !check.met)
  return missed === undefined ? null : skillOf(missed)
}
