import type { Moment } from '@ringside/contract/reviews/review'
import { describe, expect, it } from 'vitest'
import {
  findTurns,
  missedAfter,
  momentBeside,
  repTurnFrom,
  turnAt,
  type ReviewedTurn,
  placeIn,
} from './reviewed-turn.ts'

const turn = (number: number, speaker: 'rep' | 'buyer', words: string): ReviewedTurn => ({
  turn: number,
  speaker,
  name: speaker === 'rep' ? 'You' : 'Dana',
  words,
  startMs: number * 10_000,
  endMs: number * 10_000 + 8000,
})
const turns = [
  turn(0, 'buyer', 'Hello?'),
  turn(1, 'rep', 'Hi Dana, who books the docks today?'),
  turn(2, 'buyer', 'The shift lead. He has a spreadsheet.'),
  turn(3, 'rep', 'And what does that cost?'),
]
const moment = (id: string, startMs: number, sayItBetter: string | null = null): Moment => ({
  id,
  kind: 'fact',
  caught: sayItBetter === null,
  turn: 1,
  startMs,
  label: id,
  quote: { turn: 1, speaker: 'rep', quote: 'Hi', startMs },
  sayItBetter,
})

describe('a place in a call', () => {
  it('belongs to the turn that began last, also in the silence after it', () => {
    expect(turnAt(turns, 12_000)?.turn).toBe(1)
    expect(turnAt(turns, 19_500)?.turn).toBe(1)
    expect(turnAt(turns, -1)).toBeNull()
  })

  it('is retried from the rep’s turn heard there, or else the rep’s next', () => {
    expect(repTurnFrom(turns, 12_000)?.turn).toBe(1)
    expect(repTurnFrom(turns, 22_000)?.turn).toBe(3)
    expect(repTurnFrom(turns.slice(0, 3), 22_000)).toBeNull()
  })
})

describe('moving between moments', () => {
  const moments = [
    moment('late', 30_000, 'Ask for a day.'),
    moment('early', 5000, 'Ask for time.'),
    moment('mid', 15_000),
  ]

  it('goes to the nearest on that side, whatever order they are in', () => {
    expect(momentBeside(moments, 10_000, 1)?.id).toBe('mid')
    expect(momentBeside(moments, 10_000, -1)?.id).toBe('early')
  })

  it('does not stay where it is', () => {
    expect(momentBeside(moments, 15_000, 1)?.id).toBe('late')
    expect(momentBeside(moments, 15_000, -1)?.id).toBe('early')
  })

  it('stops at the ends', () => {
    expect(momentBeside(moments, 30_000, 1)).toBeNull()
    expect(momentBeside(moments, 0, -1)).toBeNull()
  })

  it('shows the next better line, and after the last the first again', () => {
    expect(missedAfter(moments, 10_000)?.id).toBe('late')
    expect(missedAfter(moments, 40_000)?.id).toBe('early')
    expect(missedAfter([moment('mid', 15_000)], 0)).toBeNull()
  })
})

describe('finding words', () => {
  it('finds turns that hold every word, in any case and order', () => {
    expect(findTurns(turns, 'SPREADSHEET lead').map((each) => each.turn)).toEqual([2])
    expect(findTurns(turns, 'spreadsheet cost')).toEqual([])
  })

  it('finds nothing for nothing', () => {
    expect(findTurns(turns, '  ')).toEqual([])
  })
})

describe('the place the address names', () => {
  const said = [
    { turn: 1, startMs: 0 },
    { turn: 7, startMs: 42_000 },
  ]
  it.each([
    ['?at=9000', 9000],
    ['?turn=7', 42_000],
    ['?turn=8', 0],
    ['?turn=x', 0],
    ['?at=-5', 0],
    ['', 0],
  ])('%s is at %i ms', (address, ms) => {
    expect(placeIn(new URLSearchParams(address), said)).toBe(ms)
  })
})
