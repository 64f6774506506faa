import type { CheckResult, CriterionScore } from '@ringside/contract'
import type { HeardTurn } from '../metrics/heard/heard-call.ts'
import { checkIn, isFound, type Check, type Rubric } from '../rubrics/rubric.ts'
import { betterLine } from './better-lines.ts'
import { betterQuestion } from './better-questions.ts'
import { spotFor, type Spot } from './check-spots.ts'
import type { Draft } from './draft.ts'
import { putAside, smallerQuestion, turnOf } from './put-aside.ts'
import { whyOf } from './retry.ts'
import { isSaidAlready } from './said-already.ts'
import type { Situation } from './say-it-better.ts'

function lineFor(check: Check, situation: Situation, { turn, ground }: Spot): string | null {
  if (check.say !== undefined) return check.say.line
  return betterLine(check.key, situation, turn) ?? betterQuestion(check.key, ground, turn.turn)
}

type ScoredCriterion = { score: CriterionScore; rubric: Rubric }
/** What criteria before it were shown for, and where. */
export type Seen = { keys: Set<string>; turns: Set<HeardTurn> }

/** A question that got no answer, with a smaller one to put in its place; null where there was none. */
function asideMoment(check: Check | undefined, { evidence }: Situation, score: CriterionScore): Draft | null {
  const quote = putAside(check, evidence)
  const turn = quote === null ? undefined : turnOf(evidence, quote)
  if (check === undefined || turn === undefined) return null
  return {
    kind: 'criterion',
    caught: false,
    turn,
    quote,
    label: `${score.label}. Asked, and not answered`,
    sayItBetter: smallerQuestion(check.key),
    criteria: [score.criterion],
  }
}

/** The most important thing missed that no criterion before it missed as well, with a place and a line for it. */
export function missedMoment({ score, rubric }: ScoredCriterion, situation: Situation, seen: Seen): Draft | null {
  const missed: readonly CheckResult[] = score.checks.filter((check) => !check.met)
  const fresh = [...missed.filter(({ key }) => !seen.keys.has(key)), ...missed.filter(({ key }) => seen.keys.has(key))]
  for (const { key } of fresh) {
    const check = checkIn(rubric, key)
    if (isFound(check, situation.evidence)) continue
    const aside = asideMoment(check, situation, score)
    if (aside !== null && !seen.turns.has(aside.turn)) {
      seen.keys.add(key)
      seen.turns.add(aside.turn)
      return aside
    }
    const spot = check === undefined ? null : spotFor(check, situation.evidence, seen.turns)
    const sayItBetter = check === undefined || spot === null ? null : lineFor(check, situation, spot)
    if (spot === null || sayItBetter === null) continue
    if (isSaidAlready(sayItBetter, situation.evidence.call, spot.turn)) continue
    seen.keys.add(key)
    seen.turns.add(spot.turn)
    const why = whyOf(situation.evidence, key)
    const label = `${score.label}. ${why ?? 'Not said'}`
    return {
      kind: 'criterion',
      caught: false,
      turn: spot.turn,
      quote: spot.quote,
      label,
      sayItBetter,
      criteria: [score.criterion],
    }
  }
  return null
}
