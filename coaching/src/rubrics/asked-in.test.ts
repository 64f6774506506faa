import { describe, expect, it } from 'vitest'
import { questions } from '../acts/details.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { stepsHeard } from '../metrics/heard/steps.ts'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { pressureIn } from '../speech/pressure.ts'
import { talksDown } from '../speech/waving-away.ts'

const checksOf = (lines: string) => {
  const start = `B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, I read about the second kitchen, and that is why I am calling you today.
B: Go on.
R: Thank you, that is very kind of you. I won’t take long, I promise. And the vans, are there many of them, all in all?
B: Twelve.`
  const { result } = reviewCall(inputOf(spokenCall(`${start}\n${lines}`), { type: 'discovery' }))
  return result.state === 'scored' ? result.scores.flatMap(({ checks }) => checks) : []
}
const check = (lines: string, key: string) => checksOf(lines).find((each) => each.key === key)

describe('how it is done, and what goes wrong, was asked', () => {
  it.each([
    'R: What do you write down twice?\nB: The name goes on the call sheet, then on the order of service, then the form, and last of all the invoice.\nR: I see.\nB: Yes.',
    'R: What do your people use for that at the minute?\nB: Pads in the cab, and they bring them back on a Friday.\nR: I see.\nB: Yes.',
  ])('where the question made the buyer describe it: %s', (lines) => {
    expect(check(lines, 'discovery.process')).toMatchObject({ met: true })
  })

  it.each([
    'R: Are you happy with them?\nB: Not since Easter, the sheets come back damp and we are short every week.\nR: I see.\nB: Yes.',
    'R: How does it run at night?\nB: Badly, we lost a vet over it.\nR: I see.\nB: Yes.',
  ])('where the question made the buyer tell of trouble: %s', (lines) => {
    expect(check(lines, 'discovery.pain')).toMatchObject({ met: true })
  })

  it('is not where trouble was told unasked', () => {
    const lines = 'R: I see, twelve.\nB: We throw away sixty lunches a day.\nR: Oh.\nB: Yes.'
    expect(check(lines, 'discovery.pain')).toMatchObject({ met: false })
  })
})

describe('a question', () => {
  it('is quoted whole', () => {
    const lines =
      'R: And how many of those calls do you get in a normal night, all told?\nB: Eight of them.\nR: I see.\nB: Yes.'
    expect(check(lines, 'discovery.enough')?.quote?.quote).toBe(
      'And how many of those calls do you get in a normal night, all told?',
    )
  })

  it.each([
    'So with our app the driver does it on the phone in two minutes, and you see it in the office.',
    'The nurse who is on that night has your notes in front of her, and nobody is woken for it.',
  ])('is none that is cut from a sentence with a full stop: %s', (words) => {
    expect(questions(words)).toEqual([])
  })

  it.each([
    'how much is it',
    'So the driver is on the phone, does it work on the phone?',
    'no i mean are you happy with them',
  ])('is one that stands by itself or has its mark: %s', (words) => {
    expect(questions(words)).not.toEqual([])
  })
})

describe('a time that binds nobody', () => {
  const whenOf = (words: string) => {
    const call = heardCall(spokenCall(`R: Hello.\nB: Yes.\nR: ${words}\nB: Yep.`), 'closing')
    return stepsHeard(call, [], []).map(({ when, earned }) => ({ when, earned }))
  }

  it.each([
    'I’ll give you a bell in a couple of weeks then.',
    'I’ll call you in a month.',
    'I’ll try you again in a few days.',
  ])('is no day, and so announced no step: %s', (words) => {
    expect(whenOf(words).filter(({ when, earned }) => when !== null || earned)).toEqual([])
  })

  it('is not a day that is named', () => {
    expect(whenOf('Could I call you on Thursday at ten?')).toEqual([{ when: 'on Thursday at ten', earned: true }])
  })
})

describe('a price for haste and a nan', () => {
  it.each([
    'I could do you a really good deal if you switched this week.',
    'There is ten percent off if you sign up today.',
    'It is cheaper if you decide right now.',
  ])('push: %s', (words) => {
    expect(pressureIn(words)).not.toBeNull()
  })

  it.each([
    'What sort of deal would you want if you switched?',
    'It is cheaper if you order by the pallet.',
    'Would the price matter if you moved in May?',
  ])('are none without the haste: %s', (words) => {
    expect(pressureIn(words)).toBeNull()
  })

  it('talk a worry down', () => {
    expect(talksDown('Honestly it’s dead easy, my nan could use it.')).toBe(true)
    expect(talksDown('My nan used to run a laundry.')).toBe(false)
  })
})

describe('the name of the one who calls', () => {
  it.each(['im dev from purelinen and i read about the wing', 'hello its anna at rotapost i saw the advert'])(
    'is heard without capitals: %s',
    (words) => {
      const lines = spokenCall(
        `R: ${words}\nB: yes\nR: so what do you do when somebody rings in sick on the day and nobody else is in\nB: we ring round\nR: and then what happens to the rest of the morning when you have to do all of that\nB: it goes`,
      )
      const { result } = reviewCall(inputOf(lines))
      const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
      expect(checks.find(({ key }) => key === 'opening.who')).toMatchObject({ met: true })
    },
  )
})
