import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { outcomeRank } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { trustNeeded } from '../buyer/telling.ts'
import { callTypeRules, tunings } from '../buyer/tuning.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'
import type { PlayedCall } from './run-call.ts'
import { scoreOf } from './score-call.ts'
import { repKinds } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

/** What came of one call of a scripted rep. */
export type Played = {
  type: PlayableCallType
  difficulty: Difficulty
  kind: RepKind
  seed: number
  call: PlayedCall
  setup: CallSetup
  /** Of its outcome (`outcomeRank`). */
  rank: number
  /** The rank, and in the fraction how well disposed the buyer was at the end: tells two calls of one outcome apart. */
  standing: number
  /** The review's score, 0..100; null when the call was too short to score. */
  score: number | null
}

/** Less than one whole rank, so that no warmth makes up for a worse outcome. */
const mostWarmth = 0.99

function warmthAfter({ mind }: PlayedCall): number {
  return ((mind.meters.trust + mind.meters.interest) / 200) * mostWarmth
}

/** One call of a kind of rep with the buyer of a seed. */
export function play(type: PlayableCallType, difficulty: Difficulty, kind: RepKind, seed: number): Played {
  const setup = castCall(seed, type, difficulty)
  const call = runCall(setup, kind, seed)
  const rank = outcomeRank(type, call.outcome)
  return {
    type,
    difficulty,
    kind,
    seed,
    call,
    setup,
    rank,
    standing: rank + warmthAfter(call),
    score: scoreOf(call, setup),
  }
}

/** Every kind of rep at every difficulty, with the buyers of the seeds. Thousands of calls: some seconds a type. */
export function playAll(type: PlayableCallType, seeds: readonly number[]): Played[] {
  return difficulties.flatMap((difficulty) =>
    repKinds.flatMap((kind) => seeds.map((seed) => play(type, difficulty, kind, seed))),
  )
}

const spokenBy = ({ turns }: PlayedCall) => turns.flatMap((turn) => (turn.speaker === 'buyer' ? [turn] : []))

/** Lines that the buyer said before in the same call. */
export function repeatsIn({ call }: Played): string[] {
  const lines = spokenBy(call).map(({ words }) => words)
  return lines.filter((line, index) => lines.indexOf(line) < index)
}

/** Ids of facts that the buyer told before the rep had the trust they take. */
export function unearnedIn({ call, setup }: Played): string[] {
  const { facts } = setup.persona
  const scene = { setup, tuning: tunings[setup.difficulty], rules: callTypeRules[setup.type] }
  return spokenBy(call).flatMap((turn) =>
    turn.facts.filter((id) => {
      const fact = facts.find((candidate) => candidate.id === id)
      return fact === undefined || turn.meters.trust < trustNeeded(scene, fact)
    }),
  )
}

const figures = /\d[\d,.]*\d|\d/g
const figuresIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(figures) ?? [])

/** Figures in lines that tell a fact which stand neither in what this buyer knows nor in what the rep had said: made up. */
export function contradictionsIn({ call, setup }: Played): string[] {
  const { persona } = setup
  const known = persona.facts.flatMap(({ vague, plain, full, slots, summary }) => [
    ...vague,
    ...plain,
    ...full,
    summary,
    ...slots.map(({ value }) => value),
  ])
  const said = call.turns.flatMap((turn) => (turn.speaker === 'rep' ? [turn.words] : []))
  const permitted = new Set(figuresIn([...known, ...said, ...Object.values(persona.vocabulary)]))
  return spokenBy(call).flatMap((turn) =>
    turn.facts.length === 0 ? [] : figuresIn([turn.words]).filter((figure) => !permitted.has(figure)),
  )
}

const causes: readonly string[] = ['rude', 'pressure', 'patience', 'attack', 'silence']

/** A hang-up for which the rep gave no cause; null when there was one, or none was needed. */
export function hangUpWithoutCause({ call }: Played): string | null {
  const last = spokenBy(call).at(-1)
  if (last?.move !== 'hang-up') return null
  const { endedBecause } = call.mind
  if (endedBecause === 'patience' && last.meters.patience > 0) return 'patience was left'
  return causes.includes(endedBecause ?? '') ? null : `ended because: ${endedBecause}`
}
