import { skillKeySchema, type CheckResult, type CriterionScore, type SkillKey } from '@ringside/contract'

/** Of checks that look for an organisation's own phrases: they show no skill. */
export const phrasePrefix = 'phrases.'

/** The skill a check belongs to: its key begins with it; null for phrases. Throws on a key that is neither. */
export function skillOf({ key }: Pick<CheckResult, 'key'>): SkillKey | null {
  return key.startsWith(phrasePrefix) ? null : skillKeySchema.parse(key.slice(0, key.indexOf('.')))
}

/** The skill of the most important check of a criterion that was not met; null when none was missed, or it has no skill. */
export function skillMissed({ checks }: Pick<CriterionScore, 'checks'>): SkillKey | null {
  const missed = checks.find((check) => !check.met)
  return missed === undefined ? null : skillOf(missed)
}
