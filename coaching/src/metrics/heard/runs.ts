import type { HeardCall, HeardTurn } from './heard-call.ts'

/** Pauses shorter than this do not end a run of speech. */
const mergedGapMs = 1500

/** Consecutive turns of one speaker with nobody else in between. */
export type Run = { first: HeardTurn; turns: readonly HeardTurn[]; ms: number }

/**
 * Runs of speech by the rep: neighbouring rep turns whose gap is under 1.5 s count as one, and the gap counts with
 * them. Without measured times only the speaking is added up.
 */
export function repRuns(call: HeardCall): Run[] {
  const runs: HeardTurn[][] = []
  for (const turn of call.rep) {
    const open = runs.at(-1)
    const before = open?.at(-1)
    const adjoins = before !== undefined && before.at === turn.at - 1
    const paused = before !== undefined && before.timed && turn.timed && turn.startMs - before.endMs >= mergedGapMs
    if (open !== undefined && adjoins && !paused) open.push(turn)
    else runs.push([turn])
  }
  return runs.flatMap((turns) => {
    const [first] = turns
    const last = turns.at(-1)
    if (first === undefined || last === undefined) return []
    const spoken = turns.reduce((ms, turn) => ms + turn.speechMs, 0)
    const measured = turns.every((turn) => turn.timed)
    return [{ first, turns, ms: measured ? Math.max(spoken, last.endMs - first.startMs) : spoken }]
  })
}

export function longestRun(call: HeardCall): Run | null {
  return repRuns(call).reduce<Run | null>((best, run) => (best === null || run.ms > best.ms ? run : best), null)
}
