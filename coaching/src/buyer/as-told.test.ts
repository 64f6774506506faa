import { describe, expect, it } from 'vitest'
import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { asTold } from './as-told.ts'

const trouble = {
  topic: 'pain',
  summary: 'Last-minute changes: one driver calls in sick and they re-plan half the board. It was better once',
  plain: ["It's last-minute changes. One driver calls in sick and they re-plan half the board. It was better once."],
  full: ["It's last-minute changes. Three weeks ago we had a reefer go down and it took two hours to re-plan."],
} as unknown as Fact

describe('what is written down of a trouble', () => {
  it('is how it shows, where that was said', () => {
    expect(asTold(trouble, `Oh. ${trouble.plain[0]} And you?`)).toBe(trouble.summary)
  })

  it('is the case of it that was told, where that was all that was said', () => {
    expect(asTold(trouble, `Where do I start. ${trouble.full[0]}`)).toBe(
      'Last-minute changes: three weeks ago we had a reefer go down and it took two hours to re-plan',
    )
  })

  it('keeps the capitals of names and of “I”', () => {
    const story = 'I had an invoice on my desk, and it turned out that Korber was down on a Monday'
    const told = { ...trouble, full: [`${story}.`] }
    expect(asTold(told, `Well. ${story}.`)).toBe(`Last-minute changes: ${story}`)
  })

  it('is its name alone, where it was told in words of nobody’s book', () => {
    expect(asTold(trouble, 'The day never looks like the plan, I can tell you.')).toBe('Last-minute changes')
  })

  it('holds of every buyer nothing but the name and what they said', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const { persona } = castCall(seed, 'discovery', 'easy')
      for (const fact of persona.facts.filter(({ id }) => id === 'pain' || id === 'pain2'))
        for (const words of [...fact.full, ...fact.plain]) {
          const [, shows = ''] = asTold(fact, words).split(': ')
          for (const part of shows.split('. ').filter(Boolean))
            expect(words.toLowerCase()).toContain(part.toLowerCase().replace(/[.!?,]+$/u, ''))
        }
    }
  })
})

it('any other fact is written down as the one thing it is', () => {
  const cost = {
    topic: 'cost',
    summary: 'Overtime comes to about 18,000 a month',
    plain: [],
    full: [],
  } as unknown as Fact
  expect(asTold(cost, 'Eighteen thousand, give or take.')).toBe(cost.summary)
})
