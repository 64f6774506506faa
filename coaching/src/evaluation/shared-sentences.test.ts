import { expect, it } from 'vitest'
import { play } from './play-all.ts'
import { sharedSentences } from './shared-sentences.ts'
import { casts } from './transcript-casts.ts'

it('no two buyers of the twelve calls that are written down say a whole sentence word for word', () => {
  const calls = casts.map(({ type, difficulty, kind, seed }) => play(type, difficulty, kind, seed))
  expect(sharedSentences(calls)).toEqual([])
})

it('buyers of many calls share few sentences: the worst is said by fewer than one in three', () => {
  const seeds = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23]
  const calls = seeds.map((seed) => play('objection-handling', 'hard', 'good', seed))
  const [worst] = sharedSentences(calls)
  expect(worst?.by.length ?? 0).toBeLessThan(seeds.length / 3)
})
