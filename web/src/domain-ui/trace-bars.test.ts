import { describe, expect, it } from 'vitest'
import { callAxis, plainAxis } from './timeline/time-axis.ts'
import { traceBars, type SpokenTurn } from './trace-bars.ts'

const turns: SpokenTurn[] = [
  { speaker: 'rep', words: 'And how often does that happen', startMs: 0, endMs: 2000 },
  { speaker: 'buyer', words: 'Weekly', startMs: 3000, endMs: 4000 },
]

describe('the picture of a call', () => {
  it('is the same for the same turns', () => {
    expect(traceBars(turns, plainAxis(0, 4000), 80)).toEqual(traceBars(turns, plainAxis(0, 4000), 80))
  })

  it('draws nothing where nobody speaks', () => {
    expect(traceBars(turns, plainAxis(2000, 3000), 20)).toEqual([])
  })

  it('gives each bar to the one who spoke then', () => {
    const bars = traceBars(turns, plainAxis(0, 4000), 80)
    expect(bars.filter((bar) => bar.ms < 2000).every((bar) => bar.speaker === 'rep')).toBe(true)
    expect(bars.filter((bar) => bar.ms > 3000).every((bar) => bar.speaker === 'buyer')).toBe(true)
  })

  it('leaves a gap between words', () => {
    const words = traceBars([{ speaker: 'rep', words: 'aaaa aaaa', startMs: 0, endMs: 900 }], plainAxis(0, 900), 9)
    expect(words.map((bar) => bar.ms)).toEqual([50, 150, 250, 350, 550, 650, 750, 850])
  })

  it.each([0, 4000, 9000])('draws a line that was pasted in one go at %i ms, which has no length of its own', (at) => {
    const pasted: SpokenTurn = { speaker: 'rep', words: 'What does that cost you in a month', startMs: at, endMs: at }
    const all = [...turns, pasted, { ...turns[1], startMs: 9000, endMs: 9000 }].filter(
      (turn): turn is SpokenTurn => 'words' in turn,
    )
    const bars = traceBars([pasted], callAxis(all, 9000), 80)
    expect(bars.length).toBeGreaterThan(5)
    expect(bars.every(({ ms }) => ms >= at && ms <= at + 1)).toBe(true)
  })
})
