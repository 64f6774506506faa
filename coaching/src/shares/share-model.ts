import { z } from 'zod'
import type { Quote } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import type { Finding } from '../rubrics/rubric.ts'
import { isHeardOnly, isShownInPart, linesThatMayShow, quoteByEar, shownCheckFor } from '../rubrics/shown-by-ear.ts'
import { shownChecks } from '../shown/shown-checks.ts'
import type { Showing } from '../shown/shown-model.ts'
import { heardTogether, partOf } from './heard-together.ts'
import weights from './weights.json' with { type: 'json' }

/** How each check is weighed: a weight for each number of `heardTogether`. */
export const sharesFileSchema = z.partialRecord(
  z.enum(shownChecks),
  z.object({ weights: z.array(z.number()), bias: z.number() }),
)

export type SharesFile = z.infer<typeof sharesFileSchema>

/** Steps in which a share is told: tenths, so that anybody can add them up. */
const steps = 10

/** A check with how much of it counts. */
export type Shared = { readonly finding: Finding; readonly share: number }

/** Tells how much of a check counts. */
export type ShareOf = (key: string, finding: Finding, evidence: CallEvidence) => Shared

/** How likely a coach would tick the check, 0..1 in tenths; null for what is not told by ear, and where there is none. */
function likelihoodOf(file: SharesFile, key: string, evidence: CallEvidence): number | null {
  const check = shownCheckFor(key)
  const known = check === undefined ? undefined : file[check]
  if (check === undefined || known === undefined) return null
  const heard = heardTogether(partOf(check), evidence)
  if (heard === null) return null
  if (heard.length !== known.weights.length)
    throw new Error(`The weights of ${check} do not fit what is heard. Train them again.`)
  const score = heard.reduce((sum, value, i) => sum + value * (known.weights[i] ?? 0), known.bias)
  return Math.round(steps / (1 + Math.exp(-score))) / steps
}

/** Rules that find it have the words; those that pass too easily with strangers show what the ear heard. */
function quotesFor(
  key: string,
  finding: Exclude<Finding, { state: 'no-occasion' }>,
  evidence: CallEvidence,
): readonly Quote[] {
  const byEar = quoteByEar(key, evidence)
  if (finding.state === 'met' && (byEar === null || !isHeardOnly(key))) return finding.quotes
  return byEar === null ? [] : [byEar]
}

/** Where rules pass nearly every stranger's call, what they find is told by the likelihood alone. */
const foundInNearlyEvery = new Set([
  'opening.question-first',
  'opening.short',
  'discovery.enough',
  'listening.echo',
  'listening.worries',
  'listening.room',
  'value.one-thing',
  'objections.calm',
])
/** What rules find with the words to show for it is denied to nobody: it counts half at least. */
const leastFound = 0.5
/** What no rule finds and no line sounds like is next to nothing, whatever else was done in the call. */
const hardlySounds = 0.1
const mostUnheard = 0.2
/** What was done in part counts for less than half: readers tick it, and the rubric asks for more. */
const mostInPart = 0.4
/** What was asked and put aside counts for something, however little it sounds like it. */
const leastInPart = 0.2

const isPutAside = (finding: Finding): boolean => finding.state === 'unmet' && finding.inPart === true

/** The line that sounds most like it brought something out. */
function isAnswered({ at }: Showing, { call }: CallEvidence): boolean {
  const line = call.turns[at]
  return line !== undefined && toldInAnswer(call, line)
}

/** The likelihood within what rules and ear by themselves allow. */
function within(key: string, finding: Finding, evidence: CallEvidence, likelihood: number): number {
  if (finding.state === 'met') return foundInNearlyEvery.has(key) ? likelihood : Math.max(leastFound, likelihood)
  const check = shownCheckFor(key)
  const [best] = check === undefined ? [] : linesThatMayShow(check, evidence)
  const putAside = isPutAside(finding) && (best === undefined || !isAnswered(best, evidence))
  if (putAside) return Math.max(leastInPart, Math.min(mostInPart, likelihood))
  const isInPart = check !== undefined && isShownInPart(check, evidence)
  const most = (best?.likelihood ?? 0) < hardlySounds ? mostUnheard : isInPart ? mostInPart : 1
  return Math.min(most, likelihood)
}

/** A check counts in full or not at all: what was done is known. Only what was asked and got no answer counts in part. */
export const allOrNothing: ShareOf = (_key, finding) => ({
  finding,
  share: finding.state === 'met' ? 1 : isPutAside(finding) ? mostInPart : 0,
})

/**
 * How much of a check counts. In a practice call all of it or nothing, and part of what was asked in vain: the buyer's mind says what was done. Of a call of
 * which only the words are known, as much as it is likely that a coach would tick it, from what rules and ear make of it and
 * of what belongs to it (`heardTogether`). Met is what is likelier than not and has words to show for it.
 */
export function sharesBy(file: SharesFile): ShareOf {
  return (key, finding, evidence) => {
    const likelihood = finding.state === 'no-occasion' ? null : likelihoodOf(file, key, evidence)
    if (likelihood === null || finding.state === 'no-occasion') return allOrNothing(key, finding, evidence)
    const share = within(key, finding, evidence, likelihood)
    const quotes = quotesFor(key, finding, evidence)
    if (finding.state === 'unmet' && quotes.length === 0) return { finding, share: 0 }
    return share < 0.5
      ? { finding: { ...finding, state: 'unmet' }, share }
      : { finding: { state: 'met', quotes }, share }
  }
}

export const shareShown = sharesBy(sharesFileSchema.parse(weights))
