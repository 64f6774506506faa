import { describe, expect, it } from 'vitest'
import { isFormula } from './formulas.ts'

describe('a formula', () => {
  it.each(['Good morning, Dana.', 'Right.', 'Okay, thanks, bye.', 'Hi.', 'Sure, no problem.', 'Bye-bye!'])(
    'greets, nods or says goodbye: %s',
    (words) => expect(isFormula(words)).toBe(true),
  )

  it.each([
    'Okay, it moves one season.',
    'Good morning, this is Maya from Routewell.',
    'Right, who signs it?',
    'Thanks for the forty pallets.',
    'Fine, we do that twice a week.',
    'The roughest.',
  ])('says nothing of its own; this does: %s', (words) => {
    expect(isFormula(words)).toBe(false)
  })
})

it('as many formulas as anybody strings together are heard to their end', () => {
  for (const many of ['bye bye '.repeat(40), 'good morning '.repeat(40)]) {
    expect(isFormula(many)).toBe(true)
    expect(isFormula(`${many}forty pallets`)).toBe(false)
  }
})
