import type { SkillKey } from '@ringside/contract/reviews/review'
import { skillKeys } from '@ringside/contract/reviews/review'
import type { LibraryCheck } from '@ringside/contract/rubrics/rubric-content'
import { skillNames } from '../../../domain-ui/skill-names.ts'

/** The checks that have every word of a search in what they say of themselves, by skill; skills without any left out. */
export function foundChecks(
  library: readonly LibraryCheck[],
  search: string,
): { skill: SkillKey; checks: LibraryCheck[] }[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  const matches = ({ text, about, skill }: LibraryCheck) => {
    const said = `${skillNames[skill]} ${text} ${about}`.toLowerCase()
    return words.every((word) => said.includes(word))
  }
  return skillKeys
    .map((skill) => ({ skill, checks: library.filter((check) => check.skill === skill && matches(check)) }))
    .filter(({ checks }) => checks.length > 0)
}
