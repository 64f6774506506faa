import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { heardCall } from './heard-call.ts'
import { toldFacts } from './told-facts.ts'

const told = (summary: string, words: string, more = 'That is how it is.') =>
  toldFacts(heardCall(spokenCall(`R: How is it?\nB: ${words}\nR: Go on.\nB: ${more}`), 'discovery'), [
    { id: 'f', summary },
  ]).has('f')

describe('a fact is told', () => {
  it.each([
    ['Eight shift supervisors, led by Oscar Rosales', 'The shift supervisors set the roster, there are eight of them.'],
    ['About nineteen dock doors and two hundred and twenty people', 'Nineteen doors, and two hundred twenty people.'],
    ['The Korber contract ends in August', 'We are with Korber, and the contract is up in August.'],
    ['They pay about 37,000 a year for Korber', 'Korber costs us thirty-seven thousand.'],
    ['Trucks come when they come, and the gate writes a list', 'The gate writes the trucks down.'],
    ['It needs the signature of Sunita, and Oscar has to be for it', 'Sunita signs. And Oscar has to want it.'],
  ])('in part or in other words: %s / %s', (summary, words) => {
    expect(told(summary, words)).toBe(true)
  })

  it('over two answers of the buyer', () => {
    expect(
      told(
        'They tried voice picking about three years ago and dropped it',
        'We had voice once.',
        'Picking by voice, we dropped it.',
      ),
    ).toBe(true)
  })

  it.each([
    ['The Korber contract ends in August', 'We are with Korber.'],
    ['Eight shift supervisors, led by Oscar Rosales', 'The shift begins at eight.'],
    ['About 41,000 is in the plan for labour', 'Labour is what costs us most.'],
    ['They have lost three pickers since spring', 'In spring we have a rush.'],
  ])('only when its substance was said: %s / %s', (summary, words) => {
    expect(told(summary, words)).toBe(false)
  })
})
