import type { CriterionScore, Review } from '@ringside/contract'
import { bestStep } from '../metrics/heard/steps.ts'
import { skillOf } from '../rubrics/skill.ts'
import type { Situation } from './say-it-better.ts'

/** From this level on a reader takes a criterion for done. */
const looksDone = 3
/** What was asked in vain is seen from this level on. */
const looksAsked = 2
/** So small a share of what was to be found looks like next to nothing. */
const hardlyAny = 0.25

/** Of a practice call in which much was asked and next to nothing was told: what the level counts, and what came of it. */
function askedAndNotTold({ evidence, input }: Situation, { earned, total }: Review['facts']): string | null {
  const { call, buyerName } = evidence
  const trust = call.buyer.flatMap(({ mind }) => mind?.meters.trust ?? [])
  if (input.mindStart === null || trust.length === 0 || total === 0 || earned.length > total * hardlyAny) return null
  const told = earned.length === 0 ? 'none' : earned.length === 1 ? 'one' : String(earned.length)
  return `A question that brought nothing out counts in part. Of the ${total} things to find ${buyerName} told you ${told}: trust stood at ${Math.round(Math.max(...trust))} of 100 at most, and more is told as it grows.`
}

/** What was said of a step that nobody agreed to. */
function saidAndNotAgreed({ evidence }: Situation): string | null {
  const { steps, names, decision, desk, buyerName } = evidence
  if (names !== null || decision !== null || (desk !== null && !desk.through)) return null
  const step = bestStep(steps)
  return step === null || step.agreed !== null
    ? null
    : `The level counts what you said of the step. ${buyerName} did not agree to it.`
}

/** Adds to what a level means why it stands beside an outcome that reads like its opposite. */
export function withPlainLevels(
  scores: readonly CriterionScore[],
  situation: Situation,
  facts: Review['facts'],
): CriterionScore[] {
  return scores.map((score) => {
    const [check] = score.checks
    const skill = check === undefined ? null : skillOf(check)
    const least = skill === 'discovery' ? looksAsked : looksDone
    if ((score.level ?? 0) < least) return score
    const plain =
      skill === 'discovery'
        ? askedAndNotTold(situation, facts)
        : skill === 'next-step' && score.checks.some(({ key, met }) => key === 'next-step.agreed' && !met)
          ? saidAndNotAgreed(situation)
          : null
    return plain === null ? score : { ...score, descriptor: `${score.descriptor} ${plain}` }
  })
}
