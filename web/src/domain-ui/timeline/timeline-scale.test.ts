import { describe, expect, it } from 'vitest'
import { groupMoments, levelCurve, timeTicks } from './timeline-scale.ts'

const at = (...seconds: number[]) => seconds.map((second) => ({ startMs: second * 1000 }))

describe('moments on the timeline', () => {
  it('stand alone when their discs do not touch', () => {
    expect(groupMoments(at(10, 50), 100_000, 1000).map((group) => group.x)).toEqual([100, 500])
  })

  it('merge into one group when nearer than 24 pixels', () => {
    const [group, ...others] = groupMoments(at(50, 51, 52), 100_000, 1000)
    expect(others).toEqual([])
    expect(group?.moments).toHaveLength(3)
    expect(group?.x).toBe(510)
  })

  it('are in order of time, whatever order they came in', () => {
    const groups = groupMoments(at(80, 10), 100_000, 1000)
    expect(groups.map((group) => group.moments[0]?.startMs)).toEqual([10_000, 80_000])
  })
})

describe('the time axis', () => {
  it('is labelled at round times that fit', () => {
    expect(timeTicks(768_000, 8)).toEqual([0, 120_000, 240_000, 360_000, 480_000, 600_000, 720_000])
    expect(timeTicks(50_000, 8)).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000])
  })
})

describe('the curve of the mind', () => {
  it('passes through every point', () => {
    const path = levelCurve([
      { x: 0, y: 10 },
      { x: 100, y: 40 },
    ])
    expect(path).toBe('M0.0 10.0C50.0 10.0 50.0 40.0 100.0 40.0')
  })
})
