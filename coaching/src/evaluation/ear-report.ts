import type { Act } from '@ringside/contract/simulations/vocabulary'
import { isRight } from './acts-accuracy.ts'
import type { JudgedRow, Share } from './acts-accuracy.ts'

/** Of the lines judged with a confidence from `low` up to `high`, how many were right: the share should lie between the two. */
export type ConfidenceBin = Share & { low: number; high: number }

const binEnds = [0, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 1] as const

/** How far the ear's confidence can be believed, from the least sure lines to the surest; bins without lines are left out. */
export function calibration(rows: readonly JudgedRow[]): ConfidenceBin[] {
  return binEnds.slice(1).flatMap((high, index) => {
    const low = binEnds[index] ?? 0
    const inside = rows.filter(({ confidence }) => confidence > low && confidence <= high)
    return inside.length === 0 ? [] : [{ low, high, of: inside.length, right: inside.filter(isRight).length }]
  })
}

/** One act as labelled: how many of its lines are right, and what the wrong ones were taken for, the commonest first. */
export type ActConfusion = Share & { act: Act; takenFor: { act: Act | null; lines: number }[] }

/** What each act is taken for, worst first: the act with the most wrong lines leads. */
export function confusions(rows: readonly JudgedRow[]): ActConfusion[] {
  const byAct = Map.groupBy(rows, ({ expected }) => expected[0])
  const found = [...byAct].flatMap(([act, lines]) => {
    if (act === undefined) return []
    const wrong = lines.filter((row) => !isRight(row))
    const takenFor = [...Map.groupBy(wrong, ({ predicted }) => predicted)]
      .map(([other, taken]) => ({ act: other, lines: taken.length }))
      .toSorted((a, b) => b.lines - a.lines)
    return [{ act, of: lines.length, right: lines.length - wrong.length, takenFor }]
  })
  return found.toSorted((a, b) => b.of - b.right - (a.of - a.right))
}
