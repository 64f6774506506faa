import { describe, expect, it } from 'vitest'
import { moodPoints, moodWords } from './mood-line.ts'

const moods = (...levels: number[]) => levels.map((level) => ({ word: 'Guarded', level }))

describe('the buyer’s mood', () => {
  it('is nothing where the buyer hides it', () => {
    expect(moodWords([])).toBeNull()
    expect(moodPoints([])).toEqual([])
  })

  it('warms or cools by what changed over the last turns, not by a trifle', () => {
    expect(moodWords(moods(30, 32, 36, 40))).toEqual({ now: 'Guarded', trend: 'warming' })
    expect(moodWords(moods(50, 44, 41, 40))?.trend).toBe('cooling')
    expect(moodWords(moods(40, 41, 42, 42))?.trend).toBe('')
  })

  it('is not said twice when its word is the trend', () => {
    const warming = [10, 20, 30, 40].map((level) => ({ word: 'Warming', level }))
    expect(moodWords(warming)).toEqual({ now: 'Warming', trend: '' })
  })

  it('is drawn higher when it is better, and flat when there is one', () => {
    const [low, high] = moodPoints(moods(10, 90))
    expect(high?.y).toBeLessThan(low?.y ?? 0)
    const flat = moodPoints(moods(50))
    expect(flat).toHaveLength(2)
    expect(flat[0]?.y).toBe(flat[1]?.y)
  })

  it('keeps to its small box however long the call is', () => {
    const points = moodPoints(moods(...Array.from({ length: 30 }, (_, at) => at * 3)))
    expect(points).toHaveLength(8)
    for (const { x, y } of points) expect(x >= 0 && x <= 44 && y >= 0 && y <= 14).toBe(true)
  })
})
