import { describe, expect, it } from 'vitest'
import { leftToMove, resultOf } from './segment-moves.ts'

const segment = (id: string) => ({ _id: id, name: id, accounts: 1, archivedAt: null })

describe('moving segments', () => {
  it('says how many came over and where', () => {
    expect(resultOf({ state: 'done', moved: ['a', 'b'], problem: '' }, 2, 'Merrow Analytics')).toBe(
      '2 segments moved to Merrow Analytics',
    )
    expect(resultOf({ state: 'done', moved: ['a'], problem: '' }, 1, 'Merrow')).toBe('1 segment moved to Merrow')
  })

  it('that stopped half-way says what stayed', () => {
    expect(resultOf({ state: 'stopped', moved: ['a'], problem: 'No room.' }, 3, 'Merrow')).toBe(
      '1 segment of 3 moved to Merrow. The rest stayed where it was.',
    )
  })

  it('goes on with what has not moved', () => {
    expect(leftToMove([segment('a'), segment('b')], ['a'])).toEqual([segment('b')])
  })
})
