import { describe, expect, expectTypeOf, it } from 'vitest'
import { callEventSchema, type CallEvent } from './call-protocol.ts'
import { liveTurn, liveTurnSchema, turnSchema, type BuyerTurn, type LiveTurn, type RepTurn, type Turn } from './turn.ts'

const said = { turn: 2, words: 'We still pick from printed lists.', startMs: 4000, endMs: 6000 }
const buyerTurn: BuyerTurn = {
  ...said,
  speaker: 'buyer',
  move: 'reveal-fact',
  meters: { trust: 40, interest: 41, patience: 80 },
  changes: [{ reason: 'Asked about the work', trust: 4, interest: 2, patience: 0 }],
  facts: ['picking'],
  objection: { id: 'busy', family: 'timing', state: 'raised' },
  cut: false,
}
const repTurn: RepTurn = {
  ...said,
  speaker: 'rep',
  mode: 'typed',
  acts: [{ act: 'q_process', confidence: 0.9, start: 0, end: 10 }],
}

describe('a turn of a running call', () => {
  it('is what was said and when, and parses as that', () => {
    expect(liveTurn(buyerTurn)).toEqual({ ...said, speaker: 'buyer', cut: false })
    expect(liveTurn(repTurn)).toEqual({ ...said, speaker: 'rep', mode: 'typed' })
    for (const turn of [repTurn, buyerTurn]) expect(liveTurnSchema.parse(liveTurn(turn))).toEqual(liveTurn(turn))
  })

  it.each(['move', 'meters', 'changes', 'facts', 'objection'] as const)('with %s in it is refused', (part) => {
    const leaking = { ...liveTurn(buyerTurn), [part]: buyerTurn[part] }
    expect(liveTurnSchema.safeParse(leaking).success).toBe(false)
    const event = { seq: 1, type: 'buyer-turn', turn: leaking, mood: null }
    expect(callEventSchema.safeParse(event).success).toBe(false)
  })

  it('with acts in it is refused', () => {
    expect(liveTurnSchema.safeParse({ ...liveTurn(repTurn), acts: repTurn.acts }).success).toBe(false)
  })

  it('can’t be a turn of the record: that does not compile, in an event neither', () => {
    expectTypeOf<BuyerTurn>().not.toExtend<LiveTurn>()
    expectTypeOf<RepTurn>().not.toExtend<LiveTurn>()
    expectTypeOf<Turn>().not.toExtend<Extract<CallEvent, { turn: unknown }>['turn']>()
    expectTypeOf<LiveTurn>().not.toExtend<Turn>()
  })
})

it('a turn of the record keeps the mind', () => {
  for (const turn of [repTurn, buyerTurn]) expect(turnSchema.parse(turn)).toEqual(turn)
})
