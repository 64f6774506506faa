import { expect, it } from 'vitest'
import { play } from './play-all.ts'
import { sharedMoulds, sharedSentences } from './shared-sentences.ts'
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

it('few buyers fill one mould with other nouns and numbers: in the twelve calls hardly any is shared, and none by three', () => {
  const calls = casts.map(({ type, difficulty, kind, seed }) => play(type, difficulty, kind, seed))
  const moulds = sharedMoulds(calls)
  expect(moulds.filter(({ by }) => by.length > 2)).toEqual([])
  expect(moulds.length).toBeLessThanOrEqual(2)
})

it('a mould is a sentence with its names, days and figures blanked', () => {
  const [call] = casts.map(({ type, difficulty, kind, seed }) => play(type, difficulty, kind, seed))
  if (call === undefined) throw new Error('no call is written down')
  const as = (firstName: string, words: string) => ({
    setup: { ...call.setup, persona: { ...call.setup.persona, firstName } },
    call: {
      ...call.call,
      turns: call.call.turns.flatMap((turn) => (turn.speaker === 'buyer' ? [{ ...turn, words }] : [])).slice(0, 1),
    },
  })
  const said = [
    as('Ann', 'It costs us nine thousand every month on Monday.'),
    as('Ben', 'It costs us two thousand every month on Friday.'),
  ]
  expect(sharedMoulds(said).map(({ sentence }) => sentence)).toEqual(['it costs us … every month on ….'])
  expect(sharedSentences(said)).toEqual([])
})
