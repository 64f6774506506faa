import { describe, expect, it } from 'vitest'
import { placeAfter } from './playback.ts'

const turns = [
  { startMs: 0, endMs: 2000 },
  { startMs: 10_000, endMs: 12_000 },
]
const plain = { skipSilence: false }
const skip = { skipSilence: true }

describe('playback', () => {
  it('goes on where the sound is, and stops at the end of the call', () => {
    expect(placeAfter(600, plain, turns, 20_000)).toBe(600)
    expect(placeAfter(20_050, plain, turns, 20_000)).toBe(20_000)
  })

  it('jumps over a long silence only when asked to', () => {
    expect(placeAfter(2100, plain, turns, 20_000)).toBe(2100)
    expect(placeAfter(2100, skip, turns, 20_000)).toBe(10_000)
  })

  it('leaves a short pause and the silence after the last turn alone', () => {
    expect(placeAfter(9100, skip, turns, 20_000)).toBe(9100)
    expect(placeAfter(15_100, skip, turns, 20_000)).toBe(15_100)
  })
})
