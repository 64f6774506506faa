import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { play } from '../evaluation/play-all.ts'
import { noteFrom } from '../evaluation/rep-notes.ts'
import { raggedWords } from './ragged.ts'

const seeds = Array.from({ length: 25 }, (_, index) => index + 1)
const calls = difficulties.flatMap((difficulty) =>
  seeds.map((seed) => play('discovery', difficulty, 'good', seed).call.turns),
)
const again = Object.values(raggedWords.startsAgain).flat()
const brokenOff = new RegExp(`(?:^|[.?!] )([^ ]+(?: [^ ]+)?), (?:${again.join('|')}) \\1\\b`, 'i')
const askedBack = /\bdid you say [^?]+\?/i
const saidBy = (speaker: string, call: (typeof calls)[number]): string[] =>
  call.filter((turn) => turn.speaker === speaker).map(({ words }) => words)

describe('how a buyer speaks', () => {
  it.each([
    ['a sentence breaks off and begins again', brokenOff],
    ['a word is asked back', askedBack],
  ])('%s in some calls and not in most, and never twice in one', (_, pattern) => {
    const times = calls.map((call) => saidBy('buyer', call).filter((words) => pattern.test(words)).length)
    expect(Math.max(...times)).toBe(1)
    const share = times.filter((count) => count > 0).length / calls.length
    expect(share).toBeGreaterThan(0.02)
    expect(share).toBeLessThan(0.5)
  })

  it('a word is never asked back in the place of an answer', () => {
    const rep = calls.flatMap((call) =>
      call.flatMap((turn, at) => (askedBack.test(turn.words) ? (call[at - 1]?.words ?? '') : [])),
    )
    expect(rep.filter((words) => words.endsWith('?'))).toEqual([])
  })

  it('and what was begun twice is noted once', () => {
    expect(noteFrom('We tried, well, we tried a contractor portal two years ago.')).toBe(
      'you tried a contractor portal two years ago',
    )
  })
})
