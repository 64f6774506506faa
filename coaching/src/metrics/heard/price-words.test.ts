import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { priceMentionedAt } from '../milestones.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const firstPrice = (words: string, asked = 'And what would that run to?'): string | null => {
  const lines = `R: How many loaves go in the bin?\nB: Forty a night, from eleven shops. ${asked}\nR: ${words}\nB: I see.`
  const measured = priceMentionedAt(evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Anita'))
  return measured.applies ? (measured.at?.quote ?? null) : null
}

describe('a price without a currency', () => {
  it.each([
    'It’s ninety a shop.',
    'It’s ninety a shop, all in.',
    'Ninety a shop, each month.',
    'We charge ninety per bakery.',
    'That’s sixty a van.',
    'It comes to thirty-five a bed.',
    'It’s two hundred a month, flat.',
    'About a hundred and twenty per branch.',
    'We’re at four hundred a kitchen.',
    'It’s nine a head.',
    'The price is twelve hundred a year.',
    'Ninety for each shop.',
    'It starts at fifty a clinic.',
    'Eighty-five apiece.',
    'It’s 90 a shop.',
    'It’s 90/shop.',
    'That would be a thousand and eighty for the twelve.',
    'You’d pay ninety a shop.',
    'Roughly three fifty a site.',
    'We do it for ninety a store.',
    'It’s free for the first month, then ninety a shop.',
    'It’s ninety a shop, and a bakery in Leeds threw away a third less.',
    'Ninety.',
  ])('is one: %s', (words) => {
    expect(firstPrice(words)).not.toBeNull()
  })

  it.each([
    'It’s forty loaves a shop, then.',
    'It’s forty a night, you said.',
    'So it’s forty a night?',
    'We work with ninety shops.',
    'It takes ten minutes a day.',
    'It’s twenty minutes a shop to set up.',
    'A bakery like yours saved ninety a shop.',
    'You’d save ninety a shop.',
    'It’s one list a shop, in the morning.',
    'It’s ninety per cent right on most days.',
    'It’s three people a shift, isn’t it?',
    'We have been at it for twelve years.',
    'It’s live in two weeks.',
    'That is four hundred and forty a week for eleven shops.',
    'How many do you bake for one shop?',
    'You lose ninety a shop.',
    'It’s ten of them at a time.',
    'I can do ten on Thursday.',
  ])('is none: %s', (words) => {
    expect(firstPrice(words, 'Why?')).toBeNull()
  })
})
