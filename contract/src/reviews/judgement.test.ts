import { expect, it } from 'vitest'
import { isChanged, judgementLabel, judgementOf, judgementWords, type Judgement, type Override } from './judgement.ts'

const level = (of: number): Judgement => ({ state: 'scored', level: of })

it.each([
  [level(2), '2 of 5', '2 of 5'],
  [{ state: 'not-shown' }, 'not shown', 'Not shown'],
  [{ state: 'not-applicable' }, 'does not apply', 'Does not apply'],
] as const)('%j has one name, in a sentence and for itself', (judgement, words, label) => {
  expect([judgementWords(judgement), judgementLabel(judgement)]).toEqual([words, label])
})

it('what has no level was not shown, unless it does not apply', () => {
  expect(judgementOf({ state: 'not-shown', level: null })).toEqual({ state: 'not-shown' })
  expect(judgementOf({ state: 'not-applicable', level: null })).toEqual({ state: 'not-applicable' })
})

it('a criterion is changed where a manager judged otherwise than the engine, and not where they confirmed it', () => {
  const override = (engine: Judgement): Override => ({
    engine,
    reason: '',
    byUserId: 'ruth',
    by: 'Ruth Adeyemi',
    at: '2026-11-22T09:00:00.000Z',
  })
  const score = { state: 'scored', level: 4 } as const
  expect(isChanged(score)).toBe(false)
  expect(isChanged({ ...score, override: override(level(4)) })).toBe(false)
  expect(isChanged({ ...score, override: override({ state: 'not-shown' }) })).toBe(true)
})
