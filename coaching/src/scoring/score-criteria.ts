import type { CheckResult, Quote } from '@ringside/contract'
import type { Criterion, Finding, Rubric } from '../rubrics/rubric.ts'
import { shownByEar } from '../metrics/heard/by-ear.ts'
import { quoteByEar } from '../rubrics/shown-by-ear.ts'
import { straysHeard } from '../metrics/heard/strays.ts'
import { firstCredit } from '../metrics/heard/credits.ts'
import { toldIn, type CallEvidence } from '../metrics/heard/evidence.ts'
import { standsAlone } from './their-point.ts'
import { levels, weigh, type Scored, type Unweighed } from './weigh.ts'

/** More quotes than this are not read. */
const mostEvidence = 4

type Checked = { check: Criterion['checks'][number]; finding: Exclude<Finding, { state: 'no-occasion' }> }

/** On discovery these ask for more than one question: a figure, and two parts of how they buy. */
const askForMore = new Set(['discovery.impact', 'discovery.buying'])

/** What the practice buyer gave a line credit for was done: the check that asks for it sees the same line. */
function asCredited(key: string, finding: Finding, { call }: CallEvidence): Finding {
  // An objection is weighed by itself, with the credit of its own lines: see its checks.
  if (finding.state !== 'unmet' || key.startsWith('objections.')) return finding
  if (call.type === 'discovery' && askForMore.has(key)) return finding
  const credit = firstCredit(call, key)
  return credit === null ? finding : { state: 'met', quotes: [credit] }
}

/**
 * Nearly every line holds a word of the buyer's, and nearly every call a question before an offer: whether it takes up what
 * they said, or asks about them, is heard.
 */
const decidedByEar = new Set(['listening.echo', 'opening.question-first'])

/**
 * Of a call of which only the words are known, an ear tells what no rule knows the words of. It adds to the rules, and
 * takes back only what they let pass too easily with strangers.
 */
function asShown(key: string, finding: Finding, evidence: CallEvidence): Finding {
  if (finding.state === 'no-occasion') return finding
  if (finding.state === 'met' && (!decidedByEar.has(key) || shownByEar(evidence.call) === null)) return finding
  const quote = quoteByEar(key, evidence)
  return quote === null ? { state: 'unmet', quotes: finding.quotes } : { state: 'met', quotes: [quote] }
}

function runChecks(criterion: Criterion, evidence: CallEvidence): Checked[] {
  const checked = criterion.checks.flatMap((check) => {
    const finding = asShown(check.key, asCredited(check.key, check.find(evidence), evidence), evidence)
    return finding.state === 'no-occasion' ? [] : [{ check, finding }]
  })
  const somethingDone = checked.some(({ check, finding }) => check.restraint !== true && finding.state === 'met')
  return somethingDone ? checked : checked.filter(({ check }) => check.restraint !== true)
}

/** How much of what the rep said was said to the buyer: lines that nobody could make out are not made up for by others. */
function shareHeard({ call }: CallEvidence): number {
  return call.rep.length === 0 ? 1 : 1 - straysHeard(call).length / call.rep.length
}

/** The share of checks met, as a level: half of them is level 3 (2.5, rounded up), all of them level 5. */
export function levelOf(metCount: number, of: number): number {
  return Math.max(1, Math.min(levels, Math.round((metCount / of) * levels)))
}

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

function resultOf({ check, finding }: Checked, { names }: CallEvidence): CheckResult {
  const text = names === null ? check.text : (check.textOfNames ?? check.text)
  return { key: check.key, text, met: finding.state === 'met', quote: finding.quotes[0] ?? null }
}

/** What was done is told as it was done, though lines that said nothing have lowered the level. */
function describedBy({ descriptors }: Criterion, done: number, level: number): string {
  const described = descriptors[done - 1] ?? ''
  return level === done ? described : `${described} Lines that could not be followed lower the level.`
}

/** Why a criterion does not count. */
function whyNot({ notApplicable, notAtTheDesk = notApplicable }: Criterion, { call }: CallEvidence): string {
  return call.type === 'gatekeeper' ? notAtTheDesk : notApplicable
}

/** Advice builds on a line that says something by itself, and on another one each time while there are others. */
function withFreshNeeds(evidence: CallEvidence, quoted: readonly string[]): CallEvidence {
  const telling = evidence.needs.filter((need) => standsAlone(toldIn(need)))
  const fresh = telling.filter((need) => !quoted.some((advice) => advice.includes(toldIn(need))))
  return { ...evidence, needs: fresh.length > 0 ? fresh : telling }
}

function scoreOne(criterion: Criterion, evidence: CallEvidence, quoted: readonly string[]): Unweighed {
  const fixed = { criterion: criterion.key, label: criterion.label, weight: criterion.weight }
  if (!criterion.applies(evidence)) {
    const nothing = { level: null, checks: [], evidence: [], advice: '' }
    return { ...fixed, ...nothing, state: 'not-applicable', descriptor: whyNot(criterion, evidence) }
  }
  const checked = runChecks(criterion, evidence)
  const metCount = checked.filter(({ finding }) => finding.state === 'met').length
  const missing = checked.find(({ finding }) => finding.state === 'unmet')
  const best = checked.flatMap(({ finding }) => finding.quotes).find((quote) => quote.speaker === 'rep')
  const keep = best === undefined ? 'Full marks.' : `Full marks. Keep “${best.quote}”`
  const level = levelOf(metCount * shareHeard(evidence), checked.length)
  const full = level === levels ? keep : 'All of it was there. Say each line so that it can be followed.'
  const advice = missing?.check.advice(withFreshNeeds(evidence, quoted), quoted) ?? full
  const checks = checked.map((each) => resultOf(each, evidence))
  if (metCount === 0) {
    return {
      ...fixed,
      state: 'not-shown',
      level: null,
      descriptor: criterion.notShown,
      checks,
      evidence: evidenceFor(checked, 0),
      advice,
    }
  }
  return {
    ...fixed,
    state: 'scored',
    level,
    descriptor: describedBy(criterion, levelOf(metCount, checked.length), level),
    checks,
    evidence: evidenceFor(checked, level),
    advice,
  }
}

/**
 * Scores a call by a rubric. Difficulty is not an input. Lines that said nothing lower every level by their share of the
 * lines.
 */
export function scoreCriteria(rubric: Rubric, evidence: CallEvidence): Scored {
  const unweighed: Unweighed[] = []
  for (const criterion of rubric.criteria) {
    const quoted = unweighed.map(({ advice }) => advice)
    unweighed.push(scoreOne(criterion, evidence, quoted))
  }
  return weigh(unweighed)
}
