import { oncePer } from '../buyer/once.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { shownByEar } from '../metrics/heard/by-ear.ts'
import { coachable } from '../rubrics/coachable.ts'
import { foundBy, noOccasion, type Finding } from '../rubrics/rubric.ts'
import { counterpartsOf, linesThatMayShow } from '../rubrics/shown-by-ear.ts'
import { shownChecks, type ShownCheck } from '../shown/shown-checks.ts'

/** A worry passed over is heard in what is done about worries, and how calmly one is met in how the buyer is listened to. */
const besides: Readonly<Record<string, string>> = { listening: 'objections', objections: 'listening' }

/** The part of the rubric that a check belongs to: "opening". */
export const partOf = (check: string): string => check.slice(0, check.indexOf('.'))

/** What is no check, and decides whether there is anything to check. */
export const isOccasion = (check: ShownCheck): boolean => check === 'objections.worry' || check === 'value.offer'

/** The checks whose likelihood is worked out together. */
export const checksBeside = (part: string): readonly ShownCheck[] =>
  [part, besides[part]].flatMap((each) => shownChecks.filter((check) => partOf(check) === each && !isOccasion(check)))

/** What the rules make of a check of the usual rubric, or of the one that takes its place where the step is a decision. */
function foundByRules(check: ShownCheck, evidence: CallEvidence): Finding {
  const criterion = coachable.criteria.find(({ key }) => key === partOf(check))
  if (criterion?.applies(evidence) !== true) return noOccasion
  const keys = counterpartsOf(check)
  const findings = criterion.checks.filter(({ key }) => keys.includes(key)).map((each) => foundBy(each, evidence))
  return findings.find(({ state }) => state !== 'no-occasion') ?? noOccasion
}

/** Whether the call gave a chance to do what the check asks for. */
export const hasOccasion = (check: ShownCheck, evidence: CallEvidence): boolean =>
  foundByRules(check, evidence).state !== 'no-occasion'

/** A likelihood nearer to nothing or to certainty than this says no more. */
const surely = 1e-4
const logOdds = (likelihood: number): number => {
  const within = Math.min(1 - surely, Math.max(surely, likelihood))
  return Math.log(within / (1 - within))
}
/** Keeps the logarithm of "no line at all" a number. */
const hardlyAny = 0.05

/** How many numbers each check adds. */
const perCheck = 3

/**
 * Three numbers: how surely the surest line that may show it does, whether the rules find it, and in how many lines that may
 * show it it is heard (the logarithm of the likelihoods' sum). Zeros where there was no occasion.
 */
function heardOf(check: ShownCheck, evidence: CallEvidence): readonly number[] {
  const finding = foundByRules(check, evidence)
  if (finding.state === 'no-occasion') return Array.from({ length: perCheck }, () => 0)
  const lines = linesThatMayShow(check, evidence)
  const sum = lines.reduce((total, { likelihood }) => total + likelihood, 0)
  return [logOdds(lines[0]?.likelihood ?? 0), finding.state === 'met' ? 1 : 0, Math.log(hardlyAny + sum)]
}

const parts = oncePer((_evidence: CallEvidence) => new Map<string, Float64Array>())

/**
 * What rules and ear make of a part of the rubric in a call, check by check in the order of `checksBeside`; null where there
 * is no ear for the call.
 */
export function heardTogether(part: string, evidence: CallEvidence): Float64Array | null {
  if (shownByEar(evidence.call) === null) return null
  const known = parts(evidence).get(part)
  if (known !== undefined) return known
  const heard = Float64Array.from(checksBeside(part).flatMap((check) => heardOf(check, evidence)))
  parts(evidence).set(part, heard)
  return heard
}
