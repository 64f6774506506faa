import type { CheckResult, Quote } from '@ringside/contract'
import { type Criterion, type Finding, type Rubric } from '../rubrics/rubric.ts'
import { allOrNothing, shareShown, type ShareOf } from '../shares/share-model.ts'
import { straysHeard } from '../metrics/heard/strays.ts'
import { isBlamed } from '../metrics/heard/credits.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { adviceOnPutAside, creditedBy } from './put-aside.ts'
import { standsAlone } from './their-point.ts'
import { levels, weigh, type Scored, type Unweighed } from './weigh.ts'

/** More quotes than this are not read. */
const mostEvidence = 4

type Checked = {
  check: Criterion['checks'][number]
  finding: Exclude<Finding, { state: 'no-occasion' }>
  /** The rule of the check finds it done, however little that counts. */
  isFound: boolean
  /** How much of it counts, 0..1. */
  share: number
}

function runChecks(criterion: Criterion, evidence: CallEvidence, shareOf: ShareOf): Checked[] {
  const checked = criterion.checks.flatMap((check): Checked[] => {
    const found = creditedBy(check, evidence)
    // Who was named is known by the words: "the buyer agreed" means two people there, and no yes.
    const judge = evidence.names !== null && check.key === 'next-step.agreed' ? allOrNothing : shareOf
    const { finding, share } = judge(check.key, found, evidence)
    return finding.state === 'no-occasion' ? [] : [{ check, finding, share, isFound: found.state === 'met' }]
  })
  const somethingDone = checked.some(({ check, finding }) => check.restraint !== true && finding.state === 'met')
  return somethingDone ? checked : checked.filter(({ check }) => check.restraint !== true)
}

/** How much of what the rep said was said to the buyer: lines that nobody could make out are not made up for by others. */
function shareHeard({ call }: CallEvidence): number {
  return call.rep.length === 0 ? 1 : 1 - straysHeard(call).length / call.rep.length
}

/** How much was done, 0..1, as a level: half of it is level 3 (2.5, rounded up), all of it level 5. */
export function levelOf(done: number): number {
  return Math.max(1, Math.min(levels, Math.round(done * levels)))
}

/** Where no check counts as much as this, nothing was done. */
const leastShown = 0.3
/** What counts as much as this needs no advice. */
const fullyShown = 0.8

