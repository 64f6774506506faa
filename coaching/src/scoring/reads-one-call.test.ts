import { describe, expect, it } from 'vitest'
import type { CallType, Review } from '@ringside/contract'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { practisedCall, type Minded } from './practised.fixture.ts'
import { reviewCall } from './review-call.ts'

const scoreOf = ({ result }: Review, criterion: string) =>
  result.state === 'scored' ? result.scores.find((each) => each.criterion === criterion) : undefined
const checkOf = (review: Review, key: string) =>
  scoreOf(review, key.split('.')[0] ?? '')?.checks.find((check) => check.key === key)

const review = (lines: string, type: CallType = 'discovery', minds?: Readonly<Record<number, Minded>>): Review =>
  reviewCall(
    inputOf(minds === undefined ? spokenCall(lines) : practisedCall(lines, minds), { type, buyerName: 'Rosa' }),
  )

/** Questions, each with an answer. */
const asked = (questions: readonly string[], answer = 'We do it the way everybody does it here.') =>
  `B: Good morning.\nR: Hi Rosa, Maya from Tallyport. I thought I'd ask how things run over there.\nB: Fine, go on.\n${questions
    .map((question) => `R: ${question}\nB: ${answer}`)
    .join(
      '\n',
    )}\nR: Thank you, Rosa, that is all that I wanted to know for today, and I am glad that the two of us spoke.\nB: I see, thank you for the call then.\nR: Have a good day over there, bye.\nB: Bye.`

describe('questions put for fun', () => {
  const odd = ['If your depot were a car, what would it be?', 'What is nine plus four?']
  it('are named in the verdict, with the last of them', () => {
    const { verdict } = review(asked(['How do you plan the week?', ...odd]))
    expect(verdict).toContain('2 of your questions had nothing to do with the call, such as “What is nine plus four?”.')
  })

  it('are forgiven once', () => {
    expect(review(asked(['How do you plan the week?', ...odd.slice(0, 1)])).verdict).not.toContain('nothing to do with')
  })

  it('show no question of discovery, whatever the practice buyer told in answer', () => {
    const told: Minded = { move: 'reveal-fact', facts: ['pain'], reasons: ['You asked what gets in their way'] }
    const found = review(asked(odd, 'A tortoise, since everything here goes wrong twice a day.'), 'discovery', {
      4: told,
      6: told,
    })
    expect(checkOf(found, 'discovery.pain')?.met).not.toBe(true)
  })
})

it('what is credited late in the call is no quote of the opening', () => {
  const late = 'That is quite a number. What did the bill come to?'
  const found = review(asked(['How do you plan the week?', 'And then?', 'Who does it?', late]), 'discovery', {
    10: { reasons: ['You came with what a colleague of theirs had told you'] },
  })
  expect(JSON.stringify(scoreOf(found, 'opening'))).not.toContain('quite a number')
})

describe('a discovery call without an offer', () => {
  it('is not held to one that nobody asked for, and says so', () => {
    const value = scoreOf(review(asked(['How do you plan the week?', 'What goes wrong?']), 'discovery', {}), 'value')
    expect(value?.state).toBe('not-applicable')
    expect(value?.descriptor).toMatch(/^Nothing had to be offered yet/u)
  })

  it('is held to what was offered', () => {
    const lines = asked([
      'How do you plan the week?',
      'We help warehouses to cut the waiting by a third. Does that help?',
    ])
    expect(scoreOf(review(lines, 'discovery', {}), 'value')?.state).not.toBe('not-applicable')
  })
})

describe('a call of closed questions', () => {
  const closed = [
    'Do you use a system?',
    'Is it old?',
    'Have you got many trucks?',
    'Is there a budget?',
    'Do they wait?',
    'Are you the one who signs?',
    'Is it urgent?',
  ]
  it('is told as one, where little was found out', () => {
    expect(review(asked(closed, 'No.')).verdict).toMatch(/None of your \d+ questions was open/u)
  })

  it('is not where the questions are open', () => {
    const open = closed.map((_, at) => `What happens at step ${at + 1} of the day?`)
    expect(review(asked(open, 'No.')).verdict).not.toContain('was open')
  })
})

describe('how they buy', () => {
  const all = [
    'Who would have to be asked about it?',
    'What money is set aside for something like this, and out of which budget?',
    'By when would it need to be better, and what happens then?',
  ]
  const dodged = (questions: readonly string[]) =>
    checkOf(
      review(asked(questions, 'I’d rather not say.'), 'discovery', {
        4: { move: 'deflect' },
        6: { move: 'deflect' },
        8: { move: 'deflect' },
      }),
      'discovery.buying',
    )?.met

  it('was asked where all of it was, whatever was dodged', () => {
    expect(dodged(all)).toBe(true)
  })

  it('was not where two parts of it were dodged and the third not asked', () => {
    expect(dodged(all.slice(0, 2))).toBe(false)
  })
})

describe('a sum that is put to the buyer', () => {
  const put = (line: string, answer: string) => checkOf(review(asked([line], answer)), 'discovery.impact')?.met

  it.each([
    ['Asha put it at about 40 thousand a month in temps, does that match what you see?', 'Yes, that’s about right.'],
    ['So it comes to some 12,000 a month in overtime, is that so?', 'Exactly.'],
    ['Would you say it is 9,000 a month in charges?', 'Yeah, roughly that.'],
  ])('is a figure once they say yes: %s', (line, answer) => {
    expect(put(line, answer)).toBe(true)
  })

  it.each([
    ['Asha put it at about 40 thousand a month in temps, does that match what you see?', 'No, not at all.'],
    ['We charge 1,900 a month, is that all right?', 'Yes, that’s fine.'],
    ['You have got 250 trucks, is that right?', 'Who told you that?'],
  ])('is none without a yes, or of the price: %s', (line, answer) => {
    expect(put(line, answer)).not.toBe(true)
  })
})

describe('a price cut in a call that is about no terms', () => {
  const label = 'You cut the price before Rosa had asked for it'
  const labels = (line: string, before = 'How do you plan the week?', answer?: string) =>
    review(asked([before, line], answer), 'cold-call').moments.map((moment) => moment.label)

  it.each([
    'If you start in May I can do 15 per cent off.',
    'I could give you a discount on the first site.',
    'We can knock ten per cent off for the first year.',
    'You would get 30% off with us.',
    'I’ll give you two months free.',
  ])('is named where nobody had spoken of it: %s', (line) => {
    expect(labels(line)).toContain(label)
  })

  it.each([
    'A caterer like you got 15 per cent less waste with it.',
    'We don’t give a discount to anybody.',
    'Do your carriers give you a discount for waiting?',
    'They cut detention by 38 per cent in a quarter.',
    'How much of the day is off by then?',
  ])('is none in these words: %s', (line) => {
    expect(labels(line)).not.toContain(label)
  })

  it('is none where they had spoken of the price', () => {
    expect(labels('I can do 15 per cent off.', 'How is it?', 'It is too expensive for us.')).not.toContain(label)
  })
})
