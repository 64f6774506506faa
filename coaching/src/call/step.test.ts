import type { CallEvent } from '@ringside/contract'
import { describe, expect, test } from 'vitest'
import { newCall } from './call.ts'
import type { Call, Effect, Happening } from './call.ts'
import { ritasCall } from './rita.fixture.ts'
import { step } from './step.ts'
import { nextWakeMs } from './timing.ts'

/** Plays happenings one after the other, answering at once when an answer is due. */
function play(start: Call, ...happenings: Happening[]): { call: Call; effects: Effect[]; events: CallEvent[] } {
  const effects: Effect[] = []
  const queue = [...happenings]
  let call = start
  for (let next = queue.shift(); next; next = queue.shift()) {
    const made = step(call, next)
    call = made.call
    effects.push(...made.effects)
    if (call.state.at === 'thinking') queue.unshift({ type: 'answer-ready', atMs: call.atMs })
  }
  return { call, effects, events: effects.flatMap((effect) => (effect.type === 'tell' ? [effect.event] : [])) }
}

const pickedUp = (changed?: Parameters<typeof ritasCall>[0]): Call =>
  play(newCall(ritasCall(changed)), { type: 'join' }, { type: 'pick-up' }).call

let lines = 0
const line = (words: string, atMs: number, startMs?: number): Happening => ({
  type: 'line',
  lineId: `line-${(lines += 1)}`,
  words,
  mode: 'typed',
  atMs,
  startMs,
})
const question = 'How do you pick your orders today?'

describe('beginning', () => {
  test('joining rings, and picking up starts the clock with the buyer’s first words', () => {
    const joined = step(newCall(ritasCall()), { type: 'join' })
    expect(joined.call.state.at).toBe('ringing')
    expect(joined.effects).toEqual([{ type: 'ring' }])

    const { call, events } = play(joined.call, { type: 'pick-up' })
    expect(events.map(({ type, seq }) => [seq, type])).toEqual([
      [1, 'picked-up'],
      [2, 'buyer-turn'],
    ])
    expect(call.state).toMatchObject({ at: 'speaking', turn: { turn: 0, startMs: 0, cut: false } })
  })

  test('a line before the buyer has picked up is refused and counts for nothing', () => {
    const ringing = play(newCall(ritasCall()), { type: 'join' }).call
    const said = line('Hello?', 10)
    expect(step(ringing, said)).toEqual({
      call: ringing,
      effects: [{ type: 'refuse', message: 'Wait until they pick up.', lineId: 'lineId' in said ? said.lineId : '' }],
    })
  })
})

describe('a line', () => {
  test('is kept, acknowledged and answered by exactly one buyer turn', () => {
    const { events, call } = play(pickedUp(), line(question, 4000))
    expect(events.map(({ type }) => type)).toEqual(['rep-turn', 'buyer-turn'])
    expect(events[0]).toMatchObject({ turn: { turn: 1, words: question, endMs: 4000 } })
    expect(events[1]).toMatchObject({ turn: { turn: 2, speaker: 'buyer', startMs: 4000 } })
    expect(call.state.at).toBe('speaking')
  })

  test('that arrives twice is answered by the same event and changes nothing', () => {
    const said = line(question, 4000)
    const first = play(pickedUp(), said)
    const again = play(first.call, said)
    expect(again.call).toEqual(first.call)
    expect(again.effects).toEqual([{ type: 'tell-again', event: first.events[0] }])
  })

  test('keeps the time it began, but not one before the buyer’s turn or after its own end', () => {
    const startOf = (startMs: number): number | undefined => {
      const event = play(pickedUp(), line(question, 5000, startMs)).events[0]
      return event?.type === 'rep-turn' ? event.turn.startMs : undefined
    }
    expect(startOf(3000)).toBe(3000)
    expect(startOf(90_000)).toBe(5000)
    const second = play(pickedUp(), line(question, 5000), line('And what goes wrong?', 30_000, 0))
    expect(second.events.findLast((event) => event.type === 'rep-turn')).toMatchObject({ turn: { startMs: 5000 } })
  })

  test('said late in time never moves the record’s time backwards', () => {
    const { events } = play(pickedUp(), line(question, 9000), line('And what goes wrong?', 100))
    const turns = events.flatMap((event) => ('turn' in event ? [event.turn] : []))
    expect(turns.at(-1)?.startMs).toBeGreaterThanOrEqual(9000)
  })

  test('the answer to the first one, and only that, makes the call count', () => {
    const first = play(pickedUp(), line(question, 4000))
    expect(first.effects.filter(({ type }) => type === 'answered-first')).toHaveLength(1)
    const second = play(first.call, line('And what goes wrong with that?', 20_000))
    expect(second.effects.filter(({ type }) => type === 'answered-first')).toHaveLength(0)
  })
})

