import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { buying } from './buying.ts'

const buyingIn = (lines: string) => {
  const start = `B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, I read about the second kitchen, and that is why I am calling you today.
B: Go on.
R: How do you plan the day, and what goes wrong with your deliveries when it is busy?
B: On paper, and schools cancel at seven, so we throw away sixty lunches a day.
R: What does that cost you in a month?
B: About nine hundred pounds.
R: Nine hundred, and every month. How did it come to that?
B: The schools ring when they like, and nobody ever told them not to do it.`
  const { result, verdict } = reviewCall(inputOf(spokenCall(`${start}\n${lines}`), { type: 'discovery' }))
  const scores = result.state === 'scored' ? result.scores : []
  const discovery = scores.find(({ criterion }) => criterion === 'discovery')
  const check = discovery?.checks.find(({ key }) => key === 'discovery.buying')
  return { met: check?.met, share: check?.share ?? 0, advice: discovery?.advice ?? '', verdict }
}

describe('how they would buy', () => {
  const askedBy = (words: string): string | undefined => {
    const call = heardCall(spokenCall(`R: What goes wrong?\nB: The mornings.\nR: ${words}\nB: Goodbye.`), 'cold-call')
    return buying.find(evidenceOf(call, 'Kavita')).state
  }

  it.each([
    'Do you sign these things, or are you just the assistant?',
    'Can you even decide that, or are you just the assistant?',
    'Are you the boss or only the secretary?',
  ])('is not asked by putting somebody in their place: %s', (words) => {
    expect(askedBy(words)).toBe('unmet')
  })

  it.each(['Who decides that at your end?', 'I’m only an assistant here myself. Who decides that at your end?'])(
    'is asked by asking: %s',
    (words) => {
      expect(askedBy(words)).toBe('met')
    },
  )

  it.each(['My wife.', 'Me.', 'Denise.', 'Head office.'])('is told in as few words as a name has: %s', (answer) => {
    const lines = `R: Who signs that off?\nB: ${answer}\nR: And by when would it have to be better?\nB: By May, before the exams.`
    expect(buyingIn(lines).met).toBe(true)
  })

  it.each(['Maybe.', 'It depends.', 'Why?', 'I don’t know, no idea.'])('is not told by: %s', (answer) => {
    const lines = `R: Who signs that off?\nB: ${answer}\nR: And by when would it have to be better?\nB: By May, before the exams.`
    expect(buyingIn(lines).met).toBe(false)
  })

  it('counts in part, for less than half, where one question brought something out', () => {
    const { share } = buyingIn('R: Who signs that off?\nB: I do, all of it.')
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.5)
  })

  it('is advised on without asking again what was asked', () => {
    const { met, advice } = buyingIn('R: Who signs that off?\nB: I do, all of it.')
    expect(met).toBe(false)
    expect(advice).toBe(
      'You asked who decides. Ask Rosa as well by when it would have to be better and out of which budget it would come.',
    )
  })

  it('is advised on with the names that were told', () => {
    const { advice } = buyingIn('R: Who signs that off?\nB: Denise signs these things.')
    expect(advice).toBe('Rosa named Denise. Ask what they will want to know, and by when it would have to be better.')
  })

  it('is advised on from the start where nothing of it was asked', () => {
    expect(buyingIn('R: I see, thank you.\nB: Yes.').advice).toMatch(/^Ask Rosa who else would have a say and by when/u)
  })
})
