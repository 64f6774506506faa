import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const opened = `B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell, I read about the second kitchen, and that is why I am calling you today. Do you have a minute?
B: Go on.
R: What goes wrong with your deliveries when it is busy?\n`
const told = 'B: Schools cancel at seven, and we throw away sixty lunches a day.\n'
const asked =
  'R: Could we take thirty minutes on Thursday at ten?\nB: No, I don’t think so.\nR: Okay, goodbye.\nB: Bye.'

const review = (lines: string, more: Partial<ReviewInput> = {}) =>
  reviewCall(inputOf(spokenCall(`${opened}${lines}`), more))
const steps = (lines: string): string[] => review(lines).nextSteps.map(({ text }) => text)
const asking = (lines: string) => review(lines).moments.find(({ kind }) => kind === 'next-step')

describe('what to do after an ask that came to nothing', () => {
  it('is to find out what goes wrong, where nothing was told', () => {
    expect(steps(`B: We have our moments.\n${asked}`)[0]).toBe(
      'Rosa has not agreed. Find out first what goes wrong there, then ask again.',
    )
  })

  it('is to settle the worry that stood in the way, where there was one', () => {
    const lines = `${told}R: I see.\nB: That is far too expensive for us.\n${asked}`
    expect(steps(lines)[0]).toBe('Rosa has not agreed. Settle what stands in the way first, then ask again.')
    expect(asking(lines)).toMatchObject({ label: 'Next step. Asked over an open worry' })
    expect(asking(lines)?.sayItBetter).toContain('you said “That is far too expensive for us”')
  })

  it('is a smaller ask, where there was a reason to take one', () => {
    expect(steps(`${told}${asked}`)[0]).toBe('Rosa has not agreed. Ask again, for less.')
  })

  it('tells no line twice: the answer to a worry stands at the worry', () => {
    const { moments, nextSteps } = review(`${told}R: I see.\nB: That is far too expensive for us.\n${asked}`)
    const lines = moments.flatMap(({ sayItBetter }) => sayItBetter ?? [])
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(nextSteps.some(({ text }) => text.includes(line.slice(0, 40)))).toBe(false)
  })
})

it('a step that was announced is told as announced, with the day it named', () => {
  const { moments, metrics, result } = review(
    `${told}R: I’ll send you the papers on Monday.\nB: Hm.\nR: Okay, goodbye.\nB: Bye.`,
  )
  expect(moments.find(({ kind }) => kind === 'next-step')?.label).toBe('Next step. Announced, not asked for')
  expect(metrics.find(({ key }) => key === 'nextStep')?.display).toBe('Announced, not agreed')
  const score = result.state === 'scored' ? result.scores.find(({ criterion }) => criterion === 'next-step') : undefined
  expect(score?.checks.filter(({ met }) => met).map(({ key }) => key)).toEqual([
    'next-step.when',
    'next-step.what',
    'next-step.who',
  ])
  expect(score?.advice).toMatch(/^Ask for it rather than announce it: /u)
})

describe('a promise', () => {
  it.each([
    'I’ll text you the figures.',
    'We’ll send the two pages over.',
    'I will drop you a line about the deposit.',
    'I can also mail you the terms.',
    'I’ll get you that in writing.',
    'I’ll just ping you the address.',
  ])('is kept in mind in whatever words it is made: %s', (words) => {
    const found = steps(`${told}R: ${words}\nB: Fine.\nR: Okay, goodbye then.\nB: Bye.`)
    // With a yes it is the step itself, and is told once.
    expect(found.filter((text) => /^Send (?:what you promised\.|Rosa what you offered)/u.test(text))).toHaveLength(1)
  })

  it.each(['I’ll text the shift to whoever is free, that is what it does.', 'Shall I tell you what I would do?'])(
    'is nothing that the product does, and no question: %s',
    (words) => {
      expect(steps(`${told}R: ${words}\nB: Fine.\nR: Okay, goodbye then.\nB: Bye.`).join(' ')).not.toContain(
        'Find out what',
      )
    },
  )
})

describe('a next step that nobody asked for', () => {
  it('is missed where it could still be had, and not in the goodbye', () => {
    const moment = asking(`${told}R: We plan that anew in a minute.\nB: Good.\nR: Okay, goodbye then.\nB: Bye.`)
    expect(moment).toMatchObject({ label: 'Next step. Not asked for' })
    expect(moment?.quote.quote).not.toMatch(/goodbye/iu)
  })
})

describe('people the buyer has named', () => {
  it('are not asked for again', () => {
    const said = asking(
      `${told}R: And who signs that off?\nB: Sunita signs these things.\nR: Good.\nB: Yes.\n${asked}`,
    )?.sayItBetter
    expect(said).toContain('Sunita')
    expect(said).not.toMatch(/\bwho\b/iu)
  })
})

describe('the verdict of a call that the buyer broke off', () => {
  it('names the line that cost most, and not the goodbye after it', () => {
    const turns = spokenCall(`${opened}${told}R: Sign today and it is yours.\nB: No.\nR: Fine. Bye.\nB: Bye.`)
    const hurt = turns.findIndex(({ words }) => words.startsWith('Sign today'))
    const lived = turns.map((turn) =>
      turn.speaker === 'rep'
        ? turn
        : {
            turn: turn.turn,
            speaker: 'buyer' as const,
            words: turn.words,
            startMs: turn.startMs,
            endMs: turn.endMs,
            move: 'react' as const,
            meters: { trust: 20, interest: 20, patience: turn.turn > hurt ? 2 : 40 },
            changes: turn.turn === hurt + 1 ? [{ trust: -10, interest: -10, patience: -38, reason: 'You pushed' }] : [],
            facts: [],
            cut: false,
          },
    )
    const { verdict } = reviewCall(inputOf(lived, { outcome: 'hung-up' }))
    expect(verdict).toContain('What cost you Rosa most was “Sign today and it is yours”')
    expect(verdict).not.toContain('Fine')
  })
})
