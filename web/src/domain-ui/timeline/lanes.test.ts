import { describe, expect, it } from 'vitest'
import { groupPlaces, levelCurve } from './lanes.ts'
import { callAxis, plainAxis } from './time-axis.ts'

const at = (...seconds: number[]) => seconds.map((second) => ({ startMs: second * 1000 }))
const axis = plainAxis(0, 100_000)

describe('moments on the timeline', () => {
  it('stand alone when their discs do not touch', () => {
    expect(groupPlaces(at(10, 50), axis, 1000).map((group) => group.x)).toEqual([100, 500])
  })

  it('merge into one group when nearer than 24 pixels', () => {
    const [group, ...others] = groupPlaces(at(50, 51, 52), axis, 1000)
    expect(others).toEqual([])
    expect(group?.placed).toHaveLength(3)
    expect(group?.x).toBe(510)
  })

  it('stay apart when a pause of minutes lies in another part of the call', () => {
    const turns = [0, 10, 20, 400, 410].map((second) => ({
      words: 'How do you plan the day at the moment?',
      startMs: second * 1000,
      endMs: (second + 8) * 1000,
    }))
    const groups = groupPlaces(at(0, 10, 20, 400, 410), callAxis(turns, 420_000), 1000)
    expect(groups.map((group) => group.placed.length)).toEqual([1, 1, 1, 1, 1])
    expect(groupPlaces(at(0, 10, 20, 400, 410), plainAxis(0, 420_000), 1000).length).toBeLessThan(5)
  })

  it('are in order of time, whatever order they came in', () => {
    const groups = groupPlaces(at(80, 10), axis, 1000)
    expect(groups.map((group) => group.placed[0]?.startMs)).toEqual([10_000, 80_000])
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
