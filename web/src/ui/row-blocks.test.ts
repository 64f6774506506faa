import { describe, expect, it } from 'vitest'
import { block, inBlocks } from './row-blocks.ts'

const count = 1000
const overscan = 4
/** As the list is scrolled row by row, with one row more in sight wherever two are cut. */
const drawnFrom = (startIndex: number): number[] => {
  const endIndex = Math.min(count - 1, startIndex + 17 + (startIndex % 2))
  return inBlocks(19)({ startIndex, endIndex, overscan, count })
}

describe('the rows of a long list that are drawn', () => {
  it('are those in sight and some above and below, wherever the list stands', () => {
    for (let start = 0; start < count; start++) {
      const drawn = drawnFrom(start)
      const last = Math.min(count - 1, start + 18 + overscan)
      expect([start, drawn[0]]).toEqual([start, Math.max(0, Math.floor((start - overscan) / block) * block)])
      expect(drawn.at(-1)).toBeGreaterThanOrEqual(last)
      expect(drawn.length).toBeLessThanOrEqual(19 + 2 * overscan + 2 * block)
    }
  })

  it('change once in a block of rows, above and below together', () => {
    const seen = Array.from({ length: count - 60 }, (_, start) => drawnFrom(start).join())
    const changes = seen.filter((drawn, at) => at > 0 && drawn !== seen[at - 1]).length
    expect(changes).toBe(Math.floor((count - 61 - overscan) / block))
  })

  it('are all of them where there are few', () => {
    expect(inBlocks(19)({ startIndex: 0, endIndex: 2, overscan, count: 3 })).toEqual([0, 1, 2])
    expect(inBlocks(19)({ startIndex: 0, endIndex: 0, overscan, count: 0 })).toEqual([])
  })

  it('are more than fit where rows are lower than most', () => {
    expect(inBlocks(19)({ startIndex: 100, endIndex: 140, overscan, count }).at(-1)).toBeGreaterThanOrEqual(144)
  })
})
