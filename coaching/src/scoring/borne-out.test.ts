import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { practisedCall, type Minded } from './practised.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

function checkIn({ result }: Review, key: string) {
  const scores = result.state === 'scored' ? result.scores : []
  return scores.flatMap(({ checks }) => checks).find((check) => check.key === key)
}

const adviceOn = ({ result }: Review, criterion: string): string =>
  (result.state === 'scored' ? result.scores : []).find((score) => score.criterion === criterion)?.advice ?? ''

const meters = { trust: 40, interest: 40, patience: 60 }

function practised(lines: string, minds: Readonly<Record<number, Minded>> = {}, more: Partial<ReviewInput> = {}) {
  return reviewCall(inputOf(practisedCall(lines, minds), { mindStart: meters, buyerName: 'Dean Marsh', ...more }))
}
const uploaded = (lines: string, more: Partial<ReviewInput> = {}) =>
  reviewCall(inputOf(spokenCall(lines), { buyerName: 'Dean Marsh', ...more }))

const toldOfTrouble = `
B: Dean Marsh.
R: Hi Dean, this is Marcus from Routewell. I read that you opened a second school, and that is why I'm calling. Have you got two minutes?
B: Two minutes, go on.
R: What goes wrong most often with the substitutes?
B: The list is out of date every morning and we lose an hour on the phone.
R: Could we take half an hour on Thursday at ten?
B: Not yet. And what would I have afterwards?
R: I see, thank you for your time, goodbye.
B: Goodbye.`

const told: Readonly<Record<number, Minded>> = { 4: { move: 'reveal-fact', facts: ['pain'] } }

describe('an ask that a practice buyer saw no reason for', () => {
  const early: Readonly<Record<number, Minded>> = {
    ...told,
    6: { move: 'refuse-next-step', reasons: ['You asked for a next step before they saw a reason'] },
  }

  it.each([
    'You asked for a next step before they saw a reason',
    'You gave a reason and asked again, before they were ready',
    'You asked again with nothing new',
  ])('had not earned it, in the scorecard as in the mind: %s', (reason) => {
    const review = practised(toldOfTrouble, { ...told, 6: { reasons: [reason] } })
    expect(checkIn(review, 'next-step.asked')?.met).toBe(false)
    expect(review.moments.find(({ kind }) => kind === 'next-step')?.label).toBe('Next step. Asked too early')
  })

  it('had earned it where the mind holds nothing against it', () => {
    expect(checkIn(practised(toldOfTrouble, told), 'next-step.asked')?.met).toBe(true)
  })

  it('is not told that no trouble was told of, where one was', () => {
    const advice = adviceOn(practised(toldOfTrouble, early), 'next-step')
    expect(advice).toContain('Say first what would change about “The list is out of date every morning')
    expect(advice).not.toContain('Ask only once')
  })
})

describe('what is done in this call', () => {
  const showing = (first: string, answer = 'I’m waiting for it.') =>
    uploaded(
      `B: Hello, you've got your half hour.\nR: ${first}\nB: ${answer}\nR: You told me that the list is out of date every morning. Here we text each open shift to those who can take it.\nB: I see, that could save us the phone.\nR: Shall we meet again next Tuesday at two, and go through your own week?\nB: Tuesday at two works.\nR: I'll send the invite, thank you very much, goodbye.\nB: Bye.`,
      { type: 'demo' },
    )

  it.each([
    'Thanks for your time. I’d like to show you our product today, and you can ask questions at any time.',
    'I’d like to go through three screens with you this afternoon.',
  ])('is announced at the beginning of a demo, and is no step after it: %s', (first) => {
    const moment = showing(first).moments.find(({ kind }) => kind === 'next-step')
    expect(moment?.quote.quote).toContain('next Tuesday')
  })

  it('is a step where another day is named', () => {
    const review = uploaded(
      'B: Hello.\nR: Hello Dean, can we meet on Thursday at ten and go through your week with the rota?\nB: Thursday at ten works.\nR: Good, I will send you the invite today with three questions in it.\nB: Fine.\nR: Thank you very much for that, and see you on Thursday then, goodbye.\nB: Bye.',
      { type: 'demo' },
    )
    expect(checkIn(review, 'next-step.when')?.met).toBe(true)
  })
})

