import { describe, expect, it } from 'vitest'
import { callAxis, longestSilenceMs } from './time-axis.ts'

const turn = (
  startSeconds: number,
  endSeconds: number,
  words = 'What goes wrong when it gets busy in the afternoon?',
) => ({
  words,
  startMs: startSeconds * 1000,
  endMs: endSeconds * 1000,
})
const minutes = 60_000

describe('the time axis of a call', () => {
  it('is plain where no silence is long', () => {
    const axis = callAxis([turn(0, 5), turn(9, 12)], 20_000)
    expect(axis.squeezed).toEqual([])
    for (const ms of [0, 2500, 7000, 12_000, 20_000]) expect(axis.shareOf(ms)).toBeCloseTo(ms / 20_000)
  })

  it('draws a silence of minutes as eight seconds, and what is said as long as it was', () => {
    const axis = callAxis([turn(0, 6), turn(246, 252)], 252_000)
    expect(axis.drawnMs).toBe(12_000 + longestSilenceMs)
    expect(axis.squeezed).toEqual([{ fromMs: 6000, toMs: 246_000, kind: 'pause' }])
    const wordsShare = axis.shareOf(6000)
    expect(wordsShare).toBeCloseTo(6 / 20)
    expect(1 - axis.shareOf(246_000)).toBeCloseTo(wordsShare)
  })

  it('keeps two lines on each side of a long pause as far apart as they are without it', () => {
    const before = [turn(0, 5), turn(6, 10)]
    const pixels = (pauseMs: number) => {
      const after = [turn(20, 25), turn(26, 30)].map(({ words, startMs, endMs }) => ({
        words,
        startMs: startMs + pauseMs,
        endMs: endMs + pauseMs,
      }))
      const axis = callAxis([...before, ...after], 30_000 + pauseMs)
      return [axis.shareOf(6000) - axis.shareOf(0), axis.shareOf(26_000 + pauseMs) - axis.shareOf(20_000 + pauseMs)]
    }
    const [first = 0, second = 0] = pixels(0)
    const [farFirst = 0, farSecond = 0] = pixels(9 * minutes)
    expect(farFirst).toBeCloseTo(first)
    expect(farSecond).toBeCloseTo(second)
  })

  it('draws a line somebody left half typed for minutes as if typed at 40 words a minute', () => {
    const axis = callAxis([turn(0, 300, 'one two three four')], 300_000)
    expect(axis.drawnMs).toBe(4 * 1500 + longestSilenceMs)
    expect(axis.squeezed).toEqual([{ fromMs: 0, toMs: 300_000, kind: 'typing' }])
  })

  it('draws a pasted line as wide as its words take to say', () => {
    const pasted = { words: 'one two three four five six seven eight nine ten', startMs: 8000, endMs: 8100 }
    const axis = callAxis([turn(0, 4), pasted, turn(9, 13)], 13_000)
    const drawnMs = (axis.shareOf(pasted.endMs) - axis.shareOf(pasted.startMs)) * axis.drawnMs
    expect(drawnMs).toBeCloseTo(10 * 400)
    expect((axis.shareOf(4000) - axis.shareOf(0)) * axis.drawnMs).toBeCloseTo(4000)
    expect(axis.squeezed).toEqual([])
  })

  it('draws a line pasted in one go, which has no length of its own, as wide as its words take to say', () => {
    const pasted = { words: 'one two three four five', startMs: 8000, endMs: 8000 }
    for (const others of [[turn(0, 4), turn(9, 13)], [turn(0, 4)]]) {
      const end = Math.max(pasted.endMs, ...others.map(({ endMs }) => endMs))
      const axis = callAxis([...others, pasted], end)
      expect((axis.shareOf(pasted.startMs + 1) - axis.shareOf(pasted.startMs)) * axis.drawnMs).toBeCloseTo(5 * 400)
    }
  })

  it('leaves the buyer the room they need while a slow line is already being typed', () => {
    const axis = callAxis([turn(0, 10), turn(4, 304, 'one two')], 304_000)
    expect(axis.squeezed).toEqual([{ fromMs: 10_000, toMs: 304_000, kind: 'typing' }])
    expect(axis.shareOf(10_000) * axis.drawnMs).toBeCloseTo(10_000)
  })

  it('finds the time of every place it draws, in order', () => {
    const axis = callAxis([turn(0, 6), turn(246, 252), turn(300, 310)], 400_000)
    const times = Array.from({ length: 41 }, (_, index) => axis.msAt(index / 40))
    for (const [index, ms] of times.entries()) {
      expect(axis.shareOf(ms)).toBeCloseTo(index / 40)
      expect(ms).toBeGreaterThanOrEqual(times[index - 1] ?? 0)
    }
    expect([times[0], times.at(-1)]).toEqual([0, 400_000])
  })

  it('keeps places outside the call at its ends', () => {
    const axis = callAxis([turn(0, 6)], 6000)
    expect([axis.shareOf(-5), axis.shareOf(9000), axis.msAt(-1), axis.msAt(2)]).toEqual([0, 1, 0, 6000])
  })

  it('holds for a call in which nothing was said, and one without length', () => {
    expect(callAxis([], 5000).shareOf(2500)).toBeCloseTo(0.5)
    expect(callAxis([], 0).shareOf(0)).toBe(0)
    expect(callAxis([], 0).msAt(0.5)).toBe(0)
  })
})
