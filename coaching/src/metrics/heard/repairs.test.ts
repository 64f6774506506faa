import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../../scoring/calls.fixture.ts'
import { reviewCall } from '../../scoring/review-call.ts'
import { heardCall } from './heard-call.ts'
import { evidenceOf } from './evidence.ts'

const checkIn = (promise: string) =>
  spokenCall(`
R: Hi Dana, it's Maya from Routewell. I wanted to hear how the planning tool is going for your drivers since May.
B: It's all right, mostly. The export keeps breaking on Mondays though.
R: The export breaks on Mondays. How often has that happened?
B: Three times this month. We type the list in by hand then.
R: Typing it in by hand, that's a nuisance. I'm sorry about that. ${promise}
B: Okay, thanks.
R: Good. Thank you, Dana, have a good week.
B: You too, bye.`)
const stepsIn = (promise: string) => evidenceOf(heardCall(checkIn(promise), 'check-in'), 'Dana').steps

describe('a promise to put something right in an uploaded check-in', () => {
  it.each([
    "I'll get our engineer to fix the export by Friday.",
    "We'll look into it tomorrow.",
    'Our support team will sort that out by Wednesday.',
    "I'll have it replaced next week.",
  ])('is owed, and no next step: %s', (promise) => {
    expect(stepsIn(promise)).toEqual([])
    const turns = checkIn(promise)
    const { nextSteps } = reviewCall(inputOf(turns, { type: 'check-in', buyerName: 'Dana' }))
    expect(nextSteps.map(({ text }) => text)).toContain('Put right what you promised.')
  })

  it.each([
    "I'll call you on Friday at ten, and we go through the fix together.",
    'Could we take half an hour on Friday to look at it together?',
    'Shall I fix it with you on Friday at ten?',
  ])('is a step where the two of them do it: %s', (promise) => {
    expect(stepsIn(promise)).toHaveLength(1)
  })
})
