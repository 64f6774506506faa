import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { PlainTurn } from '../metrics/heard/review-turn.ts'
import { inputOf } from './calls.fixture.ts'
import { craneChecks, hotelLinen, nightLine, oneName } from './four-transcripts.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const read = (turns: readonly PlainTurn[], buyerName: string, type: CallType = 'cold-call') => {
  const outcome = outcomeFromWords(turns, type)
  const review = reviewCall(inputOf(turns, { buyerName, type, outcome }))
  const scores = review.result.state === 'scored' ? review.result.scores : []
  const checks = scores.flatMap((score) => score.checks)
  const isMet = (key: string) => checks.find((check) => check.key === key)?.met
  const quoteOf = (key: string) => checks.find((check) => check.key === key)?.quote?.quote
  const labels = review.moments.map(({ label }) => label)
  return { review, isMet, quoteOf, labels, steps: review.nextSteps.map(({ text }) => text) }
}

describe('a good call in plain words', () => {
  const { review, isMet, quoteOf, labels, steps } = read(nightLine, 'Petra Novak')

  it('is denied no question that brought out trouble, or what it cost', () => {
    expect(quoteOf('discovery.pain')).toMatch(/^What has it done/u)
    expect(isMet('discovery.impact')).toBe(true)
    expect(review.verdict).toContain('cost us fourteen thousand')
    expect(review.verdict).not.toMatch(/never asked what/u)
  })

  it('has its worry heard, taken up and answered by what was said of it', () => {
    expect(labels).toContain('Objection: what it asks of people. Handled')
    expect(quoteOf('objections.acknowledged')).toMatch(/^I'd be the same/u)
    expect(quoteOf('objections.answered')).toMatch(/^The nurse has your notes/u)
  })

  it('has told the price that was asked for', () => {
    expect(labels).toContain('Buying signal. Caught')
    expect(isMet('listening.answers')).toBe(true)
  })

  it('is quoted in whole sentences, and for what they show', () => {
    expect(quoteOf('opening.who')).toBe('Morning Petra, Ines Duarte from NightPaw.')
    expect(quoteOf('discovery.follow-up')).toBe('And how many of those calls do you get in a night?')
  })

  it('leaves a promise to keep beside the invite', () => {
    expect(steps).toContain('Send what you promised.')
  })
})

describe('a call that ends with a link', () => {
  const { review, isMet, quoteOf, labels, steps } = read(craneChecks, 'Graham Pell')

  it('is no meeting, and has no date', () => {
    expect(review.outcome).toBe('follow-up')
    expect(isMet('next-step.when')).toBe(false)
    expect(steps[0]).toBe('Send Graham what you offered, with a day on which you talk about it.')
  })

  it('had a worry, which was talked down before it was answered', () => {
    expect(labels.join(' ')).toContain('Objection: what it asks of people')
    expect(isMet('objections.calm')).toBe(false)
  })

  it('gave a figure, and put no question by saying what the driver does', () => {
    expect(quoteOf('value.concrete')).toContain('three weeks')
    expect(isMet('value.fit')).toBe(false)
  })

  it('asked what is in use, and followed it up by asking whether it is, and not by asking who else decides', () => {
    expect(quoteOf('discovery.process')).toMatch(/^I was wondering what you guys use/u)
    expect(quoteOf('discovery.follow-up')).toBe('And do they?')
  })
})

describe('a call written down without a mark or a capital', () => {
  const { review, isMet, quoteOf, labels, steps } = read(hotelLinen, '')

  it('gives the buyer no question for a need', () => {
    expect(review.verdict).toContain('the sheets come back damp')
    expect(JSON.stringify(review)).not.toContain('“can you now')
  })

  it('hears who called, what goes wrong, and which questions were left open', () => {
    expect(isMet('opening.who')).toBe(true)
    expect(quoteOf('discovery.pain')).toBe('no i mean are you happy with them')
    expect(isMet('listening.answers')).toBe(false)
    expect(quoteOf('listening.answers')).toBe('what do you charge a kilo')
  })

  it('takes an address for neither a follow-up nor a look behind a worry', () => {
    expect(isMet('discovery.follow-up')).toBe(false)
    expect(isMet('objections.explored')).toBe(false)
  })

  it('hears the worries, the push, and what was promised', () => {
    expect(labels).toEqual(
      expect.arrayContaining(['Objection: the contract. Still open', 'You pushed for a yes', 'Buying signal. Missed']),
    )
    expect(labels.join(' ')).toContain('Objection: what they have already')
    expect(labels).not.toContain('Objection: what they have already. Handled')
    expect(steps).toContain('Find out what you said you would.')
  })
})

describe('a call with an undertaker', () => {
  const { review, isMet, quoteOf } = read(oneName, 'Mr Abara', 'discovery')

  it('is a meeting on the day that he named', () => {
    expect(review.outcome).toBe('meeting')
    expect(review.verdict).toContain('Tuesday at ten')
    expect(isMet('next-step.what')).toBe(true)
  })

  it('says back over the sale what the stone cost, and not the walk to the daughter', () => {
    expect(review.verdict).toContain('The stone was eleven hundred')
    const advice = review.result.state === 'scored' ? review.result.scores.map((score) => score.advice) : []
    const open = advice.filter((each) => !each.startsWith('Full marks'))
    expect(open.join(' ')).not.toContain('daughter')
    expect(review.verdict).not.toMatch(/never asked what “The stone/u)
  })

  it('heard how it is done, followed up, and answered in a number', () => {
    expect(quoteOf('discovery.process')).toBe('What do you write down twice?')
    expect(quoteOf('discovery.follow-up')).toMatch(/^Whose hand/u)
    expect(isMet('listening.answers')).toBe(true)
    expect(quoteOf('value.after-need')).toMatch(/^The thing I sell/u)
  })
})