describe('an offer that a practice buyer found nothing of theirs in', () => {
  const lines = `
B: Dean Marsh.
R: Hi Dean, this is Marcus from Routewell, how do the planners roll up the forecast today?
B: Eight demand planners do it every month with the ERP and a promotions calendar, and it is late each time.
R: Tallyport does the planning automatically, and there is a dashboard for the demand.
B: I'm sure it's a good product.
R: Would you like to see it on Thursday at ten, then?
B: Not now.`
  const facts: Readonly<Record<number, Minded>> = { 2: { move: 'reveal-fact', facts: ['process'] } }

  it.each([
    'You pitched something they had not asked about',
    'You pitched before asking anything',
    'What you showed had nothing to do with what they told you',
  ])('is not tied to it by a word in common: %s', (reason) => {
    expect(checkIn(practised(lines, { ...facts, 4: { reasons: [reason] } }), 'value.tied')?.met).toBe(false)
  })

  it('is where they held nothing against it', () => {
    expect(checkIn(practised(lines, facts), 'value.tied')?.met).toBe(true)
  })
})

describe('whether it would help', () => {
  const after = (question: string) =>
    checkIn(
      uploaded(
        `B: Dean Marsh.\nR: Hi Dean, this is Marcus from Routewell. How do you fill a shift when somebody is off sick?\nB: Somebody rings round and we lose an hour every morning.\nR: We text each open shift to those who can take it, so nobody rings round.\nB: Okay.\nR: ${question}\nB: About two thousand a month, I'd say.\nR: Thank you for telling me that, Dean, goodbye.\nB: Bye.`,
      ),
      'value.fit',
    )?.met

  it.each([
    'What does that cost you in an ordinary month?',
    'How much does it cost you every week?',
    'How often does that happen, would you say?',
    'How does that work today, step by step?',
  ])('is not asked by a question about the trouble: %s', (question) => {
    expect(after(question)).toBe(false)
  })

  it.each([
    'Would that help you on a morning like that?',
    'How would that work for your people?',
    'Is that something that fits at your end?',
    'Does that go some way to it?',
  ])('is asked by a question about what was offered: %s', (question) => {
    expect(after(question)).toBe(true)
  })
})

describe('an offer', () => {
  const offering = (line: string) =>
    uploaded(
      `B: Dean Marsh.\nR: Hi Dean, this is Marcus from Routewell. How do you fill a shift when somebody is off sick?\nB: Somebody rings round with a list on the wall and we lose the morning.\nR: ${line}\nB: Okay, I see.\nR: Would that help you there, or am I off with it?\nB: It might.`,
    )

  it('has no figure in it where nothing is done twice', () => {
    const line =
      'We sit beside your system, read from it and write nothing back, so nothing gets replaced and nobody types anything twice.'
    expect(checkIn(offering(line), 'value.concrete')?.met).toBe(false)
    expect(checkIn(offering(line), 'value.one-thing')?.met).toBe(true)
  })

  it('has one where something is done twice as fast', () => {
    expect(
      checkIn(offering('We fill a shift twice as fast, and half of them within ten minutes.'), 'value.concrete')?.met,
    ).toBe(true)
  })

  it('is a list where its parts are things', () => {
    const line =
      'Our platform has smart rotas, live dashboards, a mobile app, automatic alerts, unlimited users and support around the clock.'
    expect(checkIn(offering(line), 'value.one-thing')).toMatchObject({ met: false })
  })
})

describe('what the buyer said', () => {
  it('is not taken up by the name of the company that they pick up as', () => {
    const review = uploaded(
      'B: Sable Group, one moment. Yes?\nR: Hello, is that Pooja?\nB: It is.\nR: I noticed that Sable Group is hiring, and that is why I am calling. Have you got two minutes for me, or is it a bad time?\nB: Go on.\nR: We sell software, and it has a dashboard with reports and is easy to use for anybody.\nB: Okay.',
      { buyerName: 'Pooja' },
    )
    expect(checkIn(review, 'listening.echo')?.met).toBe(false)
  })
})
