import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { practisedCall } from '../scoring/practised.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import type { ReviewTurn } from '../metrics/heard/review-turn.ts'

const lines = (line: string, next = 'What else is on your list that we should settle today?') => `
B: Hello, good morning.
R: Hello Martin, thanks for your time today, shall we go through the terms that are still open between us?
B: We like it, but your price is too high for us. We need ten per cent off.
R: ${line}
B: I have to show something to my board.
R: ${next}
B: I see, good.
R: Could we meet on Thursday at ten to sign the contract together?
B: Yes, Thursday at ten works for me.`

const demanded: Parameters<typeof practisedCall>[1] = {
  2: { objection: { id: 'demand:discount', family: 'price', state: 'raised' }, move: 'object' },
}

function reviewed(turns: readonly ReviewTurn[]) {
  const { result, moments, verdict } = reviewCall(
    inputOf(turns, { type: 'negotiation', outcome: 'terms-agreed', buyerName: 'Martin' }),
  )
  const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
  return { traded: checks.find(({ key }) => key === 'objections.traded')?.met, moments, verdict }
}

describe('a concession that is refused, kept back or given for something', () => {
  it.each([
    'Okay, ten per cent. Before I say anything to that, what is it for?',
    'Okay, ten per cent. I can’t do that just like that. If you took a second site, I could do four per cent.',
    'Sure, ten per cent. I won’t give it to you for nothing, so what could you do for us in return?',
    'Fine, ten per cent. Until I know what is behind it I will say nothing, what is driving it?',
    'All right, ten per cent off. Not for nothing though: if you sign by the end of the month, I can do six per cent.',
  ])('is none given for nothing: %s', (line) => {
    const { traded, verdict } = reviewed(spokenCall(lines(line)))
    expect(traded).not.toBe(false)
    expect(verdict).not.toContain('asked for nothing')
  })

  it.each([
    'Okay, ten per cent. I will put it into the contract.',
    'Fine, ten per cent then, no problem.',
    'Before you ask again, I can give you ten per cent off.',
    'All right, ten per cent. We can do that.',
    'Sure, five per cent off, I will send it over today.',
  ])('is one where nothing was asked for it: %s', (line) => {
    expect(reviewed(spokenCall(lines(line))).traded).toBe(false)
  })
})

describe('a bargain with a practice buyer', () => {
  it('holds nothing against a line that its mind took for a question behind the demand', () => {
    const turns = practisedCall(
      lines(
        'Okay, ten per cent, I can do that maybe. What is behind it for you?',
        'If you sign for two years I can do five per cent.',
      ),
      {
        ...demanded,
        4: { reasons: ['You asked what lies behind their demand'] },
        6: { reasons: ['You gave something and asked for something in return'] },
      },
    )
    expect(reviewed(turns).traded).toBe(true)
  })

  it('holds against a line what its mind took for a gift', () => {
    const turns = practisedCall(lines('Okay, ten per cent, I can do that. What is behind it for you?'), {
      ...demanded,
      4: { reasons: ['You gave it away and asked for nothing in return'] },
    })
    expect(reviewed(turns).traded).toBe(false)
  })
})

describe('a better line', () => {
  it('is never one that the rep says in this line or the next', () => {
    const said = 'If you could sign for two years, I can offer five per cent off. Would that get you there?'
    const turns = practisedCall(lines('Okay, ten per cent, it is yours.', said), {
      ...demanded,
      4: { reasons: ['You gave it away and asked for nothing in return'] },
    })
    const better = reviewed(turns).moments.flatMap(({ kind, sayItBetter }) =>
      kind === 'objection' ? (sayItBetter ?? []) : [],
    )
    expect(better.join(' ')).not.toMatch(/sign for two years/)
  })
})
