import type { CheckResult, CriterionScore } from '@ringside/contract'
import { isBargain, isGift, tradedCheck } from '../metrics/heard/demands.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { bestStep } from '../metrics/heard/steps.ts'
import { oddlyAsked } from '../metrics/heard/odd-asked.ts'
import { straysHeard } from '../metrics/heard/strays.ts'
import { contentWords } from '../metrics/heard/words.ts'
import { briefly, listed, lowerFirst, upperFirst } from '../metrics/wording.ts'
import { hasOffer } from '../rubrics/offered.ts'
import { checkIn, isFound, needsFound, type Rubric } from '../rubrics/rubric.ts'
import { skillMissed, skillOf } from '../rubrics/skill.ts'
import { worryNamed } from '../rubrics/worry-named.ts'
import { isAcquaintance } from '../generation/acquaintances.ts'
import { lostOverDecision, wonDecision } from './after-decision.ts'
import { contradicts } from './contradiction.ts'
import { lostOverNames } from './losses-of-names.ts'
import { lostAltogether, lostBy, needIn, withoutOffer } from './losses.ts'
import { costliest } from './places.ts'
import { closedQuestions } from './measured-worst.ts'
import { lossOfPutAside } from './put-aside.ts'
import type { Situation } from './say-it-better.ts'
import type { Scored } from './weigh.ts'

/** Facts that decide a deal are told first: what it costs, who decides, by when. */
const weighty = [
  /\bcosts?\b|money|spend|lose/iu,
  /who (decides|signs|approves|watches|holds|pays|says)|decid|\bsign|approv|budget/iu,
  /\bwhen\b|date|deadline|end/iu,
]

function factsFound({ evidence, input }: Situation): string[] {
  const told = evidence.call.buyer.flatMap((turn) => turn.mind?.facts ?? [])
  // Whom they named is what the call was left with.
  const ids = [...new Set(told)].filter((id) => !isAcquaintance(id))
  const labels = ids.flatMap((id) => input.facts.find((fact) => fact.id === id)?.label ?? [])
  const rank = (label: string): number => {
    const found = weighty.findIndex((pattern) => pattern.test(label))
    return found === -1 ? weighty.length : found
  }
  return labels.toSorted((a, b) => rank(a) - rank(b)).map((label) => lowerFirst(label.replace(/[.?]$/u, '')))
}

/** These end with a day. */
const datedOutcomes: ReadonlySet<string> = new Set(['meeting', 'terms-agreed', 'terms-conceded'])

function wonStep({ evidence, input }: Situation): string | null {
  if (evidence.decision !== null) return wonDecision(evidence.decision)
  const step = bestStep(evidence.steps)
  if (input.outcome === 'renewed') return 'left with their yes to going on'
  if (input.outcome === 'names-given') return 'left with two names and leave to use theirs'
  if (input.outcome === 'name-given') return 'left with a name'
  if (!datedOutcomes.has(input.outcome) || step === null) return null
  return step.when === null
    ? input.outcome === 'meeting'
      ? 'left with a meeting'
      : 'left with a yes'
    : `left with ${step.when.replace(/^(on|at|by|around) /iu, '')} agreed`
}

function wonObjection({ evidence }: Situation): string | null {
  const { call } = evidence
  const settled = evidence.objections.filter(
    ({ settled: isSettled, settledBy }) => isSettled && (settledBy === null || !isGift(call, settledBy)),
  )
  const names = [...new Set(settled.map(worryNamed))]
  if (names.length === 0) return null
  if (isBargain(call)) return `came to terms on ${listed(names)}`
  return `settled the ${names.length === 1 ? 'worry' : 'worries'} about ${listed(names)}`
}

function wonFacts(situation: Situation, most: number): string | null {
  const found = factsFound(situation)
  return found.length === 0 ? null : `found ${listed(found.slice(0, most))}`
}

function wonNeed({ evidence }: Situation): string | null {
  const words = needIn(evidence)
  if (words === null) return null
  // A bare sum says by itself what was found out, and not of what.
  const isSum = contentWords(words).every(({ figure }) => figure)
  return isSum ? `got a figure from ${evidence.buyerName}, “${words}”` : `got ${evidence.buyerName} to say “${words}”`
}

