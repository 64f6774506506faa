import { describe, expect, it } from 'vitest'
import type { Review } from '@ringside/contract'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { practisedCall, type Minded } from '../scoring/practised.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'

const meters = { trust: 40, interest: 40, patience: 60 }
const facts = ['process', 'pain', 'cost', 'authority'].map((id) => ({ id, label: `What ${id} is`, summary: id }))

/** The same five questions, each with the answer and what the mind did. */
function asking(answers: readonly (readonly [string, Minded])[]): Review {
  const questions = [
    'How do you plan the week at the moment?',
    'What goes wrong with it most often?',
    'What does that cost you in a month?',
    'Who else has a say in something like this?',
  ]
  const lines = questions.map((question, at) => `R: ${question}\nB: ${answers[at]?.[0] ?? ''}`).join('\n')
  const minds = Object.fromEntries(answers.map(([, mind], at) => [4 + 2 * at, mind]))
  return reviewCall(
    inputOf(
      practisedCall(
        `B: Dean Marsh.\nR: Hi Dean, this is Marcus from Routewell. I read that you opened a second school, and that is why I'm calling. Have you got two minutes?\nB: Go on.\n${lines}\nR: Thank you for your time, Dean.\nB: Bye.`,
        minds,
      ),
      { mindStart: meters, buyerName: 'Dean Marsh', facts },
    ),
  )
}

const told = asking([
  ['Two of us draw it up on Sundays, by hand.', { move: 'reveal-fact', facts: ['process'] }],
  ['Somebody calls in sick and we ring round for an hour.', { move: 'reveal-fact', facts: ['pain'] }],
  ['About nine hundred a month.', { move: 'reveal-fact', facts: ['cost'] }],
  ['Ross signs.', { move: 'reveal-fact', facts: ['authority'] }],
])
const keptBack = asking([
  ['Same as everybody.', { move: 'answer-vague', reasons: ['You asked how they work'] }],
  ['There’s always something.', { move: 'answer-vague', reasons: ['You asked what gets in their way'] }],
  [
    'It costs us, sure. I’d have to look.',
    { move: 'answer-vague', reasons: ['You asked what the problem costs them'] },
  ],
  ['No.', { move: 'deflect', reasons: ['You asked who else has to be comfortable'] }],
])

const discoveryOf = ({ result }: Review) =>
  result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'discovery') : undefined

describe('questions that a practice buyer put aside', () => {
  it('count in part as asking, and none of them as learning', () => {
    const checks = discoveryOf(keptBack)?.checks ?? []
    const asked = checks.filter(({ key }) => !key.endsWith('follow-up'))
    expect(asked.map(({ key, met, share }) => [key, met, share])).toEqual(
      ['process', 'pain', 'impact', 'buying', 'enough'].map((key) => [`discovery.${key}`, false, 0.4]),
    )
    expect(discoveryOf(told)?.checks.filter(({ met }) => met).length).toBeGreaterThanOrEqual(5)
  })

  it('leave a call that learnt nothing below one that learnt something', () => {
    const total = ({ result }: Review) => (result.state === 'scored' ? result.total : 0)
    expect(total(told)).toBeGreaterThan(total(keptBack) + 10)
    expect(discoveryOf(keptBack)?.level).toBe(2)
  })

  it('are never said to have gone unasked, and are told with a smaller one to put', () => {
    const text = JSON.stringify([keptBack.verdict, keptBack.moments, discoveryOf(keptBack)?.advice])
    expect(text).not.toMatch(/never asked|No question of yours brought out how|Ask what goes wrong"/u)
    expect(discoveryOf(keptBack)?.advice).toBe(
      'You asked “How do you plan the week at the moment?”, and Dean told you nothing on it. Ask for something smaller: “Take yesterday, then: who began it, and what did they do first?”',
    )
    const moment = keptBack.moments.find(({ label }) => label === 'Discovery. Asked, and not answered')
    expect(moment?.sayItBetter).toContain('Take yesterday')
    expect(discoveryOf(keptBack)?.retryFrom?.why).toBe('Ask for something smaller')
  })
})

describe('questions of a call that was uploaded', () => {
  const answered = (answer: string): string =>
    JSON.stringify(
      reviewCall(
        inputOf(
          spokenCall(
            `B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell. I read that you opened a second kitchen in May, and that is why I'm calling. Have you got two minutes?\nB: Go on.\nR: How do you plan the routes at your depot today?\nB: ${answer}\nR: Thank you for your time, Rosa.\nB: Bye.`,
          ),
        ),
      ),
    )

  it.each([
    'Nothing fancy just a shared spreadsheet that Dana keeps.',
    'We have four people and a whiteboard, you know what I mean?',
  ])('are never said to have got no answer where the buyer told something in a commonplace: %s', (answer) => {
    expect(answered(answer)).not.toContain('told you nothing on it')
  })

  it('are said to have got none where the buyer told nothing', () => {
    expect(answered('Nothing fancy. Why do you ask?')).toContain('Rosa told you nothing on it')
  })
})
