import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'

const verdictOn = (lines: string, buyerName: string): string =>
  reviewCall(inputOf(spokenCall(lines), { type: 'discovery', outcome: 'brush-off', buyerName })).verdict

describe('a verdict', () => {
  it('praises nobody for what was only half heard, nor for what the buyer denies', () => {
    const verdict = verdictOn(
      `R: Hello, is that Mr Grant? This is Kyle from Shipfast, we're the number one shipping platform in the country with over two thousand customers and we do rates, labels, tracking, returns, analytics, everything in one.
B: I'm in the middle of something.
R: It'll only take a minute. So our platform has machine learning for carrier choice, an app, a dashboard, integrations with Shopify, Magento, WooCommerce and everything else. Most people save thirty percent. You'd be crazy not to look at it.
B: We're happy with what we have.
R: With respect everyone says that. Are you really happy paying too much?
B: I didn't say we pay too much.
R: But you do, trust me. Look, if you sign today I can give you fifty percent off for six months. Nobody gets that.
B: Send me an email.
R: I'd rather do it now, emails get lost. What's your card number?
B: You're joking. Goodbye.`,
      'Mr Grant',
    )
    expect(verdict).not.toMatch(/gave a reason|got Mr Grant to say/u)
    expect(verdict).toMatch(/^No question of yours/u)
  })
})