const wonBy: Record<string, string> = {
  'listening.recap': 'summed up what you had heard',
  'value.tied': 'tied your offer to what was said',
  'opening.reason': 'gave a reason for the call',
  'discovery.process': 'asked how things are done today',
  'discovery.pain': 'asked what goes wrong',
  'objections.acknowledged': 'heard the worry out',
  'next-step.decision': 'asked plainly for the decision',
  'next-step.asked': 'asked for a next step',
}

/** What an ear is half sure of is ticked for as much; told as done it would be praise for nothing. */
const leastPraised = 0.75

function wonCheck({ evidence }: Situation, scored: Scored): string | null {
  const isSure = ({ met: isMet, share = 1 }: CheckResult): boolean => isMet && share >= leastPraised
  const met = new Set(scored.scores.flatMap(({ checks }) => checks.filter(isSure).map(({ key }) => key)))
  // A step asked for over a worry that stands is nothing to be praised for.
  if (evidence.objections.some(({ settled }) => !settled)) met.delete('next-step.asked')
  const key = Object.keys(wonBy).find((candidate) => met.has(candidate))
  return key === undefined ? null : (wonBy[key] ?? null)
}

/** The clauses that tell what was won, and what they are about: nothing told after them may gainsay them. */
export type Won = {
  clauses: readonly string[]
  step: boolean
  objection: boolean
  need: boolean
  /** The labels of the facts told. */
  facts: readonly string[]
}

/** What was won, in at most two clauses: the strongest two of step, objection and facts, else what was done well. */
function wonIn(situation: Situation, scored: Scored): Won {
  // The worry gives way to the step: what was found and what was left with tell the call.
  const step = wonStep(situation)
  const objection = wonObjection(situation)
  const second = step ?? objection
  const facts = wonFacts(situation, second === null ? 2 : 1)
  const found = facts ?? wonNeed(situation)
  // What an objection call is for is told before what was found on the way.
  const settled = needsFound(situation.evidence.call.type) ? objection : null
  const first = settled !== null && settled !== second ? settled : found
  const clauses = [first, second].filter((clause) => clause !== null)
  return {
    clauses: clauses.length > 0 ? clauses : [wonCheck(situation, scored)].filter((clause) => clause !== null),
    step: step !== null,
    objection: objection !== null && clauses.includes(objection),
    need: facts === null && found !== null && clauses.includes(found),
    facts: factsFound(situation),
  }
}

/** A question that brought nothing out was asked all the same; those of the greeting and of the ask are no such questions. */
function askedSomething({ call, steps }: CallEvidence): boolean {
  return call.rep.slice(1).some((turn) => turn.questions.length > 0 && steps.every((step) => step.turn !== turn))
}

/** What a check that was not met cost, in a call of this kind. */
function lossOf(key: string, situation: Situation, rubric: Rubric): string | null {
  const { evidence } = situation
  const ofNames = evidence.names === null ? undefined : lostOverNames[key]?.(evidence.names, evidence.buyerName)
  const check = checkIn(rubric, key)
  const aside = lossOfPutAside(check, evidence)
  return aside ?? ofNames ?? lostBy[key]?.(evidence, situation) ?? check?.lost?.(evidence) ?? null
}

type Judged = { scores: readonly CriterionScore[]; rubric: Rubric }

/** The unmet checks that cost most: the first of each criterion that goes with what was won, dearest criterion first. */
function lostIn(situation: Situation, { scores, rubric }: Judged, won: Won): string[] {
  const { evidence } = situation
  // Where the call is about a worry, of equal losses that is told first.
  const rank = (score: CriterionScore): number =>
    needsFound(evidence.call.type) && skillMissed(score) === 'objections' ? 0 : 1
  // What was given for nothing is told before what was left out.
  const gifts = ({ checks }: CriterionScore): number =>
    checks.filter(({ key, met }) => key === tradedCheck && !met).length
  const met = scores.flatMap(({ checks }) => checks).filter((check) => check.met)
  const shown = new Set(met.map((check) => skillOf(check)))
  const rubricFinds = (key: string): boolean => {
    const check = checkIn(rubric, key)
    return check?.restraint !== true && isFound(check, evidence)
  }
  return scores
    .filter((score) => score.pointsToGain > 0)
    .toSorted((a, b) => gifts(b) - gifts(a) || b.pointsToGain - a.pointsToGain || rank(a) - rank(b))
    .flatMap((score) => {
      const skill = skillMissed(score)
      // Who was told something has asked something, whatever the form of it.
      const somethingAsked = skill === 'discovery' && (won.facts.length > 0 || won.need || askedSomething(evidence))
      const found = score.checks.some(({ key }) => rubricFinds(key) && skillOf({ key }) === skill)
      const nothing = skill === null || shown.has(skill) || somethingAsked || found ? undefined : lostAltogether[skill]
      if (nothing !== undefined) return [nothing(evidence.buyerName)]
      if (skill === 'value' && isBargain(evidence.call)) {
        if (score.checks.some(({ key, met }) => key === 'value.tied' && !met))
          return [`You never held a term against what the problem costs ${evidence.buyerName}.`]
      } else if (skill === 'value' && !hasOffer(evidence)) return [withoutOffer(evidence)]
      const missing = score.checks.find(
        (check) =>
          !check.met && !isFound(checkIn(rubric, check.key), evidence) && !contradicts(check.key, won, evidence),
      )
      if (missing === undefined) return []
      const overDecision = evidence.decision === null ? undefined : lostOverDecision[missing.key]
      if (overDecision !== undefined && evidence.decision !== null)
        return [overDecision(evidence.decision, evidence.buyerName)]
      return lossOf(missing.key, situation, rubric) ?? []
    })
}

