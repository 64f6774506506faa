import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { newCall, nextWakeMs, restoreCall, step } from './index.ts'
import type { Call, Effect, Happening, KeptTurn } from './index.ts'

const setup = castCall(3, 'gatekeeper', 'easy')
const { persona } = setup

function run(from: Call, happenings: readonly Happening[]): { call: Call; effects: Effect[] } {
  let call = from
  const effects: Effect[] = []
  for (const happening of happenings) {
    const made = step(call, happening)
    call = made.call
    effects.push(...made.effects)
  }
  return { call, effects }
}

const line = (lineId: string, words: string, atMs: number): Happening => ({
  type: 'line',
  lineId,
  words,
  mode: 'typed',
  atMs,
})
const reason = `It's about ${persona.vocabulary['area']} at ${persona.company.name}. I noticed you're hiring, and I'd like to ask ${persona.firstName} one question.`
const toTheDoor: Happening[] = [
  { type: 'join' },
  { type: 'pick-up' },
  { type: 'spoken', turn: 0, atMs: 2000 },
  line('a', "Good morning, it's Marcus from Routewell. I hope you can help me.", 6000),
  { type: 'answer-ready', atMs: 6100 },
  { type: 'spoken', turn: 2, atMs: 9000 },
  line('b', reason, 16_000),
  { type: 'answer-ready', atMs: 16_100 },
]
const buyerTurns = (effects: readonly Effect[]) =>
  effects.flatMap((effect) =>
    effect.type === 'keep-turn' && effect.turn.speaker === 'buyer'
      ? [{ turn: effect.turn.turn, by: effect.turn.by }]
      : [],
  )

describe('a rep who is put through', () => {
  it('hears the persona once the words that said so have been said, with no line of their own between', () => {
    const { call, effects } = run(newCall(setup), toTheDoor)
    expect(call.state.at).toBe('speaking')
    const after = run(call, [{ type: 'spoken', turn: 4, atMs: 19_000 }])
    expect(buyerTurns([...effects, ...after.effects])).toEqual([
      { turn: 0, by: 'gatekeeper' },
      { turn: 2, by: 'gatekeeper' },
      { turn: 4, by: 'gatekeeper' },
      { turn: 5, by: undefined },
    ])
    expect(after.call.state.at).toBe('speaking')
  })

  it('is not left waiting when nobody reports those words said', () => {
    const { call } = run(newCall(setup), toTheDoor)
    const wakeMs = nextWakeMs(call)
    expect(wakeMs).not.toBeNull()
    const after = run(call, [{ type: 'time-passed', atMs: wakeMs ?? 0 }])
    expect(buyerTurns(after.effects)).toEqual([{ turn: 5, by: undefined }])
  })

  it('may say thank you meanwhile, and hears the persona after it', () => {
    const { call } = run(newCall(setup), toTheDoor)
    const after = run(call, [line('c', 'Thank you.', 18_000), { type: 'answer-ready', atMs: 18_100 }])
    expect(buyerTurns(after.effects)).toEqual([{ turn: 6, by: undefined }])
  })

  it('and hangs up before anybody picks up was put through all the same', () => {
    const { call } = run(newCall(setup), toTheDoor)
    const after = run(call, [{ type: 'hang-up', atMs: 18_000 }])
    expect(after.call.state).toMatchObject({ at: 'ended', outcome: 'put-through' })
  })

  it('hears the persona also when the call is taken up from its record in between', () => {
    const { effects } = run(newCall(setup), toTheDoor)
    const events = effects.flatMap((effect) => (effect.type === 'tell' ? [effect.event] : []))
    const turns = effects.flatMap((effect): KeptTurn[] => {
      if (effect.type !== 'keep-turn') return []
      return 'mind' in effect
        ? [{ turn: effect.turn, mind: effect.mind, reply: effect.reply }]
        : [{ turn: effect.turn }]
    })
    const again = run(restoreCall({ setup, events, turns }), [{ type: 'spoken', turn: 4, atMs: 19_000 }])
    expect(buyerTurns(again.effects)).toEqual([{ turn: 5, by: undefined }])
  })
})
