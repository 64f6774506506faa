import type { CallEvent } from '@ringside/contract'
import { describe, expect, it, test } from 'vitest'
import { newCall, type Call, type Effect, type Happening } from './call.ts'
import { restoreCall, type KeptTurn } from './restore.ts'
import { ritasCall } from './rita.fixture.ts'
import { step } from './step.ts'
import { speakingMs } from './timing.ts'

function play(start: Call, ...happenings: Happening[]): { call: Call; effects: Effect[]; events: CallEvent[] } {
  let call = start
  const effects: Effect[] = []
  for (const happening of happenings) {
    const made = step(call, happening)
    call = made.call
    effects.push(...made.effects)
  }
  return { call, effects, events: effects.flatMap((effect) => (effect.type === 'tell' ? [effect.event] : [])) }
}

const question = 'How do you pick your orders today?'
/** The buyer knows what to say: that they still pick from printed lists. */
const begun = play(newCall(ritasCall()), { type: 'join' }, { type: 'pick-up' })
const asked = play(begun.call, { type: 'line', lineId: 'l1', words: question, mode: 'typed', atMs: 4000 })
const decided = asked.call.state.at === 'thinking' ? asked.call.state : null
const otherWords = 'Honestly, it is printed lists that we still pick from here, I am afraid.'
const worded = play(asked.call, { type: 'answer-ready', atMs: 4700, words: otherWords })

describe('a line in other words', () => {
  it('is what the buyer says, and takes as long as those words take', () => {
    expect(decided?.reply.facts).toEqual(['picking'])
    expect(worded.call.lastTurn).toMatchObject({ words: otherWords, startMs: 4700, facts: ['picking'] })
    expect(worded.call.lastTurn?.endMs).toBe(4700 + speakingMs(otherWords, 0.5))
    expect(worded.events).toMatchObject([{ type: 'buyer-turn', turn: { words: otherWords } }])
  })

  it('leaves the mind as it was decided: the next answer is the same', () => {
    const next: Happening[] = [
      { type: 'spoken', turn: 2, atMs: 9000 },
      { type: 'line', lineId: 'l2', words: 'And what goes wrong with your orders?', mode: 'typed', atMs: 12_000 },
    ]
    const afterOther = play(worded.call, ...next).call.state
    const afterPlain = play(play(asked.call, { type: 'answer-ready', atMs: 4700 }).call, ...next).call.state
    expect(afterOther).toEqual(afterPlain)
    expect(afterOther).toMatchObject({ at: 'thinking', reply: { facts: ['late'] } })
  })

  it('is kept as it was said, and a call taken up again goes on from those words', () => {
    const kept = [...begun.effects, ...asked.effects, ...worded.effects].flatMap((effect): KeptTurn[] =>
      effect.type !== 'keep-turn' ? [] : 'mind' in effect ? [effect] : [{ turn: effect.turn }],
    )
    const events = [...begun.events, ...asked.events, ...worded.events]
    // Through JSON, as the record keeps it.
    const record: Parameters<typeof restoreCall>[0] = JSON.parse(
      JSON.stringify({ setup: ritasCall(), events, turns: kept }),
    )
    expect(restoreCall(record).state).toEqual(worded.call.state)
  })
})

describe('cutting in on a line in other words', () => {
  const cutAfter = (wordsSaid: number) => play(worded.call, { type: 'interrupt', turn: 2, wordsSaid, atMs: 5500 }).call

  it.each([
    ['before the words that tell the fact, it was not told', 6, []],
    ['after the last of the words that tell it, it was told', 10, ['picking']],
  ])('%s', (_, wordsSaid, facts) => {
    expect(cutAfter(wordsSaid).lastTurn).toMatchObject({
      cut: true,
      words: otherWords.split(' ').slice(0, wordsSaid).join(' '),
      facts,
    })
  })

  it('a fact told in words that have nothing in common with it counts when the whole line was said', () => {
    const strange = play(asked.call, { type: 'answer-ready', atMs: 4700, words: 'Paper. Sheets and sheets of it.' })
    const cut = play(strange.call, { type: 'interrupt', turn: 2, wordsSaid: 5, atMs: 5500 })
    expect(cut.call.lastTurn).toMatchObject({ facts: [] })
    const whole = play(strange.call, { type: 'spoken', turn: 2, atMs: 8000 })
    expect(whole.call.lastTurn).toMatchObject({ facts: ['picking'] })
  })

  it('every word more never takes a fact back', () => {
    const told = Array.from({ length: otherWords.split(' ').length }, (_, said) => {
      const turn = cutAfter(said).lastTurn
      return turn?.speaker === 'buyer' ? turn.facts.length : -1
    })
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  })
})

test('other words for an answer that is no longer awaited change nothing', () => {
  const over = play(asked.call, { type: 'hang-up', atMs: 4500 }).call
  expect(step(over, { type: 'answer-ready', atMs: 4700, words: otherWords })).toEqual({ call: over, effects: [] })
  const again = step(worded.call, { type: 'answer-ready', atMs: 4800, words: 'Something else.' })
  expect(again).toEqual({ call: worded.call, effects: [] })
})
