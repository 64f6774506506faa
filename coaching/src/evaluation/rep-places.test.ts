import { expect, it } from 'vitest'
import { afterAnAside, readyWith } from './rep-places.ts'

const payoff = { key: 'payoff', texts: ['What would that change for you?', 'Would that have helped?'] }

it('what a screen would change is asked right after it, and after a worry by going back to it', () => {
  expect(afterAnAside(payoff, 'showHurt', new Set())).toEqual(payoff)
  expect(afterAnAside(payoff, 'answer', new Set())?.texts[0]).toBe(
    "Back to what's on the screen. What would that change for you?",
  )
})

it('what was asked before is not asked again with other words before it', () => {
  expect(afterAnAside(payoff, 'answer', new Set(['Would that have helped?']))?.texts).toHaveLength(1)
})

it('a screen that all was asked about is not gone back to', () => {
  expect(afterAnAside(payoff, 'answer', new Set(payoff.texts))).toBeNull()
})

it('asked what should be ready, whoever listens says what', () => {
  expect(readyWith('Lovely. Anything I should have ready?', true)).not.toBe('')
  expect(readyWith('Lovely. Anything I should have ready?', false)).toBe('')
  expect(readyWith('Lovely.', true)).toBe('')
})
