import { describe, expect, it } from 'vitest'
import { betterOpening } from './better-opening.ts'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { reviewCall } from './index.ts'
import type { ReviewInput } from './review-input.ts'
import { standsAlone } from './their-point.ts'

function turnsOf(lines: readonly string[]): ReviewInput['turns'] {
  return lines.map((words, turn) => ({
    turn,
    speaker: turn % 2 === 0 ? ('buyer' as const) : ('rep' as const),
    words,
    startMs: turn * 5000,
    endMs: turn * 5000 + 4000,
    mode: 'typed' as const,
  }))
}

const input = (lines: readonly string[]): ReviewInput => ({
  turns: turnsOf(lines),
  type: 'discovery',
  outcome: 'left-warm',
  facts: [],
  objections: [],
  mindStart: null,
  buyerName: 'Dean Marsh',
})

describe('advice that builds on what the buyer said', () => {
  it.each([
    'So whoever comes next starts behind',
    'That makes it worse every week',
    'It always ends up late',
    'Which means somebody stays on late',
    'Some days are worse',
  ])('never on a line that hangs on the one before: %s', (words) => {
    expect(standsAlone(words)).toBe(false)
  })

  it.each([
    'Two trucks waited forty minutes at the gate',
    'We threw away sixty croissants on Monday',
    'The night shift loses the list of orders',
    'Customers get two quotes on one day',
    'It cost us nine thousand in fees',
  ])('but on one that says what it is about: %s', (words) => {
    expect(standsAlone(words)).toBe(true)
  })

  it('takes another line each time while there are others', () => {
    const review = reviewCall(
      input([
        'Dean Marsh.',
        'Hello Dean, this is Ana from Crust & Crumb. How do the mornings go with you?',
        'The night shift loses the list of orders, so the bakers start wrong nearly every morning.',
        'I see. And who is there at five?',
        'Two bakers, and last Monday they threw away sixty croissants because the count was wrong.',
        'Okay. Our planner sends the count to the bakers by itself.',
        'Delivery drivers wait forty minutes at the gate as well, and complain about it.',
        'Right. Have a good day, then.',
      ]),
    )
    const advice = review.result.state === 'scored' ? review.result.scores.map((score) => score.advice) : []
    const quoted = advice.flatMap((text) => text.match(/[“‘][^”’]{20,}[”’]/gu) ?? []).map((text) => text.slice(1, -1))
    expect(quoted.length).toBeGreaterThan(1)
    expect(new Set(quoted).size).toBe(quoted.length)
  })
})

describe('a better opening', () => {
  const openingOf = (line: string, company: string): string => {
    const call = input(['Hello?', line])
    return betterOpening({
      evidence: evidenceOf(heardCall(call.turns, 'discovery'), 'Dean Marsh'),
      input: { ...call, seller: { name: 'Zoë Klein', company } },
    })
  }

  it.each([
    ['Hi Dean, this is Zoë from Crust & Crumb.', 'Crust & Crumb'],
    ['Hi Dean, this is Zoë from Crust and Crumb.', 'Crust and Crumb'],
    ['Hi Dean, this is Zoë from Crust, have you twenty minutes?', 'Crust & Crumb'],
  ])('has the whole name of the company: %s', (line, company) => {
    expect(openingOf(line, company)).toContain(`this is Zoë from ${company}.`)
  })

  it.each([
    ['Hi Dean, this is Zoë from Crust, have you twenty minutes?', 'twenty minutes'],
    ['Hi Dean, Zoë from Crust. I asked for half an hour, is that still fine?', 'half an hour'],
    ['Hi Dean, Zoë from Crust. We said 15 minutes.', '15 minutes'],
  ])('keeps the time that was asked for: %s', (line, time) => {
    expect(openingOf(line, 'Crust & Crumb')).toContain(`be done in ${time}.`)
  })

  const fact = { id: 'f', label: 'How shift scheduling works today', summary: 'A sheet on the wall.' }
  const expected = (lines: string[], more: Partial<ReviewInput> = {}): string => {
    const call = { ...input(lines), ...more }
    return betterOpening({ evidence: evidenceOf(heardCall(call.turns, 'discovery'), 'Dean Marsh'), input: call })
  }

  it('says what an expected call is for as far as anything tells it, and leaves a blank where nothing does', () => {
    const asks = ['Hello?', 'Hi Dean. How do you plan the night shift today?']
    expect(expected(asks, { facts: [fact] })).toContain('I’d like to hear how shift scheduling works today')
    const product = { name: 'Crumb', whatItDoes: 'Counts bread', problemsSolved: ['Bread is left over at night'] }
    expect(expected(asks, { product })).toContain('with you as well: bread is left over at night;')
    expect(expected(asks)).toContain('“How do you plan the night shift today?”')
    expect(expected(['Hello?', 'Hi Dean.'])).toContain('[what this call is for]')
  })

  it('keeps what the rep saw of the buyer', () => {
    const call = input(['Hello?', 'Hi Dean. I saw that you opened a second shop. Anyway, we sell a planner.'])
    expect(betterOpening({ evidence: evidenceOf(heardCall(call.turns, 'cold-call'), 'Dean'), input: call })).toContain(
      'I saw that you opened a second shop, and that is why I’m calling.',
    )
  })
})
