import { callTypes, metricKeys, metricSchema, type Metric, type MetricKey } from '@ringside/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodCall, pushyCall, spokenCall, weakCall } from '../scoring/calls.fixture.ts'
import { evidenceOf } from './heard/evidence.ts'
import { heardCall } from './heard/heard-call.ts'
import type { PlainTurn } from './heard/review-turn.ts'
import { metricsOf } from './index.ts'

const measured = (turns: readonly PlainTurn[], type: (typeof callTypes)[number] = 'discovery'): Metric[] =>
  metricsOf(evidenceOf(heardCall(turns, type), 'Rosa'))

function metric(turns: readonly PlainTurn[], key: MetricKey): Metric {
  const found = measured(turns).find((each) => each.key === key)
  if (found === undefined) throw new Error(`no ${key}`)
  return found
}

const said = (speaker: 'rep' | 'buyer', words: string, startMs: number, endMs: number, turn: number): PlainTurn => ({
  turn,
  speaker,
  words,
  startMs,
  endMs,
  mode: 'voice',
})

const highest: Partial<Record<Metric['unit'], number>> = { ratio: 1, score: 1, 'yes-no': 1 }

function inBounds({ value, unit }: Metric): boolean {
  if (value === null) return true
  return Number.isFinite(value) && value >= (unit === 'score' ? -1 : 0) && value <= (highest[unit] ?? Number.MAX_VALUE)
}

