import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { Turn } from '@ringside/contract/simulations/turn'
import { describe, expect, it } from 'vitest'
import { callTitle, captionsNote, lengthOf, mindsOf, reviewedTurns, sinceWords } from './reviewed-call.ts'

const simulation = (over: Partial<Simulation>) =>
  ({
    _id: 'a',
    type: 'discovery',
    durationMs: 60_000,
    createdAt: '2026-11-20T12:00:00Z',
    persona: { firstName: 'Dana', lastName: 'Whitfield' },
    ...over,
  }) as Simulation

const rep = (mode: 'typed' | 'voice'): Turn => ({
  turn: 1,
  speaker: 'rep',
  words: 'Hi.',
  startMs: 1000,
  endMs: 2000,
  acts: [],
  mode,
})

describe('a reviewed call', () => {
  it('is named by its kind and the buyer, without saying call twice', () => {
    expect(callTitle(simulation({}))).toBe('Discovery call with Dana Whitfield')
    expect(callTitle(simulation({ type: 'cold-call' }))).toBe('Cold call with Dana Whitfield')
  })

  it('says why there is nothing to hear', () => {
    expect(captionsNote([rep('typed')])).toBe('Captions only. This call was typed.')
    expect(captionsNote([rep('typed'), rep('voice')])).toBe('Captions only. This call was not recorded.')
  })

  it('is at least as long as what was said in it', () => {
    expect(lengthOf(simulation({ durationMs: null }), [rep('typed')])).toBe(2000)
    expect(lengthOf(simulation({}), [rep('typed')])).toBe(60_000)
  })

  it('calls the rep by the name given', () => {
    expect(reviewedTurns([rep('typed')], simulation({}).persona, 'You')[0]).toMatchObject({ name: 'You', cut: false })
  })

  it('gives each line the name of whoever said it, and speaks of the minds of both', () => {
    const gatekeeper = { firstName: 'Ian', lastName: 'Marsh', title: 'Receptionist', voice: { pitch: 0, pace: 0 } }
    const persona = { ...simulation({}).persona, gatekeeper }
    const meters = { trust: 1, interest: 1, patience: 1 }
    const said = { speaker: 'buyer', words: 'Hello.', startMs: 0, endMs: 1, cut: false, move: 'pick-up' } as const
    const theirs = { ...said, meters, changes: [], facts: [] }
    const turns: Turn[] = [{ ...theirs, turn: 0, by: 'gatekeeper' }, rep('typed'), { ...theirs, turn: 2 }]
    expect(reviewedTurns(turns, persona, 'You').map(({ name }) => name)).toEqual(['Ian', 'You', 'Dana'])
    expect(mindsOf(turns, persona)).toBe('Ian and Dana')
    expect(mindsOf(turns.slice(0, 2), persona)).toBe('Ian')
    expect(mindsOf(turns, simulation({}).persona)).toBe('Dana')
  })

  it('says what its change is measured from: a day, another buyer by name, or for a retry the try before', () => {
    const before = { endedAt: '2026-11-13T12:00:00Z', buyerName: 'Dana Whitfield' }
    const other = { ...before, buyerName: 'Greg Marsh' }
    expect(sinceWords(simulation({ forkedFrom: null }), other)).toBe('since 13 Nov, with Greg Marsh')
    expect(sinceWords(simulation({ forkedFrom: null }), before)).toBe('since 13 Nov')
    expect(sinceWords(simulation({ forkedFrom: { simulationId: 'b', turn: 3 } }), before)).toBe('since the try before')
  })
})
