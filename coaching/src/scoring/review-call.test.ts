import { reviewSchema, type BuyerTurn, type Review, type Turn } from '@ringside/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodCall, inputOf, pushyCall, spokenCall, weakCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { FalseQuoteError, quotesIn, verifyQuotes } from './quotes.ts'
import { reviewCall } from './review-call.ts'

const totalOf = (review: Review): number => (review.result.state === 'scored' ? review.result.total : Number.NaN)
const scoreOf = (review: Review, criterion: string) =>
  review.result.state === 'scored' ? review.result.scores.find((score) => score.criterion === criterion) : undefined

describe('a review', () => {
  const good = reviewCall(inputOf(goodCall, { outcome: outcomeFromWords(goodCall, 'cold-call') }))
  const weak = reviewCall(inputOf(weakCall, { outcome: outcomeFromWords(weakCall, 'cold-call') }))
  const pushy = reviewCall(inputOf(pushyCall, { outcome: outcomeFromWords(pushyCall, 'cold-call') }))

  it('scores a good call high, a weak one low and a pushy one lowest', () => {
    expect(totalOf(good)).toBeGreaterThanOrEqual(75)
    expect(totalOf(weak)).toBeGreaterThanOrEqual(30)
    expect(totalOf(weak)).toBeLessThanOrEqual(50)
    expect(totalOf(pushy)).toBeLessThan(30)
  })

  it('calls a step that was asked for and not agreed to just that', () => {
    const until = goodCall.findIndex(({ words }) => words.startsWith('Thursday at ten works'))
    const refused = goodCall
      .slice(0, until + 1)
      .map((turn, i) => (i === until ? { ...turn, words: 'No, not now. I have to go.' } : turn))
    const { moments, metrics } = reviewCall(inputOf(refused))
    expect(moments.find(({ kind }) => kind === 'next-step')?.label).toBe('Next step. Asked, not agreed')
    expect(metrics.find(({ key }) => key === 'nextStep')).toMatchObject({ value: 0, display: 'Asked, not agreed' })
  })

  it('does not ask to send what belonged to a meeting that was refused', () => {
    const asked = goodCall.findIndex(({ words }) => words.startsWith('Could we take thirty minutes'))
    const refused = [
      ...goodCall.slice(0, asked),
      ...spokenCall(
        'R: Could we take thirty minutes on Thursday at ten? I’ll send the invite today.\nB: No, not now. I have to go.',
      ),
    ].map((turn, i) => ({ ...turn, turn: i, startMs: i * 9000, endMs: i * 9000 + 8000 }))
    const texts = (turns: typeof goodCall): string[] => reviewCall(inputOf(turns)).nextSteps.map(({ text }) => text)
    expect(texts(refused)).not.toContain('Send what you promised.')
    const promising = goodCall.map((turn) =>
      turn.words.startsWith('I’ll send the invite') || turn.words.startsWith("I'll send the invite")
        ? { ...turn, words: 'I’ll send you our price list today. Thank you, Rosa.' }
        : turn,
    )
    expect(texts(promising)).toContain('Send what you promised.')
    // Confirming the day is sending the invite: it is not asked for twice.
    expect(texts(goodCall)).toContain('Rosa agreed. Confirm the time in writing today.')
    expect(texts(goodCall)).not.toContain('Send what you promised.')
  })

  it('names the outcome in the words of the lists', () => {
    const texts = (['meeting', 'left-warm', 'abandoned'] as const).map(
      (outcome) => reviewCall(inputOf(goodCall, { outcome })).outcomeText,
    )
    expect(texts).toEqual(['Meeting agreed', 'Left on good terms', 'Abandoned'])
  })

  it('has the form of the contract', () => {
    for (const review of [good, weak, pushy]) expect(() => reviewSchema.parse(review)).not.toThrow()
  })

  it('is the same, byte for byte, when made again', () => {
    expect(JSON.stringify(reviewCall(inputOf(goodCall, { outcome: good.outcome })))).toBe(JSON.stringify(good))
  })

  it('gives every scored criterion a quote', () => {
    for (const review of [good, weak, pushy]) {
      const scores = review.result.state === 'scored' ? review.result.scores : []
      expect(scores.every((score) => score.state !== 'scored' || score.evidence.length > 0)).toBe(true)
    }
  })

  it('totals weight x how much was done over the criteria that apply, scaled to 100', () => {
    const { result } = pushy
    if (result.state !== 'scored') throw new Error('scored')
    const applying = result.scores.filter((score) => score.state !== 'not-applicable')
    const weight = applying.reduce((sum, score) => sum + score.weight, 0)
    const earned = applying.reduce((sum, score) => sum + score.weight * (score.done ?? 0), 0)
    expect(result.total).toBe(Math.round((100 * earned) / weight))
    expect(weight).toBeLessThan(100)
  })

  it('leaves objections out when none was raised, and counts them as 0 when nothing was done about one', () => {
    expect(scoreOf(pushy, 'objections')?.state).toBe('not-applicable')
    expect(scoreOf(pushy, 'objections')?.pointsToGain).toBe(0)
    expect(scoreOf(pushy, 'discovery')?.state).toBe('not-shown')
    expect(scoreOf(pushy, 'discovery')?.pointsToGain).toBeGreaterThan(25)
  })

  it('names in its verdict what was won and what was lost in this call', () => {
    expect(good.verdict).toContain('Thursday at ten')
    expect(weak.verdict).toMatch(/sixty lunches|Rosa/)
    expect(pushy.verdict).toContain('stupid to pass this up')
  })

  it('builds what could have been said on what this buyer had said', () => {
    const missed = weak.moments.filter((moment) => !moment.caught)
    expect(missed.length).toBeGreaterThan(1)
    expect(missed.every((moment) => moment.sayItBetter !== null)).toBe(true)
    // The worry on the table comes before a day, in the words it was told in.
    expect(missed.find(({ kind }) => kind === 'next-step')?.sayItBetter).toContain("it didn't stick")
    expect(weak.moments.filter((moment) => moment.caught).every((moment) => moment.sayItBetter === null)).toBe(true)
  })

  it('offers to take the call up again at a turn of the rep', () => {
    const turn = weakCall.find((each) => each.turn === weak.retryFrom?.turn)
    expect(turn?.speaker).toBe('rep')
  })

  it('says so, without scores, when the call was too short', () => {
    const short = reviewCall(inputOf(goodCall.slice(0, 4)))
    expect(short.result).toEqual({
      state: 'too-short',
      reason: expect.stringMatching(/^You spoke 2 turns and \d+ words/),
    })
    expect(short.retryFrom).toBeNull()
    expect(short.moments.filter((moment) => !moment.caught || moment.sayItBetter !== null)).toEqual([])
  })
})

