import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall, weakCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'
import { toTheirFace } from './their-point.ts'

const betterLines = (lines: string, more = {}) =>
  reviewCall(inputOf(spokenCall(lines), more)).moments.flatMap(({ kind, turn, sayItBetter }) =>
    sayItBetter === null ? [] : [{ kind, turn, sayItBetter }],
  )

describe('what could have been said', () => {
  it('builds only on what the buyer had said before that turn', () => {
    const told = weakCall.findIndex(({ words }) => words.includes('sixty lunches'))
    const before = reviewCall(inputOf(weakCall)).moments.filter(({ turn }) => turn < told)
    expect(before.length).toBeGreaterThan(0)
    expect(before.some(({ sayItBetter }) => sayItBetter?.includes('sixty lunches'))).toBe(false)
  })

  it('answers a bare hello with a plain opening: name, company, reason and permission', () => {
    const [first] = betterLines(
      'B: Rosa Lindqvist.\nR: Hello.\nB: Who is this?\nR: I sell planning software for deliveries and it is very good software for everybody who plans, so I thought that you would like to buy some of it soon.\nB: I see. We threw away sixty lunches on Tuesday.\nR: Okay. It is cheap and it is fast and everybody who has it likes it very much.',
    )
    expect(first).toMatchObject({ kind: 'opening', sayItBetter: expect.stringContaining('[your company]') })
    expect(first?.sayItBetter).toMatch(/^Hello Rosa, this is .* calling because .* May I /)
  })

  it('keeps the name and company the rep gave in the opening', () => {
    const [first] = betterLines(
      'B: Rosa Lindqvist.\nR: Hello Rosa, Marcus with Routewell, the number one platform there is.\nB: Yes?\nR: Our platform has routes, dashboards, an app, alerts, users and support around the clock for everybody who needs it.\nB: I see.\nR: Everybody loves it very much, and it is honestly cheap as well, so you would love it too.',
    )
    expect(first?.sayItBetter).toContain('this is Marcus from Routewell')
  })

  it('claims nothing about the seller that the rep has not said', () => {
    const lines = reviewCall(inputOf(weakCall)).moments.filter(({ kind }) => kind === 'objection')
    expect(lines).toHaveLength(2)
    for (const { sayItBetter } of lines) expect(sayItBetter ?? '').not.toMatch(/customers your size|audited|four years/)
    expect(lines[0]?.sayItBetter).toContain('[what you do differently]')
  })

  it('says a fact to the buyer’s face, not about them', () => {
    expect(toTheirFace('They have lost 12 drivers, most over their pay.')).toBe(
      'you have lost 12 drivers, most over your pay',
    )
    expect(toTheirFace('About sixty lunches a week go to waste')).toBe('about sixty lunches a week go to waste')
    expect(toTheirFace('The planners key in what they are told')).toBeNull()
  })
})
