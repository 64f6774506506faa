import { describe, expect, it } from 'vitest'
import { bargainIn, type Listening } from './bargaining.ts'
import { quantitiesIn, spanOfMonths, spelled } from './quantities.ts'

const onPrice: Listening = { blind: [], isOfPrice: true, isOfTime: false }
const heard = (words: string) => bargainIn(words, onPrice)

describe('numbers as people say them', () => {
  it.each([
    ['ten per cent', 10, 'percent'],
    ['7.5%', 7.5, 'percent'],
    ['forty-five days', 45, 'day'],
    ['a two-year contract', 2, 'year'],
    ['eighteen months', 18, 'month'],
    ['five more users', 5, 'user'],
  ])('“%s” is %d of a %s', (words, value, unit) => {
    expect(quantitiesIn(words)).toEqual([expect.objectContaining({ value, unit })])
  })

  it('an article counts only before a span of time', () => {
    expect(quantitiesIn('a discount for a friend')).toEqual([])
    expect(quantitiesIn('after a year')).toEqual([expect.objectContaining({ value: 1, unit: 'year' })])
  })

  it('are spoken back in words, and whole years in years', () => {
    expect([spelled(7), spelled(45), spelled(120)]).toEqual(['seven', 'forty-five', '120'])
    expect([12, 18, 24].map(spanOfMonths)).toEqual(['twelve months', 'eighteen months', 'two years'])
  })
})

describe('a line in a bargain', () => {
  it.each([
    'If you sign for two years, I can do five per cent.',
    'I could do five percent, but I would need a two-year contract.',
    'We can go to five per cent if you pay the year up front.',
    'Five per cent would be possible, provided you could be a reference for us.',
    "I'll give you five percent if you tell two friends about us.",
    'Let us say five per cent, and in return you sign by the end of the month.',
  ])('gives something and wants something for it: “%s”', (words) => {
    const { grant, returns } = heard(words)
    expect(grant?.figures.some(({ value }) => value === 5)).toBe(true)
    expect(returns).toHaveLength(1)
  })

  it.each(['Okay, we can do that.', 'Sure, no problem.', 'Fine, ten per cent it is.', 'Yes, you can have it.'])(
    'gives it and wants nothing: “%s”',
    (words) => {
      expect(heard(words)).toMatchObject({ grant: expect.anything(), returns: [] })
    },
  )

  it.each([
    'Where does the ten per cent come from?',
    'Ten per cent is a lot of money.',
    "I can't do ten per cent, the price stays where it is.",
    'Okay, I understand. Why ten?',
    'We have fifty customers in your trade.',
  ])('gives nothing: “%s”', (words) => {
    expect(heard(words).grant).toBeNull()
  })

  it('may refuse one thing and offer another', () => {
    const { grant } = heard("I can't do ten, but I can do five if you sign for two years.")
    expect(grant?.figures[0]?.value).toBe(5)
  })

  it('takes what is suggested for an offer where a quantity is named, and a meeting for none', () => {
    const offered = bargainIn(
      'Then let me suggest something: seven more users for the same money, if you could be a reference.',
      { ...onPrice, blind: ['wider'] },
    )
    expect(offered.grant?.figures[0]?.value).toBe(7)
    expect(offered.returns).toEqual([{ kind: 'reference', months: null }])
    for (const words of [
      "I'd suggest we look at it again in two weeks.",
      'Can I suggest thirty minutes on Thursday at ten?',
      'Let me suggest that we sit down with three of your people.',
      "I'd suggest something else, if I may.",
    ])
      expect(heard(words).grant).toBeNull()
  })

  it('takes a length for a return only where no length is bargained over', () => {
    const words = 'I can hold it for two years if you like.'
    expect(heard(words).returns).toEqual([{ kind: 'longer-term', months: 24 }])
    expect(bargainIn(words, { ...onPrice, isOfTime: true }).returns).toEqual([])
  })
})
