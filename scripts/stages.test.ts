import { describe, expect, it } from 'vitest'
import { countsOf, sum } from './stages.ts'

describe('counting tests', () => {
  it('adds up what every runner reports', () => {
    const unit = countsOf('vitest', { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0 })
    const journeys = countsOf('playwright', { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 } })
    expect(sum([unit, journeys])).toEqual({ passed: 10, failed: 1, skipped: 3 })
  })

  it('counts a file that could not even be loaded as a failure', () => {
    expect(countsOf('vitest', { numPassedTests: 4, numFailedTests: 0, numFailedTestSuites: 1 }).failed).toBe(1)
  })

  it('counts a flaky journey as failed', () => {
    expect(countsOf('playwright', { stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 } }).failed).toBe(1)
  })
})
