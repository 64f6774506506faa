import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from './calls.fixture.ts'
import { contradicts } from './contradiction.ts'
import type { Won } from './verdict.ts'

const nothing: Won = { clauses: [], step: false, objection: false, need: false, facts: [] }
const heard = (lines: string) => evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Carlos Vega')
const quiet = heard('B: Carlos.\nR: Hello Carlos, how do you do it today?\nB: By hand.')

describe('what a verdict says was lost', () => {
  it.each([
    ['How complaint handling works today', 'discovery.process'],
    ['What goes wrong with complaints', 'discovery.pain'],
    ['What it costs a month', 'discovery.impact'],
    ['Who signs', 'discovery.buying'],
    ['By when it has to be better, the date', 'discovery.buying'],
  ])('is not that nobody asked, once "%s" was found', (fact, key) => {
    expect(contradicts(key, { ...nothing, facts: [fact] }, quiet)).toBe(true)
    expect(contradicts(key, nothing, quiet)).toBe(false)
  })

  it('is neither the date nor the yes, once the step was won', () => {
    for (const key of ['next-step.when', 'next-step.agreed', 'next-step.asked']) {
      expect(contradicts(key, { ...nothing, step: true }, quiet)).toBe(true)
    }
    expect(contradicts('next-step.who', { ...nothing, step: true }, quiet)).toBe(false)
  })

  it('does not ask what a sum of money costs', () => {
    const told = heard('B: Carlos.\nR: What goes wrong?\nB: Agency costs us twelve thousand dollars a month.')
    expect(contradicts('discovery.impact', nothing, told)).toBe(true)
  })
})