describe('a fact', () => {
  test('is found when the buyer’s turn has been said, not while it is being said', () => {
    const asked = play(pickedUp(), line(question, 4000))
    const turn = asked.call.state.at === 'speaking' ? asked.call.state.turn : null
    expect(turn?.facts).toEqual(['picking'])
    expect(asked.events.some(({ type }) => type === 'fact-found')).toBe(false)

    const spoken = play(asked.call, { type: 'spoken', turn: 2, atMs: 8000 })
    expect(spoken.events).toEqual([
      { type: 'fact-found', seq: 5, item: { factId: 'picking', label: 'How orders are picked', foundAtMs: 4000 } },
    ])
    expect(spoken.call.lastTurn?.endMs).toBe(8000)
  })

  test('that was not said because the rep cut in is not found', () => {
    const asked = play(pickedUp(), line(question, 4000))
    const cut = play(asked.call, { type: 'interrupt', turn: 2, wordsSaid: 1, atMs: 4300 })
    expect(cut.events.map(({ type }) => type)).toEqual(['buyer-cut'])
    const whole = asked.call.lastTurn?.words ?? ''
    expect(cut.call.lastTurn).toMatchObject({ cut: true, facts: [], words: whole.split(' ')[0], endMs: 4300 })
    expect(cut.call.state.at).toBe('listening')
    expect(cut.effects[0]).toMatchObject({ type: 'change-turn', turn: { turn: 2, cut: true } })
  })
})

describe('cutting in', () => {
  test('after the last word is no cut', () => {
    const asked = play(pickedUp(), line(question, 4000))
    const late = play(asked.call, { type: 'interrupt', turn: 2, wordsSaid: 500, atMs: 9000 })
    expect(late.events.some(({ type }) => type === 'buyer-cut')).toBe(false)
    expect(late.call.lastTurn).toMatchObject({ cut: false, words: asked.call.lastTurn?.words })
  })

  test('on a turn that is not being said changes nothing', () => {
    const asked = play(pickedUp(), line(question, 4000)).call
    expect(step(asked, { type: 'interrupt', turn: 0, wordsSaid: 1, atMs: 4100 })).toEqual({ call: asked, effects: [] })
  })
})

describe('time', () => {
  test('the rep is told once when a minute is left, and the line goes dead half a minute after the end', () => {
    const quiet = play(pickedUp({ type: 'cold-call' }), { type: 'spoken', turn: 0, atMs: 900 }).call
    expect(nextWakeMs(quiet)).toBe(5 * 60_000)
    const told = play(quiet, { type: 'time-passed', atMs: 300_000 })
    expect(told.events).toEqual([{ type: 'time-nearly-up', seq: 3, atMs: 300_000, leftMs: 60_000 }])
    expect(play(told.call, { type: 'time-passed', atMs: 310_000 }).events).toEqual([])

    expect(nextWakeMs(told.call)).toBe(390_000)
    const over = play(told.call, { type: 'time-passed', atMs: 390_000 })
    expect(over.events).toMatchObject([{ type: 'ended', endedBy: 'time', atMs: 390_000 }])
    expect(nextWakeMs(over.call)).toBeNull()
  })

  test('a rep who speaks after the buyer’s time hears a goodbye, and the time ended the call', () => {
    const { events, call } = play(pickedUp({ type: 'cold-call' }), line(question, 365_000))
    expect(events.at(-2)).toMatchObject({ type: 'buyer-turn' })
    expect(call.lastTurn).toMatchObject({ speaker: 'buyer', move: 'goodbye' })
    expect(events.at(-1)).toMatchObject({ type: 'ended', endedBy: 'time' })
  })
})

