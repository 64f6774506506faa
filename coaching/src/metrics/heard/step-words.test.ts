import { describe, expect, it } from 'vitest'
import type { CallType } from '@ringside/contract'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { askQuote, detailQuote } from './step-words.ts'

const stepsIn = (lines: string, type: CallType = 'cold-call') =>
  evidenceOf(heardCall(spokenCall(lines), type), 'Rosa').steps

const told = `R: Hi Rosa, it’s Tom from Lintern. How do you know where a box is?
B: We don’t. Yesterday we lost nineteen samples on a dock.
R: What did that cost you?
B: Nearly eight thousand.
`

describe('an ask whose day is said back', () => {
  const steps =
    stepsIn(`${told}R: Could we do half an hour next week, you and your professor, and I bring two tags to put in a box? I could do Wednesday or Thursday.
B: She’s only in on Thursdays. Say half two?
R: Thursday half two then. I’ll send you both an invite now.
B: Great.`)

  it('is quoted where it was asked', () => {
    expect(askQuote(steps)?.quote).toMatch(/^Could we do half an hour next week/u)
  })

  it('is quoted for what and who by the words that say them, and for the day by the last that was said of it', () => {
    expect(detailQuote(steps, 'what')?.quote).toContain('bring two tags')
    expect(detailQuote(steps, 'who')?.quote).toContain('you and your professor')
    expect(detailQuote(steps, 'when')?.quote).toBe('Thursday half two then.')
  })
})

describe('a few words that ask', () => {
  it.each([
    [
      'R: Could we do it in the week of the eleventh? Tuesday or Wednesday?\nB: Wednesday’s best.\nR: Good.',
      'Could we do it in the week of the eleventh? Tuesday or Wednesday?',
    ],
    [
      'R: So shall we try it? I’d come on Monday with two tags and we do fifty boxes.\nB: Monday works.\nR: Good.',
      'So shall we try it? I’d come on Monday with two tags and we do fifty boxes.',
    ],
  ])('are quoted with what stands beside them: %s', (lines, quote) => {
    expect(askQuote(stepsIn(`${told}${lines}`))?.quote).toBe(quote)
  })
})

describe('what is no day of a step', () => {
  it.each(['I don’t want to show you anything today.', 'I won’t need to see anything on Friday.'])(
    'is one on which nothing is to be done: %s',
    (said) => {
      const steps = stepsIn(`${told}R: ${said} What I’d suggest is that I come to you with our engineer.\nB: Yes, do.`)
      expect(steps.map(({ when }) => when)).not.toContain('today')
      expect(steps.map(({ when }) => when)).not.toContain('on Friday')
    },
  )

  it('is one of two shops', () => {
    const steps = stepsIn(`${told}R: And the second shop, where is that?\nB: In Altona.\nR: Lovely.`)
    expect(steps).toEqual([])
  })
})
