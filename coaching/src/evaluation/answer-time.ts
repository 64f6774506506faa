import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { hear, openCall } from '../buyer/index.ts'
import type { CallSetup } from '../buyer/setup.ts'
import { castCall } from './casting.ts'
import { runCall } from './run-call.ts'

type SpokenCall = { setup: CallSetup; lines: string[] }

const spokenCalls = (type: PlayableCallType, buyers: number): SpokenCall[] =>
  Array.from({ length: buyers }, (_, index) => {
    const setup = castCall(index + 1, type, 'medium')
    const { turns } = runCall(setup, index % 2 === 0 ? 'excellent' : 'average', index + 1)
    return { setup, lines: turns.flatMap((turn) => (turn.speaker === 'rep' ? [turn.words] : [])) }
  })

/** Says the lines of a call once more and times each answer, in milliseconds. */
function timesOf({ setup, lines }: SpokenCall): number[] {
  let { mind } = openCall(setup)
  return lines.map((words, index) => {
    const start = performance.now()
    ;({ mind } = hear(setup, mind, { words, elapsedMs: 9000 * (index + 1) }))
    return performance.now() - start
  })
}

/**
 * How long the buyer takes for an answer, over whole calls of these types: the mean of processor time, which other work
 * on the machine hardly moves, and the 99th percentile on the clock. Milliseconds, on this machine, once warm.
 */
export function answerTime(types: readonly PlayableCallType[]): { answers: number; meanCpu: number; p99: number } {
  const calls = types.flatMap((type) => spokenCalls(type, 10))
  calls.forEach(timesOf)
  const before = process.cpuUsage()
  const times = calls.flatMap(timesOf).toSorted((a, b) => a - b)
  const { user, system } = process.cpuUsage(before)
  return {
    answers: times.length,
    meanCpu: (user + system) / 1000 / times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}
