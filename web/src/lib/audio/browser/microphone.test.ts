import { describe, expect, it } from 'vitest'
import { loudness } from './microphone.ts'

const tone = (amplitude: number) => Array.from({ length: 1024 }, (_, at) => amplitude * Math.sin(at / 4))

describe('how loud the microphone is', () => {
  it('is nothing in silence and full when somebody shouts', () => {
    expect(loudness(new Float32Array(1024))).toBe(0)
    expect(loudness(tone(1))).toBe(1)
  })

  it('rises with the voice', () => {
    expect(loudness(tone(0.1))).toBeGreaterThan(loudness(tone(0.02)))
  })

  it('is nothing without samples', () => {
    expect(loudness([])).toBe(0)
  })
})
