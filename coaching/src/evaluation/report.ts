/**
 * Plays every kind of rep against many buyers and writes what came out to docs/evaluation.md:
 * `node coaching/src/evaluation/report.ts [seeds] [--type <call type>]`, 50 seeds unless told. Of one type it only prints.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { acts, difficulties, playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { classifyTurn, mainAct } from '../acts/classify.ts'
import { parseLabelledLines } from '../acts/labelled-line.ts'
import { callTypeTraits } from '../call-types/call-types.ts'
import { actsAccuracy, type ActsAccuracy } from './acts-accuracy.ts'
import { answerTime } from './answer-time.ts'
import { calibration, confusions } from './ear-report.ts'
import { labelledReport } from './labelled-report.ts'
import { easierInWords, easierWhenHarder, meansOrdered, monotone, seedsOrdered } from './ordering.ts'
import type { EasierWhenHarder, Ordering } from './ordering.ts'
import { contradictionsIn, hangUpWithoutCause, play, playAll, repeatsIn, unearnedIn } from './play-all.ts'
import type { Played } from './play-all.ts'
import { repKinds } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function rowOf(calls: readonly Played[], type: PlayableCallType, difficulty: Difficulty, kind: RepKind): string {
  const here = calls.filter((one) => one.difficulty === difficulty && one.kind === kind)
  const scores = here.flatMap(({ score }) => (score === null ? [] : [score]))
  const { won } = callTypeTraits[type]
  const cells = [
    type,
    difficulty,
    kind,
    mean(here.map(({ rank }) => rank)).toFixed(2),
    mean(here.map(({ standing, rank }) => 100 * (standing - rank))).toFixed(0),
    `${here.filter(({ call }) => call.outcome === won).length} of ${here.length}`,
    scores.length === 0 ? 'too short' : mean(scores).toFixed(0),
    mean(here.map(({ call }) => call.facts.length)).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}

/** One fault after another, and how many comparisons they came out of. */
const joined = (orderings: readonly Ordering[]): Ordering => ({
  compared: orderings.reduce((sum, { compared }) => sum + compared, 0),
  faults: orderings.flatMap(({ faults }) => faults),
})

/** So many buyers more tell a difference between two difficulties from chance, where the first ones are not enough. */
const moreBuyers = 200

/** A step that came out wrong is looked at with more buyers, and counts as wrong where it stays so. */
function lookedAtAgain(first: EasierWhenHarder, calls: readonly Played[], seeds: number) {
  const { type, kind, easier, harder } = first
  const more = Array.from({ length: moreBuyers }, (_, index) => seeds + index + 1).flatMap((seed) =>
    [easier, harder].map((difficulty) => play(type, difficulty, kind, seed)),
  )
  return { first, isWrong: easierWhenHarder([...calls, ...more], first) !== null }
}

type LookedAt = ReturnType<typeof lookedAtAgain>

type Findings = {
  rows: string[]
  means: Ordering
  seeds: Ordering
  monotone: { compared: number; lookedAt: LookedAt[] }
  repeats: number
  unearned: number
  contradictions: number
  hangUps: number
}

/** Plays all calls of a type; the calls themselves are let go, so that nine types fit in memory. */
function findingsOf(type: PlayableCallType, seeds: number): Findings {
  const calls = playAll(
    type,
    Array.from({ length: seeds }, (_, index) => index + 1),
  )
  const { compared, found } = monotone(calls, type)
  const count = (find: (call: Played) => unknown[]): number => calls.flatMap(find).length
  return {
    rows: difficulties.flatMap((difficulty) => repKinds.map((kind) => rowOf(calls, type, difficulty, kind))),
    means: joined(difficulties.map((difficulty) => meansOrdered(calls, type, difficulty))),
    seeds: joined(difficulties.map((difficulty) => seedsOrdered(calls, type, difficulty))),
    monotone: { compared, lookedAt: found.map((one) => lookedAtAgain(one, calls, seeds)) },
    repeats: count(repeatsIn),
    unearned: count(unearnedIn),
    contradictions: count(contradictionsIn),
    hangUps: count((call) => [hangUpWithoutCause(call)].filter((cause) => cause !== null)),
  }
}

const headings = ['call type', 'difficulty', 'rep', 'outcome rank', 'warmth', 'goal reached', 'score', 'facts']

function ordered({ compared, faults }: Ordering): string {
  const listed = faults.map((fault) => `\n  * ${fault}`).join('')
  return `${compared - faults.length} of ${compared}${listed}`
}

