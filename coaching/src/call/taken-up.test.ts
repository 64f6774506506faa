import { describe, expect, it } from 'vitest'
import { restoreCall } from './restore.ts'
import { ritasCall } from './rita.fixture.ts'
import { step } from './step.ts'
import { takenUp, type RealLine } from './taken-up.ts'
import { timeLimitMs } from '../buyer/index.ts'

const line = (speaker: RealLine['speaker'], words: string, atS: number): RealLine => ({
  speaker,
  words,
  startMs: atS * 1000,
  endMs: atS * 1000 + 4000,
})

const said = [
  line('rep', 'Good morning Rita, this is Marcus from Routewell.', 0),
  line('rep', 'How do you pick your orders today?', 5),
  line('buyer', 'Morning. We pick from lists that are printed every morning.', 10),
  line('rep', 'And what goes wrong with that?', 1500),
  line('buyer', 'Honestly, one order in twelve goes out late.', 1510),
]

let ids = 0
const lineId = (): string => `line-${(ids += 1)}`

describe('a practice call that goes on from a real one', () => {
  it('has what was said before to the letter, in turns, and the buyer has told what the words tell', () => {
    const { turns, events } = takenUp({ setup: ritasCall(), lines: said, mode: 'voice', lineId })
    expect(turns.map(({ turn }) => turn.words)).toEqual([
      'Good morning Rita, this is Marcus from Routewell. How do you pick your orders today?',
      ...said.slice(2).map(({ words }) => words),
    ])
    expect(turns.map(({ turn }) => turn.speaker)).toEqual(['rep', 'buyer', 'rep', 'buyer'])
    expect(turns.flatMap(({ turn }) => ('facts' in turn ? turn.facts : []))).toEqual(['picking', 'late'])
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1))
  })

  it('goes on with the rep’s next line, with all of the buyer’s time ahead of it', () => {
    const record = takenUp({ setup: ritasCall(), lines: said, mode: 'voice', lineId })
    expect(timeLimitMs(record.setup)).toBe(timeLimitMs(ritasCall()) + 1_514_000)
    const call = restoreCall(record)
    const next = step(call, {
      type: 'line',
      lineId: 'next',
      words: 'What does a late one cost you?',
      mode: 'typed',
      atMs: 1_530_000,
    })
    expect(next.call.state.at).toBe('thinking')
    const answered = step(next.call, { type: 'answer-ready', atMs: 1_531_000 })
    expect(answered.call.state.at).toBe('speaking')
    expect(answered.call.lastTurn).toMatchObject({ speaker: 'buyer', turn: 5 })
  })

  it('keeps a buyer on the line who really was, however the rep spoke', () => {
    const rude = [1, 2, 3, 4, 5, 6].flatMap((at) => [
      line('rep', 'That is a stupid way to work, you idiot.', at * 10),
      line('buyer', 'Well, it works for us.', at * 10 + 5),
    ])
    const call = restoreCall(takenUp({ setup: ritasCall(), lines: rude, mode: 'typed', lineId }))
    expect(call.state).toMatchObject({ at: 'speaking', mind: { phase: 'talking', endedBecause: null } })
  })

  it('raises the worry that was raised, which then waits for an answer', () => {
    const { persona } = ritasCall()
    const worry = persona.objections[0]?.say[0] ?? ''
    const { turns } = takenUp({
      setup: ritasCall(),
      lines: [line('rep', 'We could start in May.', 0), line('buyer', worry, 5)],
      mode: 'voice',
      lineId,
    })
    expect(turns.at(-1)).toMatchObject({ mind: { pending: 'busy-season' }, turn: { move: 'object' } })
  })

  it('keeps what the real buyer made a condition of, and nothing that the engine would have', () => {
    const after = (words: string) =>
      takenUp({
        setup: ritasCall(),
        lines: [...said.slice(0, 3), line('rep', 'We could start in May.', 40), line('buyer', words, 45)],
        mode: 'voice',
        lineId,
      }).turns.at(-1)
    const inWriting = { kind: 'writing', state: 'open' }
    expect(after('Put it in writing and we can talk.')).toMatchObject({ mind: { conditions: [inWriting] } })
    expect(after('Right, I see.')).toMatchObject({ mind: { conditions: [] } })
  })

  it('goes through the end of a long call, and knows what was told before it', () => {
    const small = Array.from({ length: 100 }, (_, at) => line(at % 2 === 0 ? 'rep' : 'buyer', 'I see.', 20 + at * 10))
    const { turns } = takenUp({ setup: ritasCall(), lines: [...said.slice(0, 3), ...small], mode: 'typed', lineId })
    expect(turns).toHaveLength(80)
    expect(turns.map(({ turn }) => turn.turn)).toEqual(turns.map((_, at) => at))
    expect(turns.at(-1)).toMatchObject({ mind: { facts: [{ id: 'picking' }] } })
  })

  it('is a call from its beginning where nobody but the rep had spoken', () => {
    expect(takenUp({ setup: ritasCall(), lines: said.slice(0, 2), mode: 'voice', lineId })).toEqual({
      setup: ritasCall(),
      events: [],
      turns: [],
    })
  })
})
