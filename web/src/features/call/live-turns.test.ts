import { describe, expect, it } from 'vitest'
import { liveTurns } from './live-turns.ts'

const turn = (number: number, startMs: number, endMs: number) => ({
  turn: number,
  speaker: 'buyer' as const,
  words: 'Yes.',
  startMs,
  endMs,
})

describe('the last minute of a call', () => {
  it('ends a turn when it was said, not when it would have been', () => {
    expect(liveTurns([turn(0, 0, 9000)], new Map([[0, 2000]]))[0]?.endMs).toBe(2000)
  })

  it('ends a turn when the next one begins', () => {
    expect(liveTurns([turn(0, 0, 9000), turn(1, 4000, 5000)], new Map())[0]?.endMs).toBe(4000)
  })

  it('never ends a turn before it began', () => {
    expect(liveTurns([turn(0, 3000, 9000)], new Map([[0, 1000]]))[0]?.endMs).toBe(3000)
  })
})
