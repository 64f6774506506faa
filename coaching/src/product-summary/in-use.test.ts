import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { runCall } from '../evaluation/run-call.ts'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import type { Product } from './selling.ts'

const whole: Product = {
  name: 'Routewell',
  whatItDoes: 'Routewell is a tool that plans the day again when an order is cancelled.',
  proof: ['A school caterer threw away a third fewer lunches'],
  price: '900 dollars a kitchen a month',
  competitors: ['Onfleet'],
}

/** The summary with one of its parts left out. */
const lacking = {
  value: { ...whole, whatItDoes: 'Good' },
  proof: { ...whole, proof: [] },
  price: { ...whole, price: '' },
  competitors: { ...whole, competitors: [] },
}
const parts = Object.keys(lacking) as (keyof typeof lacking)[]

/** What a buyer says who is shown the product, and asks about it, to a rep who speaks the same lines whatever the summary says. */
function buyerSays(product: Product, seed: number): string {
  const setup = castCall(seed, 'demo', 'hard')
  const { turns } = runCall({ ...setup, rep: { ...setup.rep, product } }, 'good', seed)
  return turns.flatMap(({ speaker, words }) => (speaker === 'buyer' ? [words] : [])).join(' ')
}

const seeds = Array.from({ length: 24 }, (_, seed) => seed)
const said = seeds.map((seed) => buyerSays(whole, seed))

const speech = 'We have routes and dashboards and an app and alerts and users. '.repeat(12)
const call = `B: Rosa Lindqvist.
R: Hello Rosa, this is Marcus from Routewell, how do you plan deliveries today?
B: On a sheet. We threw away sixty lunches on Tuesday.
R: ${speech}
B: We're talking to two other vendors as well, and one of them is Onfleet.
R: Oh. Um, okay.
B: That sounds too expensive, we haven't got the budget for it.
R: Okay, I see.
B: I've heard that pitch before, every vendor says that.
R: Many others, all over, you would like it a lot I think.
B: I see.`

const betterLines = (product: Product): string =>
  reviewCall(inputOf(spokenCall(call), { product }))
    .moments.map(({ sayItBetter }) => sayItBetter ?? '')
    .join(' ')

describe('what a rep sells is used', () => {
  it.each(parts)('by buyers, who talk otherwise without its %s', (part) => {
    expect(seeds.some((seed, at) => buyerSays(lacking[part], seed) !== said[at])).toBe(true)
  })

  it.each([
    ['value', 'plans the day again when an order is cancelled'],
    ['proof', 'A school caterer threw away a third fewer lunches'],
    ['price', '900 dollars a kitchen a month'],
    ['competitors', 'Onfleet'],
  ] as const)('by the review, whose better lines have its %s', (part, words) => {
    expect(betterLines(whole)).toContain(words)
    expect(betterLines(lacking[part])).not.toContain(words)
  })

  it('for nothing that the buyer has not named: a competitor is not brought up by the review', () => {
    expect(betterLines({ ...whole, competitors: ['Circuit'] })).not.toContain('Circuit')
  })
})