describe('the metrics of a call', () => {
  it('are all fourteen, each with a range or none, a scale and a source, for every call type', () => {
    for (const type of callTypes) {
      const all = measured(goodCall, type)
      expect(all.map(({ key }) => key)).toEqual([...metricKeys])
      expect(all.every(({ source, label }) => source.length > 20 && label !== '')).toBe(true)
    }
  })

  it('talk to listen is the rep’s share of the speaking, without the silences', () => {
    const turns = [said('rep', 'one two', 0, 3000, 0), said('buyer', 'three four', 9000, 10_000, 1)]
    expect(metric(turns, 'talkRatio')).toMatchObject({ value: 0.75, display: '75 : 25', verdict: 'high' })
  })

  it('a monologue goes on over a pause under 1.5 seconds, and ends at a longer one or at a word of the buyer', () => {
    const run = (gap: number) =>
      metric(
        [said('rep', 'one two', 0, 10_000, 0), said('rep', 'three', 10_000 + gap, 20_000 + gap, 1)],
        'longestMonologue',
      )
    expect(run(1400).value).toBe(21.4)
    expect(run(1500).value).toBe(10)
    const answered = [
      said('rep', 'one', 0, 10_000, 0),
      said('buyer', 'right', 10_000, 10_500, 1),
      said('rep', 'two', 10_500, 20_000, 2),
    ]
    expect(metric(answered, 'longestMonologue').value).toBe(10)
  })

  it('an interruption is a start at least 0.2 seconds before the buyer has finished, sounds of listening aside', () => {
    const over = (words: string, startMs: number) =>
      metric(
        [said('buyer', 'as I was saying there', 0, 4000, 0), said('rep', words, startMs, 6000, 1)],
        'interruptions',
      ).value
    expect([over('But what about', 3800), over('But what about', 3900), over('Mm-hm, right.', 3000)]).toEqual([1, 0, 0])
  })

  it('an interruption counts once for each turn of the buyer, also where a sound of listening came before it', () => {
    const turns = [
      said('buyer', 'as I was saying there, the orders come by phone and', 0, 9000, 0),
      said('rep', 'Mm-hm.', 2000, 2300, 1),
      said('rep', 'But what about the weekend?', 6000, 7000, 2),
      said('rep', 'And the holidays?', 7500, 9500, 3),
    ]
    expect(metric(turns, 'interruptions')).toMatchObject({ value: 1, at: null })
    expect(evidenceOf(heardCall(turns, 'discovery'), 'Rosa').interruptions.map(({ turn }) => turn)).toEqual([2])
  })

  const asking = (at: readonly number[]): PlainTurn[] =>
    at.flatMap((startMs, i) => [
      said('rep', 'How do you plan the orders of the day?', startMs, startMs + 3000, i * 2),
      said('buyer', 'By phone.', startMs + 3500, startMs + 4000, i * 2 + 1),
    ])

  it('question spread is the share of the questions that fell into the busiest third of the call', () => {
    expect(metric(asking([0, 20_000, 40_000, 60_000, 80_000, 99_000]), 'questionSpread')).toMatchObject({
      value: 0.3333,
      display: '33% in a third',
      verdict: 'good',
    })
    const early = metric(asking([0, 5000, 10_000, 15_000, 20_000, 99_000]), 'questionSpread')
    expect(early).toMatchObject({ value: 0.8333, verdict: 'high', verdictText: 'Bunched' })
  })

  it('question spread goes by what was said where no times were measured, and needs six questions', () => {
    const typed = asking([0, 0, 0, 0, 0, 0]).map((turn) => ({ ...turn, mode: 'typed' as const }))
    expect(metric(typed, 'questionSpread')).toMatchObject({ value: 0.3333, estimated: true })
    expect(metric(asking([0, 5000, 10_000, 15_000, 20_000]), 'questionSpread').applies).toBe(false)
  })

  it('where the times of words are known, what is quoted begins when its first word does', () => {
    const words = 'Let me see. It is $900 a month.'
    const wordTimes = words.split(' ').map((_, i) => [4000 + i * 500, 4400 + i * 500] as const)
    const turns = [
      said('buyer', 'How much is it?', 0, 2000, 0),
      { ...said('rep', words, 4000, 4000 + wordTimes.length * 500, 1), wordTimes },
    ]
    expect(metric(turns, 'priceMentionedAt')).toMatchObject({ value: 6.5, at: { startMs: 5500 } })
    const changed = turns.map((turn) => ({ ...turn, words: turn.words.replace('Let me see.', 'Well.') }))
    expect(metric(changed, 'priceMentionedAt').at?.startMs).toBe(4000)
  })

  it('the reply gap is the median from the buyer’s last word to the rep’s first, overlap counting as none', () => {
    const turns = [
      said('buyer', 'one two three', 0, 2000, 0),
      said('rep', 'four five six', 2600, 4000, 1),
      said('buyer', 'seven', 5000, 6000, 2),
      said('rep', 'eight', 5900, 7000, 3),
      said('buyer', 'nine', 8000, 9000, 4),
      said('rep', 'ten', 10_000, 11_000, 5),
    ]
    expect(metric(turns, 'replyGap')).toMatchObject({ value: 0.6, verdict: 'good' })
  })

  it('pace is words a minute of the rep’s own speaking', () => {
    const words = Array.from({ length: 30 }, (_, i) => `word${i}`).join(' ')
    expect(metric([said('rep', words, 0, 12_000, 0)], 'pace')).toMatchObject({ value: 150, unit: 'words-per-minute' })
  })

  it('neither pace nor reply gap applies to a typed call, and what is left is marked as estimated', () => {
    const typed = goodCall.map((turn) => ({ ...turn, mode: 'typed' as const }))
    expect(['pace', 'replyGap'].map((key) => measured(typed).find((each) => each.key === key)?.applies)).toEqual([
      false,
      false,
    ])
    expect(metric(typed, 'talkRatio').estimated).toBe(true)
    expect(metric(goodCall, 'talkRatio').estimated).toBe(false)
  })

  it('a next step is complete when it says what, who and when and the buyer agrees', () => {
    expect(metric(goodCall, 'nextStep')).toMatchObject({ value: 1, display: 'What, who and when', verdict: 'good' })
    expect(metric(weakCall, 'nextStep')).toMatchObject({ value: 0, display: 'Asked, not agreed', verdict: 'low' })
  })

  it('price is mentioned when a sum is named in pricing, and never otherwise', () => {
    expect(metric(pushyCall, 'priceMentionedAt').value).toBeGreaterThan(5)
    expect(metric(goodCall, 'priceMentionedAt')).toMatchObject({ value: null, display: 'Never', applies: true })
  })

  it('a price that is talked about without a sum from the rep is not told as never mentioned', () => {
    const lines = `R: So you have had the proposal since Friday.
B: We like it. It is just too expensive, another came in under you.
R: Thanks for being straight with me. Apart from the price, is there anything that would stop you?
B: No, only that.`
    expect(metric(spokenCall(lines), 'priceMentionedAt')).toMatchObject({ value: null, display: 'No sum from you' })
  })

  it.each([
    ['$900 a month.', true],
    ["It's $900.", true],
    ['For a team like yours it is nine hundred dollars a month.', true],
    ['You said the lunches cost you $900 a month.', false],
    ['That saves them $900 a month.', false],
  ])('a sum is a price when the rep puts it as theirs: %s', (words, isPrice) => {
    const turns = spokenCall(`R: Good morning.\nB: How much is it?\nR: ${words}\nB: I see.`)
    expect(metric(turns, 'priceMentionedAt').value !== null).toBe(isPrice)
  })

  it.each([
    'An hour most mornings, and nineteen thousand a month on agency.',
    'So it’s $19,000 a month.',
    'That’s 19k a month, then.',
    'With the overtime it adds up to about 25k a month.',
    'So that is about 170k a month over the homes. Does that match what you see?',
  ])('a sum that is the buyer’s own is no price when it is said back: %s', (words) => {
    const lines = `R: What happens when somebody calls in sick?\nB: The agency gets about nineteen thousand a month.\nR: ${words}\nB: Yes. What does yours cost?\nR: It’s four pounds per person a month.`
    expect(metric(spokenCall(lines), 'priceMentionedAt').at?.quote).toBe('It’s four pounds per person a month.')
  })

  it('count what is said and show where it went off', () => {
    expect(metric(weakCall, 'questions').value).toBeGreaterThan(2)
    expect(metric(weakCall, 'fillers').at?.quote).toMatch(/um|uh/iu)
    expect(metric(spokenCall('R: Fine.\nB: Fine.'), 'openQuestions').applies).toBe(false)
  })

  const turn = fc.record({
    speaker: fc.constantFrom('rep' as const, 'buyer' as const),
    words: fc.oneof(fc.string(), fc.constantFrom(...goodCall.map(({ words }) => words)), fc.constant('')),
    startMs: fc.nat(5_000_000),
    length: fc.nat(100_000),
    mode: fc.constantFrom('typed' as const, 'voice' as const),
    estimated: fc.boolean(),
    wordTimes: fc.array(fc.tuple(fc.nat(5_000_000), fc.nat(5_000_000)), { maxLength: 12 }),
  })

  it('never crash, never give what is not a number, and stay in their bounds, whatever the turns', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 30 }), fc.constantFrom(...callTypes), (all, type) => {
        const turns = all.map(({ length, ...each }, i) => ({ ...each, turn: i, endMs: each.startMs + length }))
        for (const each of measured(turns, type)) {
          expect(() => metricSchema.parse(each)).not.toThrow()
          expect(inBounds(each)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('agree with each other: the rep’s share of the talk and the buyer’s make up all of it', () => {
    const other = { rep: 'buyer', buyer: 'rep' } as const
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 12 }), (all) => {
        const turns = all.map(({ length, ...each }, i) => ({
          ...each,
          turn: i,
          endMs: each.startMs + length,
          mode: 'voice' as const,
        }))
        const swapped = turns.map((each) => ({ ...each, speaker: other[each.speaker] }))
        const [own, others] = [turns, swapped].map((side) => metric(side, 'talkRatio'))
        const sum = own?.value === null ? 1 : (own?.value ?? 0) + (others?.value ?? 0)
        expect(sum).toBeCloseTo(1, 3)
      }),
      { numRuns: 60 },
    )
  })

  it('agree with each other: both sides’ speaking sums to all of it, and no run is longer than the rep’s whole', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 30 }), (all) => {
        const turns = all.map(({ length, ...each }, i) => ({
          ...each,
          turn: i,
          endMs: each.startMs + length,
          estimated: true,
        }))
        const call = heardCall(turns, 'discovery')
        expect(call.repSpeechMs + call.buyerSpeechMs).toBe(call.turns.reduce((sum, { speechMs }) => sum + speechMs, 0))
        const longest = metricsOf(evidenceOf(call, 'Rosa')).find(({ key }) => key === 'longestMonologue')
        expect(longest?.value ?? 0).toBeLessThanOrEqual(call.repSpeechMs / 1000 + 0.1)
      }),
      { numRuns: 100 },
    )
  })
})
