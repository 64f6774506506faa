import { describe, expect, it } from 'vitest'
import { advance } from './playback.ts'

const turns = [
  { startMs: 0, endMs: 2000 },
  { startMs: 10_000, endMs: 12_000 },
]
const plain = { speed: 1, skipSilence: false }

describe('playback', () => {
  it('goes on with the clock, faster at a higher speed', () => {
    expect(advance(500, 100, plain, turns, 20_000)).toBe(600)
    expect(advance(500, 100, { ...plain, speed: 2 }, turns, 20_000)).toBe(700)
  })

  it('stops at the end of the call', () => {
    expect(advance(19_950, 100, plain, turns, 20_000)).toBe(20_000)
  })

  it('jumps over a long silence only when asked to', () => {
    expect(advance(2000, 100, plain, turns, 20_000)).toBe(2100)
    expect(advance(2000, 100, { ...plain, skipSilence: true }, turns, 20_000)).toBe(10_000)
  })

  it('leaves a short pause and the silence after the last turn alone', () => {
    const skip = { ...plain, skipSilence: true }
    expect(advance(9000, 100, skip, turns, 20_000)).toBe(9100)
    expect(advance(15_000, 100, skip, turns, 20_000)).toBe(15_100)
  })
})
