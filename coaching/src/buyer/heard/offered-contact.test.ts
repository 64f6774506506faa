import { expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { offersContact } from './offered-contact.ts'

const offers = (words: string) => offersContact(perceive(words, 4000))

it.each([
  'Shall I get you in touch with somebody who runs it?',
  'Do you want that I introduce you to her?',
  'Happy to connect you with a plant in Ohio.',
  'Would it be useful to speak with one of our customers?',
  'Would it help if you talked to another practice manager?',
])('offers a talk with somebody who has it: “%s”', (words) => {
  expect(offers(words)).toBe(true)
})

it.each([
  'Could you introduce me to your manager?',
  'Shall we talk on Monday at ten?',
  'I can put you in touch with them on Thursday at two.',
  'They were introduced to it last year.',
])('does not, or fixes a day: “%s”', (words) => {
  expect(offers(words)).toBe(false)
})
