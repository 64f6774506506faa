import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { contradicts } from './contradiction.ts'
import { reviewCall } from './review-call.ts'
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

describe('what was asked and answered', () => {
  const reviewOf = (lines: string) =>
    reviewCall(
      inputOf(
        spokenCall(
          `B: Maria.\nR: Hi Maria, this is Joe from Ledgerly, your reviews keep saying that invoices come late. Could I have thirty seconds?\nB: Go on then.\n${lines}\nR: Okay, I see, thank you very much for telling me that so openly.\nB: Fine.`,
        ),
      ),
    )

  it.each([
    'R: How do invoices get out of the door?\nB: My husband writes them on Sunday nights when he gets round to it.',
    'R: Who works out the cleaning when you bring up a line?\nB: Our brewmaster does, on paper, and it has always been like that.',
    'R: Talk me through a Monday.\nB: The first one in opens the post and puts it on the pile by name.',
  ])('is never denied, in the verdict or by a retry: %s', (lines) => {
    const { verdict, retryFrom } = reviewOf(lines)
    expect(verdict).not.toMatch(/brought out how it is done/u)
    expect(retryFrom?.why).not.toBe('Ask how it is done today')
  })

  it('is named as far as it went: who decides, without by when and with what money', () => {
    const lines = `R: How do invoices get out of the door?\nB: My husband writes them on Sunday nights, which is a mess and costs us eleven thousand a year.\nR: And who else would have to sign that off?\nB: Only my husband, nobody else.`
    const review = reviewCall(
      inputOf(
        spokenCall(
          `B: Maria.\nR: Hi Maria, this is Joe from Ledgerly, I would like to hear how you do it and then we see. Okay?\nB: Yes.\n${lines}\nR: Thank you.\nB: Bye.`,
        ),
        { type: 'discovery' },
      ),
    )
    expect(review.verdict).not.toContain('You left open how they would buy')
    expect(review.retryFrom?.why).not.toBe('Ask how they would buy')
  })

  it('is no praise where the buyer only put the rep off', () => {
    const { verdict } = reviewOf('R: Where did you land?\nB: I’m going to leave it for now, I think.')
    expect(verdict).not.toContain('leave it')
  })
})
