/**
 * Plays every kind of rep against many buyers and writes what came out to docs/evaluation.md:
 * `node coaching/src/evaluation/report.ts [seeds]`, 50 seeds unless told.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { difficulties, playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { classifyTurn, mainAct } from '../acts/classify.ts'
import { parseLabelledLines } from '../acts/labelled-line.ts'
import { hear, openCall, outcomeRank } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { trustNeeded } from '../buyer/telling.ts'
import { callTypeRules, tunings } from '../buyer/tuning.ts'
import { actsAccuracy } from './acts-accuracy.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'
import type { PlayedCall } from './run-call.ts'
import { scoreOf } from './score-call.ts'
import { repKinds } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

type Cell = { rank: number; score: number | null; facts: number; repeats: number; unearned: number; meetings: number }

function repeatsIn(call: PlayedCall): number {
  const lines = call.turns.filter(({ speaker }) => speaker === 'buyer').map(({ words }) => words)
  return lines.length - new Set(lines).size
}

/** Facts the buyer told before the rep had the trust they take. */
function unearnedIn(call: PlayedCall, setup: CallSetup): number {
  const { facts } = setup.persona
  const scene = { setup, tuning: tunings[setup.difficulty], rules: callTypeRules[setup.type] }
  let unearned = 0
  for (const turn of call.turns) {
    if (turn.speaker !== 'buyer') continue
    for (const id of turn.facts) {
      const fact = facts.find((candidate) => candidate.id === id)
      if (fact === undefined || turn.meters.trust < trustNeeded(scene, fact)) unearned += 1
    }
  }
  return unearned
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length
}

function cellOf(type: PlayableCallType, difficulty: Difficulty, kind: RepKind, seeds: number): Cell {
  const cells = Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1
    const setup = castCall(seed, type, difficulty)
    const call = runCall(setup, kind, seed)
    return {
      rank: outcomeRank(type, call.outcome),
      score: scoreOf(call, setup),
      facts: call.facts.length,
      repeats: repeatsIn(call),
      unearned: unearnedIn(call, setup),
      meetings: call.outcome === 'meeting' ? 1 : 0,
    }
  })
  const sum = (key: 'repeats' | 'unearned' | 'meetings'): number => cells.reduce((total, cell) => total + cell[key], 0)
  return {
    rank: mean(cells.map(({ rank }) => rank)) ?? 0,
    score: mean(cells.flatMap(({ score }) => (score === null ? [] : [score]))),
    facts: mean(cells.map(({ facts }) => facts)) ?? 0,
    repeats: sum('repeats'),
    unearned: sum('unearned'),
    meetings: sum('meetings'),
  }
}

/** Median and 95th percentile of one answer, in milliseconds on this machine. */
function speed(): { p50: number; p95: number } {
  const setup = castCall(1, 'discovery', 'medium')
  const { mind } = openCall(setup)
  const words = 'That sounds hard on everyone. How do your people handle the work today, and what tends to go wrong?'
  const times = Array.from({ length: 600 }, () => {
    const start = performance.now()
    hear(setup, mind, { words, elapsedMs: 9000 })
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  return { p50: times[300] ?? 0, p95: times[570] ?? 0 }
}

function tableOf(seeds: number): { table: string; repeats: number; unearned: number } {
  const rows = [
    '| call type | difficulty | rep | outcome rank | meetings | score | facts |',
    '|---|---|---|---|---|---|---|',
  ]
  let repeats = 0
  let unearned = 0
  for (const type of playableCallTypes) {
    for (const difficulty of difficulties) {
      for (const kind of repKinds) {
        const cell = cellOf(type, difficulty, kind, seeds)
        repeats += cell.repeats
        unearned += cell.unearned
        const score = cell.score === null ? 'too short' : cell.score.toFixed(0)
        rows.push(
          `| ${type} | ${difficulty} | ${kind} | ${cell.rank.toFixed(2)} | ${cell.meetings} of ${seeds} | ${score} | ${cell.facts.toFixed(1)} |`,
        )
      }
    }
  }
  return { table: rows.join('\n'), repeats, unearned }
}

/** What the ear makes of lines by the authors of its training lines that it never saw. */
function earOnHeldOut(): string {
  const lines = parseLabelledLines(readFileSync(new URL('../acts/held-out.tsv', import.meta.url), 'utf8'))
  const { n, accuracy, byConfidence } = actsAccuracy(lines, { mainAct, classifyTurn })
  const { right, of } = byConfidence['above0.5']
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return `right on ${percent(accuracy)} of ${n} held-out lines; surer than 0.5 on ${percent(of / n)}, and right on ${percent(right / of)} of those`
}

const seeds = Number(process.argv[2] ?? 50)
const { table, repeats, unearned } = tableOf(seeds)
const { p50, p95 } = speed()
const text = `# How the simulated buyer behaves

Written by \`node coaching/src/evaluation/report.ts ${seeds}\`. Five kinds of scripted rep call ${seeds} different buyers each, in every
call type and at every difficulty. The scripted reps hear the buyer's words and nothing else. Rank 0 is the worst outcome
of a call type (see \`outcomeRank\`), 7 the best; the score is the review's; facts are those told for the first time. The
scripted reps were written by the authors of the buyer, so this shows that skill pays and that rules hold, not how the
buyer does with strangers.

* Lines the buyer said twice in one call: ${repeats}
* Facts told before their trust was reached: ${unearned}
* The ear: ${earOnHeldOut()}
* Time for one answer here: median ${p50.toFixed(2)} ms, 95th percentile ${p95.toFixed(2)} ms

${table}
`
writeFileSync(new URL('../../../docs/evaluation.md', import.meta.url), text)
process.stdout.write(text)
