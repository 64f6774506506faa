import { describe, expect, it } from 'vitest'
import { labelsThatFit, linear, niceTicks } from './scale.ts'

describe('the axis of a chart', () => {
  it('has round values that cover what is drawn', () => {
    expect(niceTicks(49, 81, 4)).toEqual([40, 60, 80, 100])
    expect(niceTicks(0, 482, 4)).toEqual([0, 200, 400, 600])
  })

  it('writes tenths without the noise of floating point', () => {
    expect(niceTicks(0, 0.3, 4)).toEqual([0, 0.1, 0.2, 0.3])
  })

  it('survives a single value', () => {
    expect(niceTicks(5, 5, 4).length).toBeGreaterThan(1)
  })

  it('puts a flat line in the middle', () => {
    expect(linear([3, 3], [0, 100])(3)).toBe(50)
  })

  it('always labels the newest point', () => {
    const labels = labelsThatFit(30, 5)
    expect(labels.has(29)).toBe(true)
    expect(labels.size).toBeLessThanOrEqual(5)
  })
})
