import { describe, expect, it } from 'vitest'
import { labelPlace } from './label-place.ts'

const across: readonly [number, number] = [36, 400]
const line = (...heights: number[]) => heights.map((y, index) => ({ x: 36 + index * 60, y }))
const widthPx = 'Target 70'.length * 6

/** How near a line comes to the text, looked at closely. */
function nearest(points: readonly { x: number; y: number }[], place: { x: number; y: number }): number {
  let least = Number.POSITIVE_INFINITY
  for (let x = place.x; x <= place.x + widthPx; x += 1) {
    const next = points.findIndex((point) => point.x >= x)
    const [from, to] = [points[next - 1], points[next]]
    if (from && to)
      least = Math.min(least, Math.abs(from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y) - (place.y - 5)))
  }
  return least
}

describe('the name of a level line', () => {
  it.each([
    [[100, 100, 100, 100, 60, 40, 40]],
    [[40, 60, 95, 105, 95, 105, 150]],
    [[180, 90, 80, 90, 110, 96, 170]],
    [[96, 60, 60, 60, 60, 60, 60]],
    [[120, 95, 95, 95, 95, 95, 20]],
  ])('stands clear of the line of scores: %j', (heights) => {
    expect(nearest(line(...heights), labelPlace('Target 70', 100, [line(...heights)], across))).toBeGreaterThan(7)
  })

  it('stands at the left, over its line, where there is room', () => {
    expect(labelPlace('Target 70', 100, [line(20, 20, 20, 20, 20, 20, 20)], across)).toEqual({ x: 36, y: 94 })
    expect(labelPlace('Target 70', 100, [], across)).toEqual({ x: 36, y: 94 })
  })

  it('never stands beyond the chart, also where the chart is narrower than it', () => {
    const place = labelPlace('Target 70', 100, [line(100, 100, 100, 100, 100, 100, 100)], across)
    expect(place.x + widthPx).toBeLessThanOrEqual(400)
    expect(labelPlace('Target 70', 100, [], [36, 60]).x).toBe(36)
  })
})
