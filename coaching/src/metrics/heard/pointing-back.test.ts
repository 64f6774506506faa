import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../../scoring/calls.fixture.ts'
import { reviewCall } from '../../scoring/review-call.ts'

const tiedBy = (
  offer: string,
  asked = 'What goes wrong on a normal day?',
  told = 'Half the vans come back with parcels nobody was in for, and we pay the drivers twice.',
) => {
  const turns = spokenCall(`B: Danny here.
R: Hi Danny, this is Sue from Dropwise. I saw you opened a second depot, that is why I am calling. Have you got two minutes?
B: Two, then.
R: ${asked}
B: ${told}
R: ${offer}
B: I see.
R: Who else would have a say in it?
B: Only me.`)
  const { result } = reviewCall(inputOf(turns))
  const scores = result.state === 'scored' ? result.scores : []
  return scores.flatMap(({ checks }) => checks).find(({ key }) => key === 'value.tied')?.met
}

describe('an offer', () => {
  it.each([
    'Our app texts people an hour before. Would it help if we could stop that?',
    'We text people an hour before, so that doesn’t happen any more.',
    'That’s exactly what we fix. Our app texts everybody an hour before.',
    'Our software texts them an hour before. It takes care of that.',
    'We can take that off your hands, our app texts everybody an hour before.',
  ])('is tied to the trouble told just before when it points to it: %s', (offer) => {
    expect(tiedBy(offer)).toBe(true)
  })

  it.each([
    'Our app texts people an hour before. Does that make sense?',
    'Our platform has alerts and a dashboard. That’s what we do.',
    'We help companies grow, that is why I am calling.',
  ])('is not when its "that" means something else: %s', (offer) => {
    expect(tiedBy(offer)).toBe(false)
  })

  it('is not when no trouble was told', () => {
    expect(
      tiedBy(
        'Our app texts people an hour before. If we could stop that?',
        'We are twelve people in two places, as ever.',
      ),
    ).toBe(false)
  })
})

describe('an offer after a summary', () => {
  it('is tied by words of the summary that the buyer said yes to, and not without their yes', () => {
    const tied = (answer: string) => {
      const turns = spokenCall(`R: What goes wrong when somebody calls in sick tonight?
B: Somebody covers, something falls over, usually on me.
R: So you have people ringing round, and it eats the night. Have I got that right?
B: ${answer}
R: We text everybody who may take the shift, so there is no ringing round any longer.
B: I see.`)
      const { result } = reviewCall(inputOf(turns, { type: 'discovery' }))
      const scores = result.state === 'scored' ? result.scores : []
      return scores.flatMap(({ checks }) => checks).find(({ key }) => key === 'value.tied')?.met
    }
    expect(tied('That’s right.')).toBe(true)
    expect(tied('No, that’s not what I said.')).toBe(false)
  })
})
