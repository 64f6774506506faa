import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { priceMentionedAt } from '../milestones.ts'

const firstPrice = (lines: string): string | null => {
  const measured = priceMentionedAt(evidenceOf(heardCall(spokenCall(lines), 'discovery'), 'Rosa'))
  return measured.applies ? (measured.at?.quote ?? null) : null
}

describe('the first price named', () => {
  it.each([
    'So sixty times one eighty, that’s nearly eleven thousand a month.',
    'That’s ten thousand eight hundred a month, then.',
    'So that’s about a hundred and thirty thousand pounds a year.',
    'Call it eleven grand a month, every month.',
    'It’s eleven thousand dollars a month because of a photo.',
    'And your drivers earn about eighteen pounds an hour?',
    'It’s four thousand a month in fines on top.',
    'Eleven thousand pounds gone, every month.',
    'You’re paying somebody twenty pounds an hour to do that.',
  ])('is not what the buyer loses, pays their people or could count themselves: %s', (words) => {
    expect(
      firstPrice(
        `R: How often does that happen?\nB: Sixty boxes a month, and a box is one eighty.\nR: ${words}\nB: Yes, it is.`,
      ),
    ).toBeNull()
  })

  it.each([
    ['And what do you charge?', 'Nine hundred a month, all vans in.'],
    ['How much is it?', 'That’s three pounds a box.'],
    ['What’s it cost?', 'About four hundred pounds a month.'],
    ['And a pilot?', 'The pilot is about four thousand.'],
    ['Go on.', 'Our price is eleven hundred pounds a month.'],
    ['And then?', 'We charge six euros per user.'],
    ['I see.', 'Who signs for a pilot of about four thousand?'],
  ])('is what the product costs: %s / %s', (asked, words) => {
    expect(firstPrice(`R: How is it done?\nB: By hand, sixty boxes a month. ${asked}\nR: ${words}\nB: I see.`)).toBe(
      words,
    )
  })
})
