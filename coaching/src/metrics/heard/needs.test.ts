import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { bestStep } from './steps.ts'

const answered = (question: string, answer: string) =>
  evidenceOf(heardCall(spokenCall(`R: ${question}\nB: ${answer}`), 'discovery'), 'Danny').needs

describe('a bare amount', () => {
  it.each([
    ['How many loaves are left over on a night?', 'Forty loaves a shop, some nights more.'],
    ['So how many do you throw away?', 'Two trays, most days.'],
    ['How often does that happen?', 'Three times a week.'],
    ['How many deliveries come late?', 'About 12 a month.'],
  ])('tells a need where a loss was asked after: %s %s', (question, answer) => {
    expect(answered(question, answer)).toHaveLength(1)
  })

  it.each([
    ['How many people work on the floor?', 'Forty, over two sites.'],
    ['When would it have to be running?', 'By the third of June.'],
    ['How many do you throw away?', 'Not that many, honestly.'],
  ])('tells none where no loss was asked after, or none counted: %s %s', (question, answer) => {
    expect(answered(question, answer)).toHaveLength(0)
  })

  it('is nothing that the buyer denies to have said', () => {
    expect(answered('Are you really happy paying too much?', 'I didn’t say that we pay too much for it.')).toHaveLength(
      0,
    )
  })

  it.each([
    ['And did the invoice go out?', 'We didn’t lose it, our bookkeeper spotted it in time.'],
    ['How did that go?', 'It went all right, nothing was lost in the end.'],
    ['And the audit?', 'It was clean, they never missed a single thing.'],
  ])('is no loss that did not happen: %s %s', (question, answer) => {
    expect(answered(question, answer).filter(({ weight }) => weight === 2)).toHaveLength(0)
  })

  it('is reason enough to ask for a step', () => {
    const call = spokenCall(`B: Danny here.
R: Hi Danny, this is Sue from Crumbcount. I saw you opened a fifth shop, that's why I'm calling. Have you got two minutes?
B: Two, then.
R: How many loaves are left over on a night?
B: Forty loaves a shop, some nights more.
R: Forty a shop. Could we take twenty minutes on Thursday at ten and look at one shop's week together?
B: Thursday at ten. Okay.`)
    expect(bestStep(evidenceOf(heardCall(call, 'cold-call'), 'Danny').steps)?.earned).toBe(true)
  })
})
