import { describe, expect, it } from 'vitest'
import { difficulties, playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { meansOrdered, monotone, seedsOrdered } from './ordering.ts'
import { contradictionsIn, hangUpWithoutCause, play, playAll, repeatsIn, unearnedIn } from './play-all.ts'

/** Fewer buyers than `report.ts` plays against: the rules are the same, and each must hold for every one of them. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Ten buyers are too few to tell one difficulty from the next by their mean; `report.ts` does, with fifty. */
const twoSteps: [Difficulty, Difficulty][] = [
  ['easy', 'hard'],
  ['medium', 'expert'],
]

describe.each(playableCallTypes)('calls of scripted reps: %s', (type) => {
  const calls = playAll(type, seeds)

  it.each(difficulties)('the better the rep, the further they get and the higher they score: %s', (difficulty) => {
    expect(meansOrdered(calls, type, difficulty).faults).toEqual([])
  })

  it.each(difficulties)(
    'with the same buyer an excellent or good rep always beats a weak or pushy one: %s',
    (difficulty) => {
      expect(seedsOrdered(calls, type, difficulty).faults).toEqual([])
    },
  )

  it('nobody gets further where the buyer is much harder', () => {
    expect(monotone(calls, type, twoSteps).found).toEqual([])
  })

  it('the buyer says no line twice in a call', () => {
    expect(calls.flatMap(repeatsIn)).toEqual([])
  })

  it('a fact is told only once its trust is reached', () => {
    expect(calls.flatMap(unearnedIn)).toEqual([])
  })

  it('no figure is told that nobody had given the buyer', () => {
    expect(calls.flatMap(contradictionsIn)).toEqual([])
  })

  it('the buyer hangs up only on rudeness, pressure, nonsense, silence or spent patience', () => {
    expect(calls.flatMap((call) => hangUpWithoutCause(call) ?? [])).toEqual([])
    expect(calls.some(({ call }) => call.turns.at(-1)?.speaker === 'buyer')).toBe(true)
  })

  it('a resolved objection is never raised again', () => {
    for (const { call } of calls) {
      const resolved = new Set<string>()
      for (const turn of call.turns) {
        if (turn.speaker !== 'buyer' || turn.objection === undefined) continue
        expect(resolved.has(turn.objection.id) && turn.objection.state !== 'resolved').toBe(false)
        if (turn.objection.state === 'resolved') resolved.add(turn.objection.id)
      }
    }
  })

  it('a reason for a change of mind never speaks as the buyer: the rep reads it', () => {
    const reasons = new Set(
      calls.flatMap(({ call }) =>
        call.turns.flatMap((turn) => (turn.speaker === 'buyer' ? turn.changes.map(({ reason }) => reason) : [])),
      ),
    )
    expect(reasons.size).toBeGreaterThan(20)
    for (const reason of reasons) expect(reason).not.toMatch(/\b(?:I|me|my|we|us|our)\b/iu)
  })

  it('turns follow one another in time', () => {
    for (const { call } of calls) {
      call.turns.forEach((turn, index) => {
        expect(turn.turn).toBe(index)
        expect(turn.endMs).toBeGreaterThan(turn.startMs)
        expect(turn.startMs).toBeGreaterThanOrEqual(call.turns[index - 1]?.endMs ?? 0)
      })
    }
  })

  it('the same seed gives the same call, byte for byte', () => {
    const again = (): string => JSON.stringify(play(type, 'medium', 'good', 3).call)
    expect(again()).toBe(again())
  })
})
