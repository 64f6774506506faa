import type { Review } from '@ringside/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { asReviewTurns, parseTranscript } from '../transcripts/index.ts'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const rep = 'Maya Okafor'
const lines = [
  "Maya Okafor: Hi Martin, this is Maya Okafor from ShiftLoop. You've got four homes hiring nights at the moment, and that's why I'm ringing. Is this a bad time?",
  "Martin Hale: It's fine, I have about ten minutes before handover.",
  'Maya Okafor: Thanks. When somebody calls in sick at six in the morning, what happens then?',
  "Martin Hale: Denise sits down with the list and rings round. It takes her an hour or two, most mornings. And when nobody picks up we go to the agency. That's about nineteen thousand a month across the four homes.",
  "Maya Okafor: An hour or two most mornings, and nineteen thousand a month on agency. What does that do to Denise's day?",
  'Martin Hale: Well, she was meant to be doing the medication audits, and they slip. The inspector picked us up on it in March.',
  'Maya Okafor: We text the open shift to everyone who is qualified, and the first yes gets it. Harbour Care cut agency hours by 31 percent in four months.',
  "Martin Hale: Right. But honestly we looked at an app last year and the staff just didn't use it.",
  "Maya Okafor: That's a fair worry. Why didn't they use it?",
  'Martin Hale: They had to log in, and half of them had forgotten the password by the second week.',
  "Maya Okafor: There's no login here. It's a plain text message and they answer yes.",
  "Martin Hale: Okay, that's different. What does it cost?",
  "Maya Okafor: It's four pounds per person a month, so about eleven hundred for your four homes.",
  "Martin Hale: That's not crazy. Claire would have to see it, she holds the budget.",
  'Maya Okafor: Then could the three of us take twenty minutes on Thursday at half past nine?',
  "Martin Hale: Thursday half nine works. Send it to me and I'll drag Claire in.",
  "Maya Okafor: Will do. I'll send the invite now. Thanks, Martin, talk Thursday.",
]
const stamp = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23)
const cues = lines.map((line, i) => `${stamp(i * 12)} --> ${stamp(i * 12 + 11)}\n${line}\n`)
const turns = asReviewTurns(parseTranscript('call.vtt', `WEBVTT\n\n${cues.join('\n')}`), rep)

describe('the review of an uploaded call', () => {
  let review: Review
  beforeAll(() => {
    const outcome = outcomeFromWords(turns, 'discovery')
    review = reviewCall(inputOf(turns, { type: 'discovery', outcome, buyerName: 'Martin Hale' }))
  })
  const checks = () => (review.result.state === 'scored' ? review.result.scores.flatMap((score) => score.checks) : [])
  const quoteOf = (key: string) => checks().find((check) => check.key === key && check.met)?.quote?.quote
  const metric = (key: string) => review.metrics.find((each) => each.key === key)

  it('ends in the meeting that the buyer agreed to', () => {
    expect(review.outcome).toBe('meeting')
    expect(metric('nextStep')).toMatchObject({ value: 1, display: 'What, who and when' })
    expect(quoteOf('next-step.agreed')).toMatch(/^Thursday half nine works/u)
    expect(review.verdict).not.toContain('What does it cost')
  })

  it('hears his worry, the question about it and the answer to it, each where it was said', () => {
    expect(quoteOf('objections.acknowledged')).toBe("That's a fair worry.")
    expect(quoteOf('objections.explored')).toBe("Why didn't they use it?")
    expect(quoteOf('objections.answered')).toBe("There's no login here.")
    expect(quoteOf('objections.settled')).toBe("There's no login here.")
  })

  it('takes the price for the price, and his own figure for his trouble', () => {
    expect(metric('priceMentionedAt')?.at?.quote).toMatch(/^It's four pounds/u)
    expect(quoteOf('discovery.impact')).toBe("What does that do to Denise's day?")
    expect(JSON.stringify(review.result)).not.toMatch(/“What does it cost|‘What does it cost/u)
  })

  it('hears that the rep asked what goes wrong, and what the offer came to elsewhere', () => {
    expect(quoteOf('discovery.pain')).toMatch(/what happens then\?$/u)
    expect(quoteOf('value.after-need')).toMatch(/^We text the open shift/u)
    expect(quoteOf('value.concrete')).toMatch(/^Harbour Care cut agency hours by 31 percent/u)
  })
})

describe('a figure that can be checked', () => {
  const figureIn = (offer: string) => {
    const { result } = reviewCall(
      inputOf(
        spokenCall(`R: Hello Martin, this is Maya from ShiftLoop. What goes wrong when somebody calls in sick?
B: Denise is on the phone for two hours, and the agency gets nineteen thousand a month.
R: That is a lot of phoning for Denise. What does it do to her day?
B: The audits slip.
R: ${offer}
B: I see.
R: Thank you very much for that, Martin. I will leave you to your handover now.`),
      ),
    )
    const scores = result.state === 'scored' ? result.scores : []
    return scores.flatMap((score) => score.checks).find(({ key }) => key === 'value.concrete')?.met
  }

  it.each([
    'We text the open shift to everyone. Harbour Care cut agency hours by 31 percent in four months.',
    'We text the open shift to everyone, and Oak House saved eleven thousand a month.',
  ])('is a result: %s', (offer) => {
    expect(figureIn(offer)).toBe(true)
  })

  it.each([
    'We help with the two hours and the nineteen thousand a month.',
    'We help homes try it: one site and three weeks.',
  ])('is neither the buyer’s own nor the size of a trial: %s', (offer) => {
    expect(figureIn(offer)).not.toBe(true)
  })
})

describe('what was said in an uploaded call is not denied', () => {
  const ask = (offer: string, fit: string) => {
    const { result } = reviewCall(
      inputOf(
        spokenCall(`R: Hello Martin, this is Maya from ShiftLoop. What goes wrong when somebody calls in sick?
B: Denise is on the phone for two hours, and the agency gets nineteen thousand a month.
R: We text the open shift to everyone. ${offer} ${fit}
B: It might be.
R: Thank you very much for that, Martin. I will leave you to your handover now.`),
      ),
    )
    const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
    return (key: string) => checks.find((check) => check.key === key)?.met
  }

  it.each([
    'Brook Haulage got their agency spend down by half in two months.',
    'Oak House got its agency hours under ten.',
  ])('a customer named with a result is a proof: %s', (offer) => {
    expect(ask(offer, 'Would that help?')('value.proof')).toBe(true)
  })

  it.each(['Would something like that be any use to you?', 'Could it spare Denise the two hours?', 'Might this help?'])(
    'whether it would help was asked: %s',
    (fit) => {
      expect(ask('', fit)('value.fit')).toBe(true)
    },
  )

  it('when they are done is no time that they propose to meet', () => {
    const done = spokenCall(`R: What goes wrong with the rota, and would you have time on Thursday?
B: I’m not sure. We’re done by seven instead of nine.
R: That’s good to hear. What else goes wrong at your end, if anything?
B: Nothing much, really.`)
    expect(outcomeFromWords(done, 'discovery')).not.toBe('meeting')
  })
})
