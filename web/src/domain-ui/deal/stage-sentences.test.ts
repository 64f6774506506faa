import { describe, expect, it } from 'vitest'
import { movesToNext, sentencesOf } from './stage-sentences.ts'

const rules = [
  { to: 'won', when: 'the buyer agrees to sign' },
  { to: 'won', when: 'a customer renews' },
  { to: 'lost', when: 'the buyer says no at the close' },
] as const

describe('what moves a deal', () => {
  it('is a sentence for each stage it can come to', () => {
    expect(sentencesOf(rules)).toEqual([
      'Moves to Won when the buyer agrees to sign or a customer renews.',
      'Is lost when the buyer says no at the close.',
    ])
  })

  it('is the nearest of them in a line, and nothing once it is won', () => {
    expect(movesToNext('negotiation', rules)).toBe('Moves to Won when the buyer agrees to sign or a customer renews.')
    expect(movesToNext('lost', rules.slice(0, 1))).toBe(
      'Lost, but not for good. Moves to Won when the buyer agrees to sign.',
    )
    expect(movesToNext('won', [])).toBe('Won. Calls leave it as it is.')
  })
})
