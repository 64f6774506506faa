import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { demandsOf } from '../buyer/terms/demands.ts'
import { playCall } from '../cli/play-call.ts'
import { castCall } from '../evaluation/casting.ts'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
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

describe('what was given before anybody had asked for it', () => {
  const uploaded = (line: string) =>
    reviewCall(
      inputOf(
        spokenCall(`R: Hello Martin, thanks for taking the call. I wanted to settle the terms of the proposal with you today.
B: Yes, I have read it. It looks all right so far.
R: ${line}
B: Oh, nice. But your price is too high for us. We need ten per cent off.
R: If you sign for two years, I can do eight per cent. Would that work?
B: Yes, that works for me.
R: Could we sign it on Thursday at ten?
B: Yes, Thursday at ten works.`),
        { type: 'negotiation', outcome: 'terms-conceded', buyerName: 'Martin' },
      ),
    )

  it.each([
    'I’ll throw in the training for free as well.',
    'We can include ten extra users for you, no charge.',
    'I can give you five per cent off right away.',
    'We would waive the set-up, that is on us.',
    'The onboarding is on us, of course.',
  ])('is told with its words, and not as a demand that came later: %s', (line) => {
    const { result, moments } = uploaded(`Good. ${line}`)
    expect(tradedIn(result)).toMatchObject({ met: false, quote: { quote: line } })
    expect(JSON.stringify(result)).toMatch(/before Martin had asked for it/)
    expect(moments.map(({ label }) => label)).toContain('You gave Martin something that nobody had asked for')
  })

  it.each([
    'The training is included in the offer, as you saw.',
    'We include ten users if you sign for two years.',
    'What matters most to you in the terms?',
  ])('is nothing that stands in the offer, is traded or asked: %s', (line) => {
    const { moments } = uploaded(line)
    expect(moments.map(({ label }) => label)).not.toContain('You gave Martin something that nobody had asked for')
  })

  it('is told where it was put beside a demand of a practised bargain', () => {
    const beside = reviewed([
      'I’ll include an extra ten users for you, no charge.',
      'I understand. What is behind the ten per cent for you, if I may ask?',
      ...end,
    ])
    expect(tradedIn(beside)?.met).toBe(false)
    expect(JSON.stringify(beside)).not.toMatch(/You gave way on the price/)
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

describe('an uploaded negotiation in which something is given, and asked for in the next line', () => {
  const tradedBy = (next: string): boolean | undefined => {
    const turns = spokenCall(`
R: Hello Dana, thanks for your time today, shall we go through the terms that are still open between us?
B: We like it, but your price is too high for us. We need ten per cent off.
R: I understand, we can do ten per cent off for you, that is no problem at all.
B: Good, thank you.
R: ${next}
B: Fine, that works for us.
R: Could we meet on Thursday at ten to sign the contract together?
B: Yes, Thursday at ten works for me.`)
    const { result } = reviewCall({ ...inputOf(turns), type: 'negotiation' })
    const scores = result.state === 'scored' ? result.scores : []
    return scores.flatMap(({ checks }) => checks).find(({ key }) => key === 'objections.traded')?.met
  }

  it('was a trade', () => {
    expect(tradedBy('And in return you would sign for two years instead of one, would that be all right?')).toBe(true)
  })

  it.each([
    'Is there anything else that you would need from us before you can sign it?',
    'And a go-live within six weeks if you sign for two years, how would that be?',
  ])('was a gift where nothing was asked for it: %s', (next) => {
    expect(tradedBy(next)).toBe(false)
  })
})
