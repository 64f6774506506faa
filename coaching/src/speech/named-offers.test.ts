import { describe, expect, it } from 'vitest'
import { offerByName, sellerNamesIn } from './named-offers.ts'

describe('the name under which somebody calls', () => {
  it.each([
    ["Hi, this is Sam from PawPings, I know you're busy.", ['PawPings']],
    ["My name's Ann and I'm calling from Harmon & Reed about your dock.", ['Harmon & Reed']],
    ['Sam here, with Northgate Freight.', ['Northgate Freight']],
    ['How do you plan your week?', []],
    ['I heard that from Dana at lunch.', []],
  ])('is heard in %s', (words, names) => {
    expect(sellerNamesIn(words)).toEqual(names)
  })
})

describe('what a thing of that name does', () => {
  const offered = (words: string): string | null => {
    const span = offerByName(words, ['PawPings', ''])
    return span === null ? null : words.slice(span.start, span.end)
  }

  it.each([
    [
      'You said it goes wrong weekly. PawPings sends text reminders before each visit. Would that help?',
      'PawPings sends text reminders before each visit.',
    ],
    ['With PawPings nobody has to ring an owner again.', 'With PawPings nobody has to ring an owner again.'],
    ['So PawPings would take the ringing off them.', 'So PawPings would take the ringing off them.'],
    ['They ring all day, so PawPings texts them instead.', 'They ring all day, so PawPings texts them instead.'],
    ['PawPings is a reminder for vets.', 'PawPings is a reminder for vets.'],
  ])('is offered: %s', (words, span) => {
    expect(offered(words)).toBe(span)
  })

  it.each([
    'This is Sam from PawPings.',
    'Have you heard what PawPings does?',
    'PawPings was founded by a vet.',
    'Maria sends the list on Friday.',
    'I wrote to you about PawPings last week.',
  ])('is not: %s', (words) => {
    expect(offered(words)).toBeNull()
  })

  it('is nothing where no name is known, and a name is no pattern', () => {
    expect(offerByName('PawPings sends texts.', [''])).toBeNull()
    expect(offerByName('Axb sends texts.', ['A.b'])).toBeNull()
  })
})
