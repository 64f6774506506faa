import type {
  ChosenCheck,
  CriterionContent,
  PhraseRule,
  PhraseWindow,
  RubricContent,
} from '@ringside/contract/rubrics/rubric-content'
import type { RubricProblem } from '@ringside/contract/rubrics/rubric-problems'

/** A key that none of the others has: it stays with its part, whatever that is called later. */
export function newKey(word: string, taken: readonly string[]): string {
  let number = taken.length + 1
  while (taken.includes(`${word}-${number}`)) number += 1
  return `${word}-${number}`
}

const phraseKeys = ({ criteria, blockers }: RubricContent): string[] => [
  ...criteria.flatMap(({ checks }) => checks.flatMap((check) => (check.kind === 'phrases' ? [check.key] : []))),
  ...blockers.map(({ key }) => key),
]

/** A criterion to fill in, with what is left of the weight. */
export function newCriterion({ criteria }: RubricContent): CriterionContent {
  const used = criteria.reduce((sum, { weight }) => sum + weight, 0)
  return {
    key: newKey(
      'criterion',
      criteria.map(({ key }) => key),
    ),
    label: '',
    weight: Math.max(0, 100 - used),
    descriptors: ['', '', '', '', ''],
    notShown: 'Nothing of it was done.',
    notApplicable: 'This call had no occasion for it.',
    checks: [],
  }
}

export const newPhrases = (content: RubricContent): PhraseRule => ({
  key: newKey('phrases', phraseKeys(content)),
  text: '',
  saidBy: 'rep',
  phrases: [],
  within: { part: 'anywhere' },
})

/** The list with one of it moved up or down. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item !== undefined) next.splice(at + by, 0, item)
  return next
}

export const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((each, index) => (index === at ? item : each))

export const without = <Item>(items: readonly Item[], at: number): Item[] => items.filter((_, index) => index !== at)

/** Keys of the library's checks that the rubric has already: what was done once counts once. */
export const pickedChecks = ({ criteria }: RubricContent): ReadonlySet<string> =>
  new Set(criteria.flatMap(({ checks }) => checks.flatMap((check) => (check.kind === 'library' ? [check.key] : []))))

export const weightSum = ({ criteria }: RubricContent): number => criteria.reduce((sum, { weight }) => sum + weight, 0)

/** What a field's problem is, by its place; undefined where nothing is wrong, or nothing is to be said yet. */
export type ProblemAt = (field: string) => string | undefined

export const problemAt =
  (problems: readonly RubricProblem[]): ProblemAt =>
  (field) =>
    problems.find((problem) => problem.field === field)?.message

/** "anywhere", "in the first 2 minutes" */
export function windowWords(within: PhraseWindow): string {
  if (within.part === 'anywhere') return 'anywhere'
  return within.minutes === 1 ? `in the ${within.part} minute` : `in the ${within.part} ${within.minutes} minutes`
}

/** What a check of phrases looks for, in one line: "“this call is recorded”, said by the rep in the first 2 minutes". */
export function ruleWords({ phrases, saidBy, within }: PhraseRule): string {
  const words = phrases.map((phrase) => `“${phrase}”`).join(' or ')
  return `${words === '' ? 'No phrase yet' : words}, said by the ${saidBy} ${windowWords(within)}`
}

/** How a check is called in lists: its text, or what stands in for it. */
export const checkName = (check: ChosenCheck, libraryText: (key: string) => string): string =>
  check.kind === 'library' ? libraryText(check.key) : check.text || 'Phrases without a name'