describe('the review of a practice call', () => {
  const meters = (trust: number) => ({ trust, interest: 30, patience: 50 })
  const buyer = (turn: number, words: string, more: Partial<BuyerTurn> = {}): BuyerTurn => ({
    turn,
    speaker: 'buyer',
    words,
    startMs: turn * 4000,
    endMs: turn * 4000 + 3000,
    move: 'react',
    meters: meters(20),
    changes: [],
    facts: [],
    cut: false,
    ...more,
  })
  const rep = (turn: number, words: string): Turn => ({
    turn,
    speaker: 'rep',
    words,
    startMs: turn * 4000,
    endMs: turn * 4000 + 3000,
    acts: [{ act: 'q_pain', confidence: 0.9, start: 0, end: words.length }],
    mode: 'typed',
  })
  const asked =
    'What tends to go wrong with the deliveries on a day like that, and how do the planners find out about it?'
  const turns: Turn[] = [
    buyer(0, 'Rosa Lindqvist.', { move: 'pick-up' }),
    rep(1, asked),
    buyer(2, 'Cancelled orders. We threw away sixty lunches last Tuesday.', {
      move: 'reveal-fact',
      facts: ['waste'],
      meters: meters(26),
      changes: [
        { reason: 'You asked what goes wrong', trust: 6, interest: 2, patience: 1, start: 0, end: 27 },
        { reason: 'Time went by', trust: 0, interest: 0, patience: -1 },
      ],
    }),
    rep(3, 'And what else goes wrong on those mornings, apart from the orders that are cancelled by the schools?'),
    buyer(4, 'This is not the moment for a new system.', {
      move: 'object',
      objection: { id: 'o1', family: 'timing', state: 'raised' },
    }),
    rep(5, 'What would have to happen before it is?'),
    buyer(6, 'I have to go.', { move: 'goodbye' }),
  ]
  const review = reviewCall(
    inputOf(turns, {
      type: 'discovery',
      mindStart: meters(20),
      facts: [
        { id: 'waste', label: 'What goes to waste', summary: 'They throw away about sixty lunches a week' },
        { id: 'cost', label: 'What that costs', summary: 'Eleven thousand a month' },
      ],
      objections: [
        { id: 'o1', family: 'timing', goodAnswer: 'Nothing starts before the holidays: one morning, one van.' },
      ],
    }),
  )

  it('tells what each line did to the buyer, at the line that did it, with its words', () => {
    expect(review.mind?.steps.find((step) => step.turn === 1)).toMatchObject({
      headline: 'You asked what goes wrong',
      change: { trust: 6, interest: 2, patience: 0 },
      quote: { turn: 1, speaker: 'rep' },
    })
  })

  it('has no headline where the meters barely moved', () => {
    expect(review.mind?.steps.find((step) => step.turn === 3)?.headline).toBe('')
  })

  it('counts the facts earned, and names what is still to find', () => {
    expect(review.facts).toMatchObject({ total: 2, earned: [{ id: 'waste', turn: 2 }] })
    expect(review.nextSteps.some(({ text }) => text.includes('what that costs'))).toBe(true)
  })

  it('counts against the plan when there is one, and what was found beside it', () => {
    const facts = [
      { id: 'waste', label: 'What goes to waste', summary: 'They throw away about sixty lunches a week' },
      { id: 'cost', label: 'What that costs', summary: 'Eleven thousand a month' },
      { id: 'vans', label: 'How many vans', summary: 'Twelve vans' },
    ]
    const planned = (plan: string[]) => reviewCall(inputOf(turns, { type: 'discovery', facts, plan }))
    expect(planned(['waste', 'cost']).facts).toMatchObject({ total: 2, earned: [{ id: 'waste' }] })
    expect(planned(['cost']).facts).toMatchObject({ total: 2, earned: [{ id: 'waste' }] })
    const toFind = planned(['cost']).nextSteps.find(({ text }) => text.startsWith('Still to find'))
    expect(toFind?.text).not.toContain('how many vans')
  })

  it('answers a missed objection with the line that would have closed it', () => {
    const missed = review.moments.find((moment) => moment.kind === 'objection')
    expect(missed).toMatchObject({
      caught: false,
      turn: 4,
      sayItBetter: expect.stringContaining('one morning, one van'),
    })
  })

  it('measures neither pace nor reply gap in a typed call', () => {
    const applies = (key: string) => review.metrics.find((metric) => metric.key === key)?.applies
    expect([applies('pace'), applies('replyGap'), applies('talkRatio')]).toEqual([false, false, true])
  })
})

