import { describe, expect, it } from 'vitest'
import { bargainIn } from './bargaining.ts'
import { pressureIn } from './pressure.ts'
import type { Unit } from './quantities.ts'

const heard = (words: string, unit: Unit = 'user') =>
  bargainIn(words, { blind: [], isOfPrice: unit === 'percent', isOfTime: unit === 'month', unit })
const offered = (words: string, unit?: Unit) => heard(words, unit).grant?.figures.map(({ value }) => value)

describe('a figure is an offer', () => {
  it.each([
    'If you can pay the year up front, I might stretch to three.',
    'We could probably manage three.',
    'Three is as far as I go.',
    "Three's about the limit for me.",
    'The most we ever did is three.',
    'I give you three and you tell a colleague about us.',
    'Would three be any better?',
    'Three, and you sign this month. Could you live with that?',
    'Okay, three. Does that work for you?',
    'What would you say to three?',
    'Come on, meet me at three?',
    'Three is what I could swing, as long as you act as a reference.',
    'Three then, but you also commit to two years.',
    'Pay me the year in one go and we knock off three.',
    'Hm. And if I stretch to three, and you sign this week?',
    'Three, if you put us on your website as a customer?',
  ])('in whatever verb it is put: “%s”', (words) => {
    expect(offered(words)).toEqual([3])
  })

  it('and what is wanted for it is heard beside it', () => {
    expect(heard('Okay three, and you pay the year upfront. Can you live with that?').returns).toEqual([
      { kind: 'upfront', months: null },
    ])
  })

  it.each([
    'I would need three of them.',
    'I could call you back at three.',
    'We have three trainers for that.',
    'So, three more. What do they do all day?',
  ])('and none where it is an hour, a need or what was said: “%s”', (words) => {
    expect(heard(words).grant).toBeNull()
  })
})

it('a figure that is only spoken of does not come before the one that is given', () => {
  const words =
    'Six weeks is hard for us. I could make it seven weeks, but I would ask for a reference. Is that acceptable?'
  expect(offered(words, 'week')).toEqual([7])
})

describe('an “okay” before what they want', () => {
  it.each([
    'Okay so ten percent and a way out. Which of the two is more important?',
    'Right, ten percent. Who came up with it?',
    'Okay, you want ten percent.',
    'Alright, ten per cent is a lot.',
  ])('is no yes to it: “%s”', (words) => {
    expect(heard(words, 'percent').grant).toBeNull()
  })

  it.each(['Okay, ten percent.', 'Alright, ten per cent. What else is there?', 'Fine, ten per cent it is.'])(
    'is one where nothing is asked about it: “%s”',
    (words) => {
      expect(heard(words, 'percent').grant).not.toBeNull()
    },
  )
})

describe('an “okay” before something else', () => {
  it.each([
    'Okay, talk me through the thinking.',
    'Right, help me see that.',
    'Sure, and behind that?',
    'Got it. And what if I say no to that?',
    'Okay, what if we just can’t?',
  ])('takes in what was said, and grants nothing: “%s”', (words) => {
    expect(heard(words, 'percent').grant).toBeNull()
  })

  it.each(['Okay.', 'Yes, we can do that.', 'Sure, you have it.', 'Alright, deal.', 'Fine, go on then.'])(
    'is a yes alone, and before what goes with one: “%s”',
    (words) => {
      expect(heard(words, 'percent').isYes).toBe(true)
    },
  )
})

describe('a “sorry”', () => {
  it.each(['Sorry, silly question.', 'Sorry, I was on mute. How many are you?', 'Sorry about the noise.'])(
    'that excuses something refuses nothing: “%s”',
    (words) => {
      expect(heard(words).refuses).toBe(false)
    },
  )

  it.each(['Sorry.', "Sorry, but that's our price.", "I'm sorry, we don't do that."])(
    'alone or with a reason does: “%s”',
    (words) => {
      expect(heard(words).refuses).toBe(true)
    },
  )
})

it('a signature this week, for something that is given, is a trade and no push', () => {
  expect(pressureIn('Hm. And if I stretch to three, and you sign this week?')).toBeNull()
  expect(pressureIn('Please just sign this week.')).not.toBeNull()
})
