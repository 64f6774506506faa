import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { echoesHeard } from './echoes.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'

const told = 'I type the orders into a sheet, then I phone the drivers, and sixty boxes a month are binned.'
const after = (words: string, answer: string, before = told) =>
  evidenceOf(
    heardCall(spokenCall(`R: How is it done today?\nB: ${before}\nR: ${words}\nB: ${answer}`), 'discovery'),
    'Farah',
  )

describe('a summary in few words', () => {
  it.each([
    ['So it was the typing, not the phone.', 'Yes, that’s it really.'],
    ['So it isn’t the planning, it’s the boxes.', 'Exactly.'],
    ['Okay, so every order is typed and then phoned through.', 'That’s right.'],
    ['So you end up as the switchboard.', 'Yeah, pretty much.'],
    ['Then it’s the drivers who never hear of it.', 'Yes.'],
    ['so the sheet is fine and the phone calls are what kills you', 'yeah more or less'],
  ])('is one when the buyer says so: %s / %s', (words, answer) => {
    expect(after(words, answer).recaps.map(({ quote }) => quote.quote)).toEqual([words])
  })

  it.each([
    ['So what do you do with the boxes?', 'We bin them.'],
    ['So we type the orders for you.', 'Yes, I see.'],
    ['So you’d be interested, right?', 'Yes.'],
    ['So it’s the drivers who forget the orders.', 'No, not at all.'],
    ['So shall we say Thursday at ten?', 'Yes.'],
    ['So, moving on.', 'Yes.'],
    ['Okay.', 'Exactly.'],
  ])('is none when it asks, offers, takes a yes for granted or is denied: %s / %s', (words, answer) => {
    expect(after(words, answer).recaps).toEqual([])
  })

  it('is quoted by the sentence that says something back', () => {
    const [recap] = after(
      'So you type the orders, phone the drivers and bin sixty boxes. Have I got that right?',
      'Yes.',
    ).recaps
    expect(recap?.quote.quote).toBe('So you type the orders, phone the drivers and bin sixty boxes.')
  })
})

describe('what the buyer said is taken up', () => {
  it.each([
    'Sixty. Every month.',
    'A sheet.',
    'Binned.',
    'And what happens to those?',
    'How often does that happen?',
    'Since when?',
    'Why is that?',
  ])('in a word given back at once or a question for more of it: %s', (words) => {
    expect(echoesHeard(after(words, 'Well.'))).toHaveLength(1)
  })

  it.each(['Okay, cool.', 'Do you have a budget?', 'How much money could you spend?', 'Does that make sense?'])(
    'but not in a nod, a question of its own or one of form: %s',
    (words) => {
      expect(echoesHeard(after(words, 'Well.'))).toEqual([])
    },
  )
})