describe('the quotes of a review', () => {
  it('are spans of the turns, whatever was said', () => {
    const bits = fc.constantFrom(
      ...goodCall.map(({ words }) => words),
      ...weakCall.map(({ words }) => words),
      ...pushyCall.map(({ words }) => words),
      'How much is it? 3.5 hours. “Well” – no…',
      '',
      '   ',
      '👋🏽 café\u200b naïve\n\n?',
    )
    const words = fc.array(fc.oneof(bits, fc.string()), { maxLength: 3 }).map((parts) => parts.join(' '))
    const turn = fc.record({
      speaker: fc.constantFrom('rep' as const, 'buyer' as const),
      words,
      startMs: fc.nat(1_000_000),
      length: fc.nat(90_000),
      mode: fc.constantFrom('typed' as const, 'voice' as const),
    })
    fc.assert(
      fc.property(
        fc.array(turn, { maxLength: 24 }),
        fc.constantFrom('cold-call', 'discovery', 'objection-handling'),
        (all, type) => {
          const turns = all.map(({ length, ...each }, i) => ({ ...each, turn: i, endMs: each.startMs + length }))
          const review = reviewCall(inputOf(turns, { type }))
          expect(() => verifyQuotes(review, turns)).not.toThrow()
          expect(() => reviewSchema.parse(review)).not.toThrow()
        },
      ),
      { numRuns: 150 },
    )
  })

  const review = reviewCall(inputOf(goodCall))

  it('are refused when a word of the turn is another', () => {
    const changed = goodCall.map((turn) => ({ ...turn, words: turn.words.replace('lunches', 'dinners') }))
    expect(() => verifyQuotes(review, changed)).toThrow(FalseQuoteError)
  })

  it('are refused when somebody else said it', () => {
    const swapped = goodCall.map((turn) => ({ ...turn, speaker: turn.speaker === 'rep' ? 'buyer' : 'rep' }) as const)
    expect(() => verifyQuotes(review, swapped)).toThrow(FalseQuoteError)
    expect(quotesIn(review).length).toBeGreaterThan(10)
  })
})

describe('an opening that offers before anything is asked', () => {
  const call = (asked: string) =>
    spokenCall(`
B: Rosa Lindqvist.
R: Hello, this is Chad with LogiMax. I read that you opened a second kitchen in May, and that is why I'm calling. Our platform has route optimisation, real-time dashboards, a mobile app and automatic alerts.
B: I see.
R: It integrates with everything and we have support around the clock, with unlimited users. ${asked}
B: Okay. We do that by phone.
R: Our customers like the dashboards most of all, and they like the mobile app a lot.
B: Right. Bye.`)
  const labelOf = (turns: ReturnType<typeof call>): string | undefined =>
    reviewCall(inputOf(turns)).moments.find(({ kind }) => kind === 'opening')?.label

  it('is told as such where a question came later, and as asking nothing where none came', () => {
    expect(labelOf(call('How do you plan your routes today?'))).toBe('Opening. Offered before asking')
    expect(labelOf(call('It is the best there is.'))).toBe('Opening. Nothing asked')
  })
})

describe('the outcome of an uploaded call', () => {
  it.each([
    ['a meeting when a day was agreed', goodCall, 'meeting'],
    ['a brush-off when the buyer asks for an e-mail', weakCall, 'brush-off'],
    ['a hang-up when the buyer ends it in anger', pushyCall, 'hung-up'],
    ['open when nothing was said of it', spokenCall('R: What goes wrong?\nB: Not much.'), 'open'],
  ])('is %s', (_, turns, outcome) => {
    expect(outcomeFromWords(turns, 'discovery')).toBe(outcome)
  })
})