describe('the end', () => {
  test('a buyer who is insulted and hangs up ends the call with the last words they said', () => {
    let { call } = play(pickedUp({ difficulty: 'expert', type: 'cold-call' }))
    const events: CallEvent[] = []
    for (let i = 1; call.state.at !== 'ended' && i < 6; i += 1) {
      const made = play(call, line('You are an idiot, shut up and sign today.', i * 5000))
      call = made.call
      events.push(...made.events)
    }
    expect(events.at(-2)).toMatchObject({ type: 'buyer-turn' })
    expect(call.lastTurn).toMatchObject({ speaker: 'buyer', move: 'hang-up' })
    expect(events.at(-1)).toMatchObject({ type: 'ended', outcome: 'hung-up', endedBy: 'buyer' })
  })

  test('a rep who hangs up before the buyer picked up has abandoned the call', () => {
    expect(play(newCall(ritasCall()), { type: 'join' }, { type: 'hang-up', atMs: 0 }).events).toEqual([
      { type: 'ended', seq: 1, outcome: 'abandoned', endedBy: 'rep', atMs: 0 },
    ])
  })

  test('nothing happens after it', () => {
    const over = play(pickedUp(), { type: 'hang-up', atMs: 2000 }).call
    const later: Happening[] = [
      { type: 'join' },
      { type: 'pick-up' },
      { type: 'answer-ready', atMs: 3000 },
      { type: 'interrupt', turn: 0, wordsSaid: 0, atMs: 3000 },
      { type: 'spoken', turn: 0, atMs: 3000 },
      { type: 'time-passed', atMs: 3_000_000 },
      { type: 'whisper', id: 'w', from: 'Ada', text: 'Ask why', atMs: 3000 },
      { type: 'hang-up', atMs: 3000 },
      { type: 'abandon', atMs: 3000 },
    ]
    for (const happening of later) expect(step(over, happening)).toEqual({ call: over, effects: [] })
    expect(step(over, line('Hello?', 3000)).effects).toMatchObject([{ type: 'refuse', message: 'The call is over.' }])
  })
})

test('a whisper is an event of the call, and the buyer does not hear it', () => {
  const before = pickedUp()
  const { call, events } = play(before, {
    type: 'whisper',
    id: 'w1',
    from: 'Ada',
    text: 'Ask what it costs',
    atMs: 3000,
  })
  expect(events).toEqual([{ type: 'whisper', seq: 3, id: 'w1', from: 'Ada', text: 'Ask what it costs' }])
  expect(call.state).toEqual(before.state)
})

test('the rep is told what was said and the mood; the record keeps the mind', () => {
  const asked = play(pickedUp(), line(question, 4000))
  const cut = play(asked.call, { type: 'interrupt', turn: 2, wordsSaid: 1, atMs: 4300 })
  const told = [...asked.events, ...cut.events].flatMap((event) => ('turn' in event ? [event.turn] : []))
  expect(told.map((turn) => Object.keys(turn).toSorted())).toEqual([
    ['endMs', 'mode', 'speaker', 'startMs', 'turn', 'words'],
    ['cut', 'endMs', 'speaker', 'startMs', 'turn', 'words'],
    ['cut', 'endMs', 'speaker', 'startMs', 'turn', 'words'],
  ])
  const kept = [...asked.effects, ...cut.effects].flatMap((effect) => ('mind' in effect ? [effect.turn] : []))
  expect(kept).toHaveLength(2)
  for (const turn of kept) {
    expect(turn).toMatchObject({ move: expect.any(String), meters: { trust: expect.any(Number) } })
    expect(turn.changes.length).toBeGreaterThan(0)
  }
})

test('mood is shown on easy and medium, and hidden on hard and expert', () => {
  const moodOf = (difficulty: 'easy' | 'medium' | 'hard' | 'expert') => {
    const { events } = play(newCall(ritasCall({ difficulty })), { type: 'join' }, { type: 'pick-up' })
    const event = events.find(({ type }) => type === 'buyer-turn')
    return event?.type === 'buyer-turn' ? event.mood : undefined
  }
  expect(moodOf('easy')).toMatchObject({ word: expect.any(String) })
  expect(moodOf('medium')).toMatchObject({ word: expect.any(String) })
  expect(moodOf('hard')).toBeNull()
  expect(moodOf('expert')).toBeNull()
})
