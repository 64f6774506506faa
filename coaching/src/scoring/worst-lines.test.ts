import { describe, expect, it } from 'vitest'
import { goodCall, inputOf, spokenCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'

const faultsIn = (lines: string) =>
  reviewCall(
    inputOf(
      spokenCall(
        `B: Rosa Lindqvist.\nR: Hi Rosa, this is Marcus from Routewell, and I read about the second kitchen that you opened in May, which is why I am calling you today.\nB: Go on.\nR: How do you plan the day at the moment, with the vans and the two kitchens and all those schools?\nB: On a sheet.\n${lines}`,
      ),
    ),
  ).moments.filter(({ kind }) => kind === 'misstep')

describe('the worst lines of a call', () => {
  it.each([
    'Everyone needs it really.',
    'It does everything and everybody loves it, you would be crazy not to have it.',
    'Honestly, every company uses us.',
  ])('are those that speak for everybody: %s', (words) => {
    const [fault] = faultsIn(`R: ${words}\nB: Hm.\nR: I see.\nB: Yes.`)
    expect(fault).toMatchObject({ caught: false, label: 'You spoke of everybody instead of asking Rosa' })
    expect(fault?.sayItBetter).toMatch(/\?$/u)
  })

  it.each([
    'You probably lose a lot of money on that and you don’t even know it.',
    'You just don’t see it, but it costs you.',
  ])('are those that tell the buyer what is wrong: %s', (words) => {
    const [fault] = faultsIn(`R: ${words}\nB: Hm.\nR: I see.\nB: Yes.`)
    expect(fault).toMatchObject({ caught: false, label: 'You told Rosa what is wrong instead of asking' })
    expect(fault?.sayItBetter).toMatch(/\?$/u)
  })

  it.each(['Ok so you’d be interested, right?', 'So you want this, yes?'])(
    'are those that take a yes for granted: %s',
    (words) => {
      const [fault] = faultsIn(`B: We throw away sixty lunches a day.\nR: ${words}\nB: Hm.`)
      expect(fault).toMatchObject({ label: 'You took Rosa’s yes for granted' })
      expect(fault?.sayItBetter).toContain('sixty lunches')
    },
  )

  it('are those that push, and never more than three', () => {
    const faults = faultsIn(
      'R: Sign today and it is yours.\nB: No.\nR: You’d be stupid to pass this up.\nB: No.\nR: Everyone needs it.\nB: No.\nR: So you want this, yes?\nB: No.',
    )
    expect(faults.map(({ label }) => label)).toEqual([
      'You pushed for a yes',
      'You pushed for a yes',
      'You spoke of everybody instead of asking Rosa',
    ])
  })

  it.each([
    'By when would you need it?',
    'If you don’t know it, who would?',
    'You said you need it before the season, is that still so?',
    'And how would it be if you don’t see how it fits?',
    'As you need it by Friday, I will send it on Thursday.',
    'What would have to happen before you need ours?',
  ])('are no question, no condition and nothing said back: %s', (words) => {
    expect(faultsIn(`R: ${words}\nB: Hm.\nR: I see, thank you.\nB: Yes.`)).toEqual([])
  })

  it.each([
    'Fine, thanks.',
    'Tomorrow’s fine, he’s in from eight.',
    'Sure, fire away.',
    'There’s a fire drill at four, that’s all.',
    'Not bad, considering.',
  ])('are no cheerful word where nobody came to harm: %s', (words) => {
    expect(faultsIn(`B: ${words}\nR: Great, that is good to have. How are the routes made?\nB: Hm.`)).toEqual([])
  })

  it.each([
    'We got a fine for it in March.',
    'There was a fire in the kitchen.',
    'They were fined last year.',
    'Two drivers quit over it.',
  ])('are a cheerful word where somebody did: %s', (words) => {
    const [fault] = faultsIn(`B: ${words}\nR: Great. How are the routes made?\nB: Hm.`)
    expect(fault).toMatchObject({ label: 'You answered Rosa’s trouble with “great”' })
  })

  it.each(['So nobody wants that on a Friday.', 'Right, nobody needs that.', 'No, nobody likes that.'])(
    'are no word that feels with the buyer: %s',
    (words) => {
      expect(faultsIn(`B: They leave a sheet on the seat.\nR: ${words} What comes of it?\nB: Hm.`)).toEqual([])
    },
  )

  it('are not found in a good call', () => {
    expect(reviewCall(inputOf(goodCall)).moments.filter(({ kind }) => kind === 'misstep')).toEqual([])
    expect(
      faultsIn('R: Who needs it most? You probably know that best.\nB: Hm.\nR: That makes sense.\nB: Yes.'),
    ).toEqual([])
  })
})
