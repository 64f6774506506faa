import { describe, expect, it } from 'vitest'
import type { HeardPiece } from '../../integrations/speech-to-text/speech-to-text.ts'
import { joinParts } from './join-parts.ts'

/** Words of half a second, one a second. */
function said(text: string, startMs: number, speaker: string | null = null): HeardPiece {
  const words = text.split(' ').map((word, at) => ({
    text: word,
    startMs: startMs + at * 1000,
    endMs: startMs + at * 1000 + 500,
  }))
  return { text, startMs, endMs: words.at(-1)?.endMs ?? startMs, speaker, words }
}

const told = (pieces: readonly HeardPiece[]) => pieces.map(({ text, startMs, speaker }) => [text, startMs, speaker])

describe('a recording that was heard in stretches', () => {
  it('is told with the times of the whole, and what both stretches heard is told once', () => {
    const parts = [
      { fromMs: 0, toMs: 10_000, pieces: [said('one two three', 1000), said('four five six', 7000)] },
      { fromMs: 6000, toMs: 16_000, pieces: [said('four five six seven', 1000), said('eight', 8000)] },
    ]
    const all = joinParts(parts)
    expect(all.map(({ text }) => text).join(' ')).toBe('one two three four five six seven eight')
    expect(all.at(-1)).toMatchObject({ text: 'eight', startMs: 14_000, words: [{ startMs: 14_000, endMs: 14_500 }] })
  })

  it('is cut in the longest pause of the overlap, so that no word is lost that one of the two heard in half', () => {
    const parts = [
      { fromMs: 0, toMs: 10_000, pieces: [said('we plan by hand', 4000), said('it takes ho', 8500)] },
      { fromMs: 5000, toMs: 15_000, pieces: [said('nd', 2000), said('it takes hours', 3500)] },
    ]
    expect(joinParts(parts).map(({ text }) => text)).toEqual(['we plan by hand', 'it takes hours'])
  })

  it('keeps a voice that the service calls otherwise in the next stretch', () => {
    const parts = [
      { fromMs: 0, toMs: 10_000, pieces: [said('hello', 0, 'A'), said('good day', 7000, 'B')] },
      { fromMs: 6000, toMs: 16_000, pieces: [said('good day', 1000, 'A'), said('how are you', 5000, 'B')] },
      { fromMs: 12_000, toMs: 20_000, pieces: [said('are you', 0, 'X'), said('fine', 4000, 'Y')] },
    ]
    expect(told(joinParts(parts))).toEqual([
      ['hello', 0, '0:A'],
      ['good day', 7000, '0:B'],
      ['how are you', 11_000, '0:A'],
      ['fine', 16_000, '0:B'],
    ])
  })

  it('tells a third voice as a third, and none as one that was not heard with it', () => {
    const parts = [
      { fromMs: 0, toMs: 10_000, pieces: [said('hello', 0, 'A'), said('good day', 7000, 'B')] },
      { fromMs: 9500, toMs: 20_000, pieces: [said('me too', 1000, 'A'), said('and me', 5000, 'B')] },
    ]
    expect(told(joinParts(parts)).map(([, , voice]) => voice)).toEqual(['0:A', '0:B', '1:A', '1:B'])
  })

  it('of which nobody knows the times of words is told by whole pieces', () => {
    const whole = (text: string, startMs: number, endMs: number): HeardPiece => ({
      text,
      startMs,
      endMs,
      speaker: null,
      words: null,
    })
    const parts = [
      { fromMs: 0, toMs: 10_000, pieces: [whole('one', 0, 4000), whole('two', 5000, 9000)] },
      { fromMs: 4500, toMs: 14_000, pieces: [whole('two', 500, 4500), whole('three', 6000, 9000)] },
    ]
    expect(joinParts(parts).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
  })

  it('is nothing when nothing was heard', () => {
    expect(joinParts([])).toEqual([])
    expect(joinParts([{ fromMs: 0, toMs: 5000, pieces: [] }])).toEqual([])
  })
})
