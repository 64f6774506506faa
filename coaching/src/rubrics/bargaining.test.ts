import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { demandsOf } from '../buyer/terms/demands.ts'
import { playCall } from '../cli/play-call.ts'
import { castCall } from '../evaluation/casting.ts'
import { outcomeFromWords, reviewCall } from '../scoring/index.ts'

const setup =
  Array.from({ length: 80 }, (_, seed) => castCall(seed + 1, 'negotiation', 'easy')).find(
    (one) => demandsOf(one)[0]?.id === 'discount',
  ) ?? castCall(1, 'negotiation', 'easy')

function reviewed(lines: readonly string[]): Review['result'] {
  const { turns, outcome, start } = playCall(setup, lines)
  return reviewCall({
    turns,
    type: 'negotiation',
    outcome,
    facts: [],
    objections: [],
    mindStart: start,
    buyerName: setup.persona.firstName,
  }).result
}

const scoredOf = (result: Review['result']) => (result.state === 'scored' ? result : null)
const tradedIn = (result: Review['result']) =>
  scoredOf(result)
    ?.scores.find(({ criterion }) => criterion === 'objections')
    ?.checks.find(({ key }) => key === 'objections.traded')

const end = [
  'Thank you. What else is on your list that we should settle today?',
  'Could we sign the contract on Thursday at ten, you and I together?',
]
const traded = reviewed([
  'I understand. What is behind the ten per cent for you, if I may ask?',
  'That makes sense. If you could sign for two years, I can do eight per cent. Would that work?',
  ...end,
])
const given = reviewed([
  'Okay, we can do that, that should be no problem for us at all.',
  'Yes, of course, just tell me what else it is that you would need.',
  'Sure, no problem.',
  ...end,
])

describe('the review of a bargain', () => {
  it('sees that something was asked for a concession', () => {
    expect(tradedIn(traded)?.met).toBe(true)
  })

  it('names what was given for nothing, and what could have been asked for it', () => {
    expect(tradedIn(given)?.met).toBe(false)
    expect(JSON.stringify(given)).toMatch(/You gave way on the price/)
    expect(JSON.stringify(given)).toMatch(/If you could sign for two years, I can offer five per cent off/)
  })

  it('scores the same concession higher where it was traded', () => {
    expect(scoredOf(traded)?.total).toBeGreaterThan(scoredOf(given)?.total ?? 100)
  })

  it('asks nothing of the kind in a call of another type', () => {
    const { turns, outcome, start } = playCall(castCall(3, 'discovery', 'easy'), [
      'Hello, thanks for your time. How do you plan your week today?',
      'What goes wrong with that most of the time, and how often?',
      'I can give you ten per cent off.',
    ])
    const { result } = reviewCall({
      turns,
      type: 'discovery',
      outcome,
      facts: [],
      objections: [],
      mindStart: start,
      buyerName: 'Ana',
    })
    expect(JSON.stringify(result)).not.toContain('objections.traded')
  })
})

it('an uploaded negotiation in which a discount was given for nothing ended with gifts', () => {
  const said = (line: string) => {
    const lines = [
      ['buyer', 'We like it, but your price is too high for us. We need ten per cent off.'],
      ['rep', line],
      ['buyer', 'Good, thank you. Then we have a deal.'],
      ['rep', 'Could we meet on Thursday at ten to sign the contract together?'],
      ['buyer', 'Yes, Thursday at ten works for me.'],
    ] as const
    const turns = lines.map(([speaker, words], turn) => ({
      turn,
      speaker,
      words,
      startMs: turn * 8000,
      endMs: turn * 8000 + 6000,
      mode: 'voice' as const,
    }))
    return outcomeFromWords(turns, 'negotiation')
  }
  expect(said('Okay, I can give you ten per cent off.')).toBe('terms-conceded')
  expect(said('I can give you ten per cent off if you sign for two years.')).toBe('terms-agreed')
})
