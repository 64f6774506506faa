import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'

const checkIn = (asked: string) => {
  const lines = `B: Hello, Mateo here.
R: Hi Mateo, it's Maya from Tallyport, and I have ten minutes if that suits you for a word about how we are doing.
B: Go on.
R: ${asked}
B: One report is missing every month, and somebody builds it in a spreadsheet.
R: I'm sorry, that is on us. I'll have it fixed by Friday, and I'll ring you then to hear whether it is so.`
  const input = inputOf(spokenCall(lines), { type: 'check-in', buyerName: 'Mateo Ortega' })
  const { result } = reviewCall(input)
  const scores = result.state === 'scored' ? result.scores : []
  const checks = scores.find(({ criterion }) => criterion === 'opening')?.checks ?? []
  return checks.find(({ key }) => key === 'opening.question-first')?.met
}

describe('the opening of a check-in', () => {
  it.each([
    'Glad to hear it. And what does not work as well as it should?',
    'So how has it been going with it?',
    'Who uses it by now, and who does not?',
    'Where do people get stuck with it?',
    'Did you get what we promised you in the spring?',
    'Is everybody happy with it?',
  ])('has asked first where the customer was asked how it has gone: %s', (words) => {
    expect(checkIn(words)).toBe(true)
  })

  it('has not where nothing was asked', () => {
    expect(checkIn('I thought it might be good to have a word again, so here I am.')).toBe(false)
  })
})

describe('the opening of a call that was asked for', () => {
  const plan = `So what I'd like is to hear how you run labour planning at the moment, then tell you if we can help. Does that work?`
  const lines = `B: Hi Maya.
R: Hey Dana, appreciate you making the time. I had us down for about fifteen minutes, still good?
B: Do.
R: Cool. ${plan}
B: I suppose so, yes.
R: Walk me through how a Monday gets staffed. Who works out how many people you need?
B: The supervisors do, on a spreadsheet.`
  const { result } = reviewCall(inputOf(spokenCall(lines), { type: 'discovery', buyerName: 'Dana Ashby' }))
  const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []

  it('has said what the call is for where the plan was told', () => {
    expect(checks.find(({ key }) => key === 'opening.reason')).toMatchObject({ met: true, quote: { turn: 3 } })
  })

  it('is not shown, and nothing else is, by the question whether the plan suits', () => {
    const shown = checks.filter(({ key }) => key !== 'opening.time').flatMap(({ quote }) => quote?.quote ?? [])
    expect(shown).not.toContain('Does that work?')
  })
})

describe('asking for the time', () => {
  const asksForTime = (asked: string) => {
    const lines = `R: Good morning, Mr Tollefson, it's Ida from Clearmain, and I would like to hear how the town finds its leaks.
B: Morning.
R: ${asked}
B: I can.
R: Then tell me how you find a leak today, from the start, and who goes out to it when you have found it.
B: They come up through the road.`
    const { result } = reviewCall(inputOf(spokenCall(lines), { type: 'discovery', buyerName: 'Mr Tollefson' }))
    const scores = result.state === 'scored' ? result.scores : []
    return scores.flatMap(({ checks }) => checks).find(({ key }) => key === 'opening.time')?.met
  }

  it('is not asking whether the line is good', () => {
    expect(asksForTime('Can you hear me all right?')).toBe(false)
    expect(asksForTime('Is now all right for half an hour?')).toBe(true)
  })
})
