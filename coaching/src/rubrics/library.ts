import { decisionChecks } from './decision-step.ts'
import { deepening } from './deepening.ts'
import { discovery } from './discovery.ts'
import { leading } from './leading-checks.ts'
import { listening } from './listening.ts'
import { nextStep } from './next-step.ts'
import { objections } from './objections.ts'
import { opening } from './opening.ts'
import { qualifying } from './qualifying.ts'
import { foundBy, noOccasion, type Check, type Criterion } from './rubric.ts'
import { value } from './value.ts'

/** The criterion that says when a call has occasion for the checks of a skill. */
const homes = [opening, discovery, listening, value, objections, nextStep]

/** A check that knows by itself when a call has no occasion for it. */
function withOccasion(check: Check, { applies }: Criterion): Check {
  return { ...check, find: (evidence) => (applies(evidence) ? foundBy(check, evidence) : noOccasion) }
}

const further = [...qualifying, ...deepening, ...leading]
const all = new Map(
  homes.flatMap((home) => {
    const ofSkill = further.filter(({ key }) => key.startsWith(`${home.key}.`))
    return [...home.checks, ...ofSkill].map((check) => [check.key, withOccasion(check, home)] as const)
  }),
)

/** A check of the library by its key; undefined for none. */
export const libraryCheck = (key: string): Check | undefined => all.get(key)

/** Every check that can be picked. Those of a decision come with the ask for a step and are not picked by themselves. */
export const pickableChecks: readonly Check[] = [...all.values()].filter(
  ({ key }) => !decisionChecks.some((check) => check.key === key),
)

/** What a criterion says of itself, whatever its checks are. */
type CriterionWords = Pick<Criterion, 'key' | 'label' | 'weight' | 'descriptors' | 'notShown' | 'notApplicable'>

/** What a criterion of a rubric is made of, its checks by key, most important first. */
export type CriterionPlan = CriterionWords & { checks: readonly string[] }

/** Where the step is a decision, it has checks of its own in place of the others: who asks for the step asks for them. */
const withDecision = (checks: readonly Check[]): readonly Check[] =>
  checks.some(({ key }) => key === 'next-step.asked')
    ? [...checks, ...decisionChecks.map(({ key }) => mustHave(key))]
    : checks

function mustHave(key: string): Check {
  const check = libraryCheck(key)
  if (check === undefined) throw new RangeError(`the library has no check ${key}`)
  return check
}

/** A criterion out of these checks. It applies where one of them has an occasion that is not a mere restraint of the others. */
export function criterionOf(words: CriterionWords, picked: readonly Check[]): Criterion {
  const checks = withDecision(picked)
  return {
    ...words,
    checks,
    applies: (evidence) =>
      checks.some((check) => check.restraint !== true && foundBy(check, evidence).state !== 'no-occasion'),
  }
}

/** A criterion out of checks of the library. Throws on an unknown check. */
export const composed = ({ checks, ...words }: CriterionPlan): Criterion => criterionOf(words, checks.map(mustHave))
