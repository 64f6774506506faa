import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { CallSetup } from '../index.ts'
import { outcomeOf } from '../index.ts'
import { played } from '../played.fixture.ts'
import { asksSubject } from '../words/asks-subject.ts'
import { demandsOf, termsOf } from './demands.ts'

const opening = (id: string, difficulty: CallSetup['difficulty'] = 'hard'): CallSetup => {
  const found = Array.from({ length: 200 }, (_, seed) => castCall(seed + 1, 'negotiation', difficulty)).find(
    (setup) => demandsOf(setup)[0]?.id === id,
  )
  if (found === undefined) throw new Error(`nobody opens with ${id}`)
  return found
}

const after = (id: string, ...lines: string[]) => {
  const { mind, replies } = played(opening(id), lines)
  const { bargain } = mind
  if (bargain === null) throw new Error('a negotiation has a bargain')
  const reasons = replies.at(-1)?.changes.map(({ reason }) => reason) ?? []
  return { bargain, mind, reasons, words: replies.at(-1)?.words ?? '', terms: termsOf(bargain) }
}

describe('a line that gives something else than was demanded', () => {
  it.each([
    ['pilot', 'Sure, I can do ten percent, no problem.', 'ten per cent off'],
    ['exclusivity', 'We can do sixty days, no problem.', 'payment at sixty days'],
    ['start', 'I can throw in the onboarding for free.', 'the onboarding on you'],
    ['discount', 'I can hold the price for two years.', 'the price held for two years'],
    ['way-out', 'Okay, we can do a free pilot of three months.', 'a free pilot of three months'],
  ])('leaves %s open, and gives away that other thing', (id, line, given) => {
    const { bargain, reasons, terms, words } = after(id, line)
    expect(bargain.demands[0]?.state).toBe('raised')
    expect(terms).toEqual([given])
    expect(reasons).toContain('You gave away something they had not asked for')
    expect(words.toLowerCase()).toContain(given)
  })

  it('is a trade of that other thing where the buyer can give what is wanted for it', () => {
    const { bargain, terms } = after('exclusivity', 'I can do ten percent if you could be a reference for us.')
    expect(bargain.demands[0]?.state).toBe('raised')
    expect(terms).toEqual(['ten per cent off', 'a reference from us'])
    expect(bargain.unasked[0]).toMatchObject({ kind: 'reference', gift: false })
  })

  it('is no gift where something is wanted that does not go with it', () => {
    const { bargain, terms } = after('exclusivity', 'We can do sixty days if you pay the first year up front.')
    expect(terms).toEqual([])
    expect(bargain.unasked).toEqual([])
  })

  it('is not meant by a line that points at the demand, or that names a term only as what it wants', () => {
    expect(after('pilot', 'Okay, we can do that.').bargain.demands[0]?.state).toBe('resolved')
    const line = 'If you take ten more users, I can do that.'
    expect(after('pilot', line).bargain.unasked).toEqual([])
  })

  it('makes the call one in which something was given for nothing', () => {
    const trade = 'I can do that if you pay the year up front.'
    const refer = 'I can do that if you could be a reference for us.'
    const lines = ['Sure, I can do twenty percent.', trade, 'Deal.', 'What else?', refer, 'Deal.', 'What else?']
    const { mind, replies } = played(opening('pilot', 'medium'), [...lines, 'Can we sign on Thursday at ten?'])
    expect(replies[0]?.words).toMatch(/twenty per cent off/i)
    expect(outcomeOf(opening('pilot', 'medium'), mind, 'rep')).toBe('terms-conceded')
    expect(mind.bargain?.demands.some(({ id }) => id === 'discount')).toBe(false)
  })
})

describe('what was agreed', () => {
  const agreed = ['If you sign for two years, I can do that.', 'Deal.']

  it('is put right when the rep takes back a part of it', () => {
    const lines = [
      'If you sign for two years, I can do fifteen percent.',
      'Eighteen months works for us. Then it is eight percent.',
    ]
    const { reasons, words } = after('discount', ...lines)
    expect(reasons).toContain('You summed up terms that were not agreed')
    expect(words).toMatch(/fifteen per cent off/i)
  })

  it('is not taken back by a day or a month that is no term', () => {
    for (const line of ["Great. I'll send it in a month.", 'Thank you. What else is there?'])
      expect(after('discount', ...agreed, line).reasons).not.toContain('You summed up terms that were not agreed')
  })
})

it('a buyer who has just said what they want never asks for the subject of the call', () => {
  const greetings = [
    'Hello, thanks for taking the time.',
    "Hi, thanks! I understand you've looked at the proposal?",
    'Good morning, how are you?',
    'Busy day?',
  ]
  for (const type of ['negotiation', 'objection-handling'] as const)
    for (let seed = 1; seed <= 24; seed += 1)
      for (const line of greetings) {
        const words = played(castCall(seed, type, 'medium'), [line]).replies[0]?.words ?? ''
        expect(words).not.toMatch(asksSubject)
      }
})

it('with the day agreed, "talk Thursday" ends the call', () => {
  const lines = ['I can do that if you sign for two years.', 'Deal.', 'Can we sign on Thursday at ten?']
  for (const parting of ['Perfect, thanks, talk Thursday.', 'talk Thursday, thanks', 'Great, see you then!']) {
    const setup = opening('discount', 'easy')
    expect(played(setup, [...lines, parting]).replies.at(-1)?.ends).toBe(true)
  }
})