function unique(quotes: readonly Quote[]): Quote[] {
  const seen = new Set<string>()
  return quotes.filter((quote) => {
    const key = `${quote.turn} ${quote.quote}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Quotes that show what was done first, then where something was missed; the weakest criteria show the misses first. */
function evidenceFor(checked: readonly Checked[], level: number): Quote[] {
  const of = (state: 'met' | 'unmet'): Quote[] =>
    checked.filter(({ finding }) => finding.state === state).flatMap(({ finding }) => finding.quotes)
  const quotes = level <= 2 ? [...of('unmet'), ...of('met')] : [...of('met'), ...of('unmet')]
  return unique(quotes).slice(0, mostEvidence)
}

function resultOf({ check, finding, share }: Checked, { names }: CallEvidence): CheckResult {
  const text = names === null ? check.text : (check.textOfNames ?? check.text)
  const isMet = finding.state === 'met'
  const result = { key: check.key, text, met: isMet, quote: finding.quotes[0] ?? null }
  return share === (isMet ? 1 : 0) ? result : { ...result, share }
}

/** What is missing most: what was not done, in the rubric's order; where all was, what was heard least surely. */
function missingIn(checked: readonly Checked[]): Checked | undefined {
  const unmet = checked.find(({ finding, isFound }) => finding.state === 'unmet' && !isFound)
  const [faintest] = checked.filter(({ isFound }) => !isFound).toSorted((a, b) => a.share - b.share)
  return unmet ?? (faintest !== undefined && faintest.share < fullyShown ? faintest : undefined)
}

/** What was done is told as it was done, though lines that said nothing have lowered the level. */
function describedBy({ descriptors }: Criterion, done: number, level: number): string {
  const described = descriptors[done - 1] ?? ''
  return level === done ? described : `${described} Lines that could not be followed lower the level.`
}

/** Why a criterion does not count. */
function whyNot(criterion: Criterion, { call }: CallEvidence): string {
  const { notApplicable, notAtTheDesk = notApplicable, notYet = notApplicable } = criterion
  if (call.type === 'discovery') return notYet
  return call.type === 'gatekeeper' ? notAtTheDesk : notApplicable
}

/** Advice builds on a line that says something by itself, and on another one each time while there are others. */
function withFreshNeeds(evidence: CallEvidence, quoted: readonly string[]): CallEvidence {
  const telling = evidence.needs.filter((need) => standsAlone(toldIn(need)))
  const fresh = telling.filter((need) => !quoted.some((advice) => advice.includes(toldIn(need))))
  // How things are, or by when, is no trouble: where one was told, advice comes back to it rather than build on those.
  const troubles = (needs: CallEvidence['needs']): boolean => needs.some(({ weight }) => weight > 0)
  const isFresh = fresh.length > 0 && (troubles(fresh) || !troubles(telling))
  return { ...evidence, needs: isFresh ? fresh : telling }
}

function adviceOn(
  checked: readonly Checked[],
  { level, done }: { readonly level: number; readonly done: number },
  evidence: CallEvidence,
  quoted: readonly string[],
): string {
  const missing = missingIn(checked)
  if (missing !== undefined) {
    const aside = adviceOnPutAside(missing.check, evidence)
    return aside ?? missing.check.advice(withFreshNeeds(evidence, quoted), quoted)
  }
  if (level < levels) {
    const inPart = checked.filter(({ share }) => share > 0 && share < 1)
    if (inPart.length === 0) return 'All of it was there. Say each line so that it can be followed.'
    const [faintest] = inPart.toSorted((a, b) => a.share - b.share)
    const [quote] = faintest?.finding.quotes ?? []
    return quote === undefined
      ? 'All of it was there, as far as the words show. What counts in part was said less clearly.'
      : `All of it was there, as far as the words show. Least clear was “${quote.quote}”, for “${faintest?.check.text}”.`
  }
  const { call } = evidence
  const isModel = (quote: Quote): boolean =>
    call.rep.some((turn) => turn.turn === quote.turn && !isBlamed(call, turn)) && quote.speaker === 'rep'
  const best = checked.flatMap(({ finding }) => finding.quotes).find(isModel)
  const praise = done === 1 ? 'Full marks.' : 'Nothing is missing.'
  return best === undefined ? praise : `${praise} Keep “${best.quote}”`
}

/** What a criterion is judged with: the call, how much of a check counts, and the advice given so far. */
type Judging = { readonly evidence: CallEvidence; readonly shareOf: ShareOf; readonly quoted: readonly string[] }

function scoreOne(criterion: Criterion, { evidence, shareOf, quoted }: Judging): Unweighed {
  const fixed = { criterion: criterion.key, label: criterion.label, weight: criterion.weight }
  const checked = criterion.applies(evidence) ? runChecks(criterion, evidence, shareOf) : []
  if (checked.length === 0) {
    const nothing = { level: null, checks: [], evidence: [], advice: '' }
    return { ...fixed, ...nothing, state: 'not-applicable', descriptor: whyNot(criterion, evidence) }
  }
  const counts = checked.reduce((sum, { share }) => sum + share, 0)
  const done = (counts * shareHeard(evidence)) / checked.length
  const level = levelOf(done)
  const advice = adviceOn(checked, { level, done }, evidence, quoted)
  const checks = checked.map((each) => resultOf(each, evidence))
  if (checked.every(({ share }) => share < leastShown)) {
    const { notShown } = criterion
    const shown = evidenceFor(checked, 0)
    return { ...fixed, state: 'not-shown', level: null, descriptor: notShown, checks, evidence: shown, advice }
  }
  return {
    ...fixed,
    state: 'scored',
    level,
    done,
    descriptor: describedBy(criterion, levelOf(counts / checked.length), level),
    checks,
    evidence: evidenceFor(checked, level),
    advice,
  }
}

/**
 * Scores a call by a rubric. Difficulty is not an input. Lines that said nothing lower every level by their share of the
 * lines. How much of a check counts is told by `shareOf`.
 */
export function scoreCriteria(rubric: Rubric, evidence: CallEvidence, shareOf: ShareOf = shareShown): Scored {
  const unweighed: Unweighed[] = []
  for (const criterion of rubric.criteria) {
    const quoted = unweighed.map(({ advice }) => advice)
    unweighed.push(scoreOne(criterion, { evidence, shareOf, quoted }))
  }
  return weigh(unweighed)
}