/** The line that made them go: a goodbye said to somebody who had had enough was not it. */
function hangUp({ evidence, input }: Situation): string | null {
  if (input.outcome !== 'hung-up') return null
  const { buyerName } = evidence
  const last = evidence.call.rep.at(-1)
  const worst = costliest(evidence)
  const line = worst ?? last
  if (line === undefined) return null
  const words = briefly(line, { start: 0, end: line.words.length }, 60)
  if (words === '') return null
  return line === last ? `${buyerName} hung up on “${words}”.` : `What cost you ${buyerName} most was “${words}”.`
}

/** Lines that said nothing lower every level, and whoever reads the score is told so. */
function strayed({ call }: CallEvidence): string | null {
  const found = straysHeard(call)
  if (found.length === 0) return null
  return `${found.length} of your ${call.rep.length} lines could not be followed or had nothing to do with the call, and every level is lower for it.`
}

/** Questions that have nothing to do with work take the time of those that do. */
function askedForFun({ call }: CallEvidence): string | null {
  const odd = oddlyAsked(call)
  const last = odd.at(-1)
  if (last === undefined) return null
  const said = briefly(last.turn, last.question, 60)
  return `${odd.length} of your questions had nothing to do with the call, such as “${said}”.`
}

/** What won and what lost the call, naming what was said in it. No sentence of it gainsays another. */
export function verdictOf(situation: Situation, scored: Scored, rubric: Rubric): string {
  const won = wonIn(situation, scored)
  const praise = won.clauses.length === 0 ? null : `You ${won.clauses.join(' and ')}.`
  const closed = closedQuestions(situation.evidence, scored.scores)
  const lost = [...(closed === null ? [] : [closed]), ...lostIn(situation, { scores: scored.scores, rubric }, won)]
  const end = hangUp(situation) ?? strayed(situation.evidence)
  if (end !== null) return [praise ?? lost[0], end].filter((part) => part !== undefined).join(' ')
  const odd = askedForFun(situation.evidence)
  if (praise === null) return [...lost.slice(0, odd === null ? 2 : 1), odd].filter((part) => part !== null).join(' ')
  const worst = quotedOnce(praise, lost[0] ?? nothingMissed(scored))
  return [praise, worst, odd].filter((part) => part !== null).join(' ')
}

/** Fewer points than this are left everywhere in a call that nobody would find a fault with. */
const leastWorthTelling = 3

/** Where nothing was left out altogether, what was done in part can still have cost points. */
function nothingMissed({ scores }: Scored): string {
  const [dearest] = scores.toSorted((a, b) => b.pointsToGain - a.pointsToGain)
  if (dearest === undefined || dearest.pointsToGain === 0) return 'Nothing cost you a point.'
  return dearest.pointsToGain < leastWorthTelling
    ? 'Nothing of weight was left out.'
    : `Most is left to gain in ${lowerFirst(dearest.label)}.`
}

/** What the praise has quoted just before needs no second quote. */
function quotedOnce(praise: string, lost: string): string {
  const [quoted] = /“[^”]+”/u.exec(praise) ?? []
  return quoted === undefined ? lost : upperFirst(lost.replace(quoted, 'that'))
}
