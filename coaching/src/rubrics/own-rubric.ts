import {
  rubricProblems,
  type ChosenCheck,
  type CriterionContent,
  type OwnRubric,
  type RubricContent,
  type RubricKey,
  type RubricProblem,
  type ScorableRubric,
} from '@ringside/contract'
import { rubricOf } from './built-in.ts'
import { checkCatalogue } from './catalogue.ts'
import { criterionOf, libraryCheck } from './library.ts'
import { phraseBlocker, phraseCheck } from './phrases.ts'
import type { Check, Criterion, Rubric } from './rubric.ts'

/** A rubric as data that can't be scored with: what is wrong with it stands in `problems`. */
export class RubricError extends Error {
  readonly problems: readonly RubricProblem[]
  constructor(problems: readonly RubricProblem[]) {
    super(problems[0]?.message ?? 'The rubric is not complete.')
    this.name = 'RubricError'
    this.problems = problems
  }
}

const known: ReadonlySet<string> = new Set(checkCatalogue.map(({ key }) => key))

/** What keeps a rubric from being scored with; empty when nothing does. */
export const problemsOf = (content: RubricContent): RubricProblem[] => rubricProblems(content, checkCatalogue)

function checkOf(chosen: ChosenCheck): Check {
  if (chosen.kind === 'phrases') return phraseCheck(chosen)
  const check = libraryCheck(chosen.key)
  if (check === undefined) throw new RangeError(`the library has no check ${chosen.key}`)
  return check
}

const compiled = ({ checks, ...words }: CriterionContent): Criterion => criterionOf(words, checks.map(checkOf))

/**
 * An organisation's rubric as the engine scores with it. The same data always gives the same rubric. Throws `RubricError`
 * for one that is not complete.
 */
export function compileRubric({ id, version, content }: OwnRubric): Rubric {
  const problems = problemsOf(content)
  if (problems.length > 0) throw new RubricError(problems)
  const { name, criteria, blockers } = content
  return { key: id, name, version, criteria: criteria.map(compiled), blockers: blockers.map(phraseBlocker) }
}

/** The rubric to score with: a built-in one by its key, or an organisation's own from its data. Throws `RubricError`. */
export const rubricFrom = (source: ScorableRubric): Rubric =>
  typeof source === 'string' ? rubricOf(source) : compileRubric(source)

function contentOfCriterion({ checks, ...criterion }: Criterion): CriterionContent {
  const { key, label, weight, notShown, notApplicable } = criterion
  const [one, two, three, four, five] = criterion.descriptors
  return {
    key,
    label,
    weight,
    descriptors: [one, two, three, four, five],
    notShown,
    notApplicable,
    checks: checks.flatMap((check) => (known.has(check.key) ? [{ kind: 'library', key: check.key }] : [])),
  }
}

/** A built-in rubric as data, to begin one's own with: scored with, it gives what the built-in one gives. */
export function contentOf(key: RubricKey): RubricContent {
  const { name, criteria } = rubricOf(key)
  return { name, criteria: criteria.map(contentOfCriterion), blockers: [] }
}