/** How many steps hold, those that took more buyers to tell named among them. */
function steps(findings: readonly Findings[]): string {
  const compared = findings.reduce((sum, { monotone: { compared: here } }) => sum + here, 0)
  const lookedAt = findings.flatMap(({ monotone: one }) => one.lookedAt)
  const listed = lookedAt.map(
    ({ first, isWrong }) =>
      `\n  * ${easierInWords(first)}, and ${isWrong ? '' : 'not '}so with ${moreBuyers} buyers more`,
  )
  return `${compared - lookedAt.filter(({ isWrong }) => isWrong).length} of ${compared}${listed.join('')}`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** What the ear makes of lines by the authors of its training lines that it never saw. */
const heldOut = actsAccuracy(
  parseLabelledLines(readFileSync(new URL('../acts/held-out.tsv', import.meta.url), 'utf8'), acts),
  {
    mainAct,
    classifyTurn,
  },
)

/** Lines of voices that were written without knowing the acts, and are in no training set. */
const unheardFolder = new URL('../acts/unheard/', import.meta.url)
const unheard = actsAccuracy(
  readdirSync(unheardFolder).flatMap((file) =>
    parseLabelledLines(readFileSync(new URL(file, unheardFolder), 'utf8'), acts),
  ),
  { mainAct, classifyTurn },
)

function earInShort({ n, accuracy, byConfidence }: ActsAccuracy, lines: string): string {
  const { right, of } = byConfidence['above0.5']
  return `right on ${percent(accuracy)} of ${n} ${lines}; surer than 0.5 on ${percent(of / n)}, and right on ${percent(right / of)} of those`
}

/** How sure the ear is beside how often it is right, and what each act is taken for. */
function earInFull(): string {
  const sure = calibration(heldOut.rows).map(
    ({ low, high, right, of }) => `| ${low} to ${high} | ${of} | ${percent(right / of)} |`,
  )
  const acts = confusions(heldOut.rows).map(({ act, right, of, takenFor }) => {
    const others = takenFor.map((other) => `${other.act ?? 'nothing'} ${other.lines}`).join(', ')
    return `| ${act} | ${of} | ${right} | ${others} |`
  })
  return `## The ear on held-out lines

| confidence | lines | right |
|---|---|---|
${sure.join('\n')}

| act | lines | right | the others taken for |
|---|---|---|---|
${acts.join('\n')}`
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { type: { type: 'string' } } })
const seeds = Number(positionals[0] ?? 50)
const types = playableCallTypes.filter((type) => values.type === undefined || type === values.type)
if (types.length === 0) throw new RangeError(`no call type ${values.type}: one of ${playableCallTypes.join(', ')}`)
const found = types.map((type) => findingsOf(type, seeds))
const sum = (key: 'repeats' | 'unearned' | 'contradictions' | 'hangUps'): number =>
  found.reduce((total, one) => total + one[key], 0)
const { answers, meanCpu, p99 } = answerTime(types)
const text = `# How the simulated buyer behaves

Written by \`node coaching/src/evaluation/report.ts ${seeds}\`. Five kinds of scripted rep call ${seeds} different buyers each, in every
call type and at every difficulty. The scripted reps hear the buyer's words and nothing else. Rank 0 is the worst outcome
of a call type (see \`outcomeRank\`); warmth is how well disposed the buyer was at the end, 0 to 100, and tells two calls of
one outcome apart; the score is the review's; facts are those told for the first time. The scripted reps were written by the
authors of the buyer, so this shows that skill pays and that rules hold, not how the buyer does with strangers.

* Mean outcome and mean score fall from excellent over good, average and weak to pushy: ${ordered(joined(found.map(({ means }) => means)))}
* With the same buyer, excellent and good do better than weak and pushy, in outcome and in score: ${ordered(joined(found.map((one) => one.seeds)))}
* Nobody gets further where the buyer is harder: ${steps(found)}
* Lines the buyer said twice in one call: ${sum('repeats')}
* Facts told before their trust was reached: ${sum('unearned')}
* Figures in what the buyer told that nobody had given them: ${sum('contradictions')}
* Hang-ups without a cause: ${sum('hangUps')}
* The ear: ${earInShort(heldOut, 'held-out lines')}
* The ear on voices that did not know the acts: ${earInShort(unheard, 'lines')}
* An answer takes ${meanCpu.toFixed(2)} ms of processor time in the mean, over ${answers} answers in calls of every type (the limit is 1 ms); 99 of 100 came within ${p99.toFixed(1)} ms

| ${headings.join(' | ')} |
|${headings.map(() => '---|').join('')}
${found.flatMap(({ rows }) => rows).join('\n')}

${labelledReport()}

${earInFull()}
`
if (values.type === undefined) writeFileSync(new URL('../../../docs/evaluation.md', import.meta.url), text)
process.stdout.write(text)
