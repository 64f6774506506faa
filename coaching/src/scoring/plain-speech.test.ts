import { describe, expect, it } from 'vitest'
import { inputOf } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { bakeryBooks, bottlingPlant, liftEngineers, wholesaler } from './plain-speech.fixture.ts'
import { reviewCall } from './review-call.ts'

const reviewed = ({ turns, type }: typeof wholesaler, buyerName: string) => {
  const review = reviewCall(inputOf(turns, { type, buyerName, outcome: outcomeFromWords(turns, type) }))
  const checks = review.result.state === 'scored' ? review.result.scores.flatMap((score) => score.checks) : []
  const quoteOf = (key: string) => checks.find((check) => check.key === key && check.met)?.quote?.quote ?? null
  const metric = (key: string) => review.metrics.find((each) => each.key === key)
  return { review, quoteOf, metric, labels: review.moments.map(({ label }) => label) }
}

describe('a call in plain words', () => {
  it('with a loss counted aloud has no price in it, and its summary, proof and day are heard', () => {
    const { review, quoteOf, metric } = reviewed(wholesaler, 'Farah')
    expect(metric('priceMentionedAt')?.value).toBeNull()
    expect(quoteOf('opening.reason')).toContain('I wanted to understand')
    expect(quoteOf('discovery.pain')).toBe('And when an order changes after the photo?')
    expect(quoteOf('discovery.impact')).not.toBeNull()
    expect(quoteOf('listening.recap')).toContain('So it isn’t the planning')
    expect(quoteOf('value.proof')).toContain('One wholesaler with thirty vans')
    expect(quoteOf('value.concrete')).toContain('from nine wasted drops a week to two')
    expect(review.outcome).toBe('meeting')
    expect(review.verdict).toContain('nearly eleven thousand a month')
    expect(review.verdict).not.toMatch(/never asked what|came up by itself/u)
  })

  it('without a full stop is heard as well as one that is punctuated', () => {
    const { quoteOf, metric, labels, review } = reviewed(liftEngineers, 'Niall')
    expect(quoteOf('opening.reason')).toContain('I was on your website')
    expect(quoteOf('discovery.pain')).toContain('what happens if nobody texts')
    expect(quoteOf('listening.recap')).toContain('so it ends with you')
    expect(quoteOf('value.proof')).toContain('a lift firm in Leeds')
    expect(quoteOf('value.fit')).toContain('is that something you’d want to see working')
    expect(quoteOf('next-step.agreed')).toContain('Thursday’s alright')
    expect(metric('priceMentionedAt')?.at?.quote).toContain('eight pounds a man')
    expect(labels).toContain('Next step. Agreed, Thursday morning half nine')
    expect(review.moments.filter(({ kind }) => kind === 'buying-signal').map(({ quote }) => quote.quote)).toEqual([
      'what’s it cost',
    ])
  })

  it('in which the buyer told the cost unasked is not said to have left it open', () => {
    const { review, quoteOf, labels } = reviewed(bakeryBooks, 'Tove')
    expect(quoteOf('opening.reason')).toContain('I’m hoping to get a picture')
    expect(quoteOf('discovery.process')).toContain('look like for you')
    expect(quoteOf('discovery.impact')).not.toBeNull()
    expect(quoteOf('value.concrete')).toContain('from three nights to one')
    expect(labels).toContain('Next step. Agreed, the tenth at two')
    expect(review.verdict).not.toContain('never asked what')
  })

  it('with two buyers has the day that they moved it to, and no recap for an offer', () => {
    const { quoteOf, labels, metric, review } = reviewed(bottlingPlant, 'Grace Okonkwo')
    expect(labels).toContain('Next step. Agreed, Thursday week at three')
    expect(labels.some((label) => label.includes('too early'))).toBe(false)
    expect(quoteOf('listening.recap')).toContain('So parts go missing')
    expect(quoteOf('value.one-thing')).toBeNull()
    expect(
      review.result.state === 'scored' && review.result.scores.every(({ advice }) => !advice.includes('list out')),
    ).toBe(true)
    expect(quoteOf('discovery.process')).toContain('take me through the last changeover')
    expect(metric('priceMentionedAt')?.at?.quote).toContain('a pilot of about four thousand')
  })
})
