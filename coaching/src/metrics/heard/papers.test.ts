import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../../scoring/calls.fixture.ts'
import { outcomeFromWords } from '../../scoring/outcome.ts'
import { reviewCall } from '../../scoring/review-call.ts'

const ended = (lines: string) =>
  spokenCall(`B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, I read about the second kitchen, and that is why I am calling you today.
B: Go on.
R: What goes wrong with your deliveries when it is busy?
B: Schools cancel at seven, and we throw away sixty lunches a day.
${lines}`)

describe('a promise to send something, with a yes', () => {
  it.each([
    'R: I’ll send you the figures next week, is that all right?\nB: Yes, do that.',
    'R: Can I email you a quote by Friday?\nB: Sure.',
    'R: I’ll put something together and mail it over on Monday, okay?\nB: Yeah, fine.',
    'R: Shall I text you the two prices tomorrow?\nB: Yes please.',
    'R: I can get you that in writing this week, would that be good?\nB: Okay, do.',
    'R: I’ll email you the quote tomorrow morning, okay?\nB: Yes, please.',
  ])('is a follow-up and no meeting: %s', (lines) => {
    const turns = ended(lines)
    expect(outcomeFromWords(turns, 'discovery')).toBe('follow-up')
    const { moments, nextSteps } = reviewCall(inputOf(turns, { type: 'discovery', outcome: 'follow-up' }))
    expect(moments.find(({ kind }) => kind === 'next-step')).toMatchObject({ caught: false })
    expect(nextSteps[0]?.text).toMatch(/^Send Rosa what you/u)
  })

  it.each([
    'R: I’ll send you the figures and call you on Monday at ten, all right?\nB: Yes, do that.',
    'R: Could we take thirty minutes on Thursday at ten? I’ll send the invite.\nB: Thursday works.',
    'R: Could we go through it together on Friday, and I’ll email you the figures before?\nB: Yes, fine.',
    'R: Could we meet on Thursday at ten?\nB: Yes, that works.\nR: Good, I’ll send you the address tomorrow, okay?\nB: Yes.',
  ])('is a meeting where they speak or meet as well: %s', (lines) => {
    expect(outcomeFromWords(ended(lines), 'discovery')).toBe('meeting')
  })

  it('takes no day from a meeting that was turned down', () => {
    const turns = ended(
      'R: Could we meet on Thursday at ten?\nB: No, not this month.\nR: May I send you two pages instead?\nB: Yes, okay.',
    )
    const { nextSteps } = reviewCall(inputOf(turns, { type: 'discovery', outcome: 'follow-up' }))
    expect(nextSteps[0]?.text).not.toContain('Thursday')
  })

  it.each([
    'Yeah, we could do that. Send me a couple of times and I’ll see what Rob says.',
    'Maybe. E-mail me some dates.',
    'Could be. Drop me your calendar link.',
  ])('is no step of its own where the buyer asked for times to meet: %s', (answer) => {
    const turns = ended(
      `R: Then why don’t we get Rob on a call next week, and I show you both how it works?\nB: ${answer}\nR: I’ll send you some this afternoon. Thanks, Rosa.\nB: Alright. Bye now.`,
    )
    const { verdict, nextSteps } = reviewCall(inputOf(turns, { outcome: outcomeFromWords(turns, 'discovery') }))
    expect(verdict).not.toContain('this afternoon')
    const confirmed = nextSteps.find(({ text }) => text.includes('Confirm the time'))
    expect(confirmed?.quote?.quote ?? '').not.toContain('this afternoon')
  })
})
