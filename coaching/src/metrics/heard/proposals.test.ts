import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { bestStep, type Step } from './steps.ts'

const stepOf = (lines: string): Step | null =>
  bestStep(
    evidenceOf(
      heardCall(
        spokenCall(
          `R: What goes wrong with the rota?\nB: People call in sick and we lose the whole morning on the phone.\n${lines}`,
        ),
        'discovery',
      ),
      'Martin',
    ).steps,
  )

describe('a day to meet on', () => {
  it.each([
    ['Would you and Gareth look at it with me next Tuesday at eleven?', 'next Tuesday at eleven'],
    ['The twelfth at ten then, I’ll come in person.', 'the twelfth at ten'],
    ['could I show you both Thursday morning half nine takes fifteen minutes', 'Thursday morning half nine'],
    ['Good. Thursday week at two?', 'Thursday week at two'],
    ['I could pop in on the third at half eight.', 'the third at half eight'],
    ['Shall we say Monday, quarter past four?', 'Monday, quarter past four'],
    ['How about tomorrow at noon, you, me and the planner?', 'tomorrow at noon'],
  ])('is heard in the plain words that name it: %s', (words, when) => {
    expect(stepOf(`R: ${words}\nB: Yes, okay.`)).toMatchObject({ when, earned: true })
  })

  it.each([
    'And last Friday at seven, what did you do then?',
    'How are you today?',
    'Do you plan on Mondays or every evening?',
    'So on Tuesday the driver was late by an hour.',
  ])('is not one that only tells when something happened: %s', (words) => {
    expect(stepOf(`R: ${words}\nB: Yes, okay.`)).toBeNull()
  })

  it('is the one that the buyer moved it to', () => {
    expect(stepOf('R: Good. Thursday week at two?\nB: Make it three, shift change.')).toMatchObject({
      when: 'Thursday week at three',
      agreed: { words: 'Make it three, shift change.' },
    })
  })

  it.each([
    ['Wednesday’s bad. Friday lunchtime?', 'Friday at one, you and your sister. I’ll send an invite.', 'Friday at one'],
    ['How about Monday at nine instead?', 'Monday at nine works.', 'Monday at nine'],
    ['Can we do the fifth?', 'Perfect, speak then.', 'the fifth'],
  ])('is agreed when the rep takes up the one that the buyer names: %s / %s', (counter, reply, when) => {
    const lines = `R: Could we meet on Wednesday at one, twenty minutes?\nB: ${counter}\nR: ${reply}\nB: Bye now.`
    expect(stepOf(lines)).toMatchObject({ when, agreed: { words: counter } })
  })

  it.each([
    ['How about Friday instead?', 'Friday it is.', 'No, wait, Friday won’t do either.'],
    ['Wednesday is bad.', 'Oh, that’s a pity.', 'It is. Bye.'],
  ])('is not agreed while one of them goes back on it: %s / %s / %s', (counter, reply, end) => {
    const lines = `R: Could we meet on Wednesday at one, twenty minutes?\nB: ${counter}\nR: ${reply}\nB: ${end}`
    expect(stepOf(lines)?.agreed ?? null).toBeNull()
  })

  it('is not the plan of this call, nor a promise that the buyer nods at on the way to something else', () => {
    const plan = spokenCall(
      'B: Grace here.\nR: Thanks both. I’ve got half an hour in the diary. I’d like to hear how the changeovers go. Okay?\nB: Fine by me.\nR: What goes wrong?\nB: Parts go missing and we lose hours.',
    )
    expect(evidenceOf(heardCall(plan, 'discovery'), 'Grace').steps).toEqual([])
    expect(
      stepOf('R: I’ll send the offer corrected today.\nB: Okay. And then there is my works council.')?.agreed,
    ).toBeNull()
  })
})
