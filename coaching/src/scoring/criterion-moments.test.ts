import { rubricKeys, type Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { betterQuestion } from './better-questions.ts'
import { inputOf, goodCall, spokenCall, weakCall } from './calls.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const deal = spokenCall(`
B: Rosa Lindqvist.
R: Hi Rosa, this is Marcus from Routewell. I read that you opened a second kitchen in May, and that is why I'm calling.
B: Go on then.
R: How does your team plan the deliveries at the moment?
B: On a spreadsheet, four people, and Anita in finance signs anything above a thousand.
R: And what tends to go wrong once the vans are out?
B: One school cancels at seven and the whole route falls apart. We threw away sixty lunches last Tuesday.
R: Right. Well, we have routing software with dashboards and alerts.
B: Our contract with the old supplier runs out in October anyway.
R: Okay. Could we take thirty minutes on Thursday at ten?
B: Send me something and I'll see.
R: I'll do that. Thank you, Rosa.
B: Bye.
`)

const reviewed = (turns: ReviewInput['turns'], rubric: ReviewInput['rubric']): Review =>
  reviewCall(inputOf(turns, { ...(rubric !== undefined && { rubric }) }))

const scoresOf = ({ result }: Review) => (result.state === 'scored' ? result.scores : [])
const momentFor = ({ moments }: Review, criterion: string) =>
  moments.find(({ criteria }) => criteria?.includes(criterion) === true)

describe('a criterion of any rubric', () => {
  it.each(rubricKeys)('has one moment, with a line for what was missed: %s', (rubric) => {
    for (const turns of [goodCall, weakCall, deal]) {
      const review = reviewed(turns, rubric)
      const applying = scoresOf(review).filter(({ state }) => state !== 'not-applicable')
      const found = applying.map(({ criterion }) => {
        const own = review.moments.filter(({ criteria }) => criteria?.includes(criterion) === true)
        return { criterion, moments: own.map(({ caught, sayItBetter }) => [caught, sayItBetter === null]) }
      })
      const shown = ({ level }: (typeof applying)[number]): boolean => (level ?? 0) >= 4
      expect(found).toEqual(
        applying.map((score) => ({ criterion: score.criterion, moments: [[shown(score), shown(score)]] })),
      )
    }
  })

  it('is missed where the buyer spoke of the very thing in passing', () => {
    const review = reviewed(deal, 'meddpicc')
    expect(momentFor(review, 'economic-buyer')).toMatchObject({
      caught: false,
      label: 'Economic buyer. Ask who decides',
      quote: { speaker: 'buyer', quote: expect.stringContaining('Anita in finance signs') },
      sayItBetter: expect.stringMatching(/^You said “.*Anita.*”\. .*\?$/u),
    })
    expect(momentFor(reviewed(deal, 'bant'), 'timing')?.quote.quote).toContain('runs out in October')
  })

  it('has advice that quotes what gave occasion for it', () => {
    const advice = Object.fromEntries(
      scoresOf(reviewed(deal, 'bant')).map(({ criterion, advice: text }) => [criterion, text]),
    )
    expect(advice.timing).toBe(
      'Rosa said “Our contract with the old supplier runs out in October anyway”. Ask whether that is the day it has to work by, and what happens if it doesn’t.',
    )
    expect(advice.authority).toContain('Anita in finance signs')
  })

  it('does not lean on one trouble for every part of how they buy', () => {
    const asksHowTheyBuy = /authority|budget|deadline|criteria|buying-steps|paper|champion/u
    const leaning = rubricKeys.filter(
      (rubric) =>
        scoresOf(reviewed(deal, rubric)).filter(
          ({ advice, checks }) =>
            advice.includes('sixty lunches') && asksHowTheyBuy.test(checks.find(({ met }) => !met)?.key ?? ''),
        ).length > 1,
    )
    expect(leaning).toEqual([])
  })

  it('asks how often where a sum was told unasked, and not for a number again', () => {
    const told = spokenCall(`
B: Rosa.
R: Hi Rosa, this is Marcus from Routewell. I read that you opened a second kitchen, and that is why I'm calling.
B: Go on then.
R: I see that you plan it all on a spreadsheet.
B: We do. A cancelled school costs us four thousand dollars every time.
R: Okay. We have software for that, with dashboards and with alerts and with everything else that you may need.
B: I see.
R: So I will send you something about it, and you look at it when you have the time. Is that all right?
B: Fine.
`)
    const lines = (): (string | null)[] => reviewed(told, 'spin').moments.map(({ sayItBetter }) => sayItBetter)
    const missed = scoresOf(reviewed(told, 'spin')).flatMap(({ checks }) => checks.filter(({ met }) => !met))
    expect(missed.map(({ key }) => key)).toContain('discovery.impact')
    // Another criterion says the sentence back already.
    const howOften = 'how often does that come up, and what does it add up to in a year?'
    expect(lines()).toContain(`You named a figure there: ${howOften}`)
    expect(lines().join('\n')).not.toMatch(/number on it|what does it cost you/)
    const said = 'A cancelled school costs us four thousand dollars every time'
    for (const key of ['discovery.impact', 'discovery.figure'])
      expect(betterQuestion(key, { on: 'need', said }, 4)).toBe(
        `You said “${said}”. How often does that come up, and what does it add up to in a year?`,
      )
  })

  it.each(rubricKeys)('is missed at words of the buyer’s at which no other is: %s', (rubric) => {
    for (const turns of [goodCall, weakCall, deal]) {
      const missed = reviewed(turns, rubric).moments.filter(({ kind, caught }) => kind === 'criterion' && !caught)
      const places = missed.filter(({ quote }) => quote.speaker === 'buyer').map(({ quote }) => quote.turn)
      expect(places).toEqual([...new Set(places)])
    }
  })

  it('is said in no blank where nothing has to be filled in', () => {
    const questions = reviewed(deal, 'meddpicc').moments.filter(({ kind }) => kind === 'criterion')
    expect(questions.length).toBeGreaterThan(4)
    for (const { sayItBetter } of questions) expect(sayItBetter ?? '').not.toContain('[')
  })
})

describe('a criterion of an organisation’s own', () => {
  const content = {
    name: 'Ours',
    criteria: [
      {
        key: 'said',
        label: 'Said at the start',
        weight: 100,
        descriptors: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'] as [string, string, string, string, string],
        notShown: 'It was not said.',
        notApplicable: 'It was not due.',
        checks: [
          {
            kind: 'phrases' as const,
            key: 'recorded',
            text: 'Said that the call is recorded',
            saidBy: 'rep' as const,
            phrases: ['this call is recorded'],
            within: { part: 'first' as const, minutes: 2 },
          },
        ],
      },
    ],
    blockers: [],
  }

  it('is missed at the line where its phrase was due, and gives the phrase as the line', () => {
    const review = reviewed(deal, { id: '01890000-0000-7000-8000-000000000001', version: 1, content })
    expect(momentFor(review, 'said')).toMatchObject({
      label: 'Said at the start. Not said',
      turn: 1,
      sayItBetter: 'This call is recorded.',
    })
  })
})
