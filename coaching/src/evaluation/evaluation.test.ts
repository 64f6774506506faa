import { describe, expect, it } from 'vitest'
import { difficulties, playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import type { Difficulty, PlayableCallType } from '@ringside/contract/simulations/vocabulary'
import { outcomeRank } from '../buyer/index.ts'
import { trustNeeded } from '../buyer/telling.ts'
import { callTypeRules, tunings } from '../buyer/tuning.ts'
import { castCall } from './casting.ts'
import { scoreOf } from './score-call.ts'
import { runCall } from './run-call.ts'
import type { PlayedCall } from './run-call.ts'
import { repKinds } from './scripted-reps.ts'
import type { RepKind } from './scripted-reps.ts'

const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
type Played = { type: PlayableCallType; difficulty: Difficulty; kind: RepKind; seed: number; call: PlayedCall }

const played: Played[] = playableCallTypes.flatMap((type) =>
  difficulties.flatMap((difficulty) =>
    repKinds.flatMap((kind) =>
      seeds.map((seed) => ({
        type,
        difficulty,
        kind,
        seed,
        call: runCall(castCall(seed, type, difficulty), kind, seed),
      })),
    ),
  ),
)

function meanRank(wanted: Partial<Played>): number {
  const ranks = played
    .filter((one) =>
      Object.entries(wanted).every(([key, value]) => Object.entries(one).some(([k, v]) => k === key && v === value)),
    )
    .map(({ type, call }) => outcomeRank(type, call.outcome))
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length
}

const buyerTurns = (call: PlayedCall) => call.turns.filter((turn) => turn.speaker === 'buyer')

describe('calls of scripted reps', () => {
  it.each(playableCallTypes)(
    'a good rep does better than a weak one, and a weak one better than a pushy one: %s',
    (type) => {
      for (const difficulty of difficulties) {
        const [good, weak, pushy] = (['good', 'weak', 'pushy'] as const).map((kind) =>
          meanRank({ type, difficulty, kind }),
        )
        expect(good).toBeGreaterThan(weak ?? 0)
        expect(weak).toBeGreaterThanOrEqual(pushy ?? 0)
      }
    },
  )

  it('reps get less far on expert than on easy', () => {
    for (const type of playableCallTypes) {
      expect(meanRank({ type, difficulty: 'expert' })).toBeLessThan(meanRank({ type, difficulty: 'easy' }))
    }
  })

  it('a review scores a good rep above a weak one, and a weak one above a pushy one', () => {
    for (const type of playableCallTypes) {
      const [good, weak, pushy] = (['good', 'weak', 'pushy'] as const).map((kind) => {
        const scores = played
          .filter((one) => one.type === type && one.kind === kind)
          .flatMap(({ seed, difficulty, call }) => scoreOf(call, castCall(seed, type, difficulty)) ?? [])
        return scores.reduce((sum, score) => sum + score, 0) / scores.length
      })
      expect(good).toBeGreaterThan(weak ?? 0)
      expect(weak).toBeGreaterThan(pushy ?? 0)
    }
  })

  it('an excellent rep gets no less far than a good one, and scores no less', () => {
    for (const type of playableCallTypes) {
      const [excellent, good] = (['excellent', 'good'] as const).map((kind) => {
        const scores = played
          .filter((one) => one.type === type && one.kind === kind)
          .flatMap(({ seed, difficulty, call }) => scoreOf(call, castCall(seed, type, difficulty)) ?? [])
        return { rank: meanRank({ type, kind }), score: scores.reduce((sum, score) => sum + score, 0) / scores.length }
      })
      expect(excellent?.rank).toBeGreaterThanOrEqual(good?.rank ?? Infinity)
      expect(excellent?.score).toBeGreaterThanOrEqual(good?.score ?? Infinity)
    }
  })

  it('the buyer says no line twice in a call', () => {
    for (const { call } of played) {
      const lines = buyerTurns(call).map(({ words }) => words)
      expect(lines.filter((line, index) => lines.indexOf(line) < index)).toEqual([])
    }
  })

  it('a fact is told only once its trust is reached', () => {
    const unearned = played.flatMap(({ type, difficulty, seed, call }) => {
      const setup = castCall(seed, type, difficulty)
      const scene = { setup, tuning: tunings[difficulty], rules: callTypeRules[type] }
      const { facts } = setup.persona
      const needed = (id: string): number => {
        const fact = facts.find((candidate) => candidate.id === id)
        return fact === undefined ? Infinity : trustNeeded(scene, fact)
      }
      return call.turns.flatMap((turn) =>
        turn.speaker === 'buyer' ? turn.facts.filter((id) => turn.meters.trust < needed(id)) : [],
      )
    })
    expect(unearned).toEqual([])
  })

  it('the buyer hangs up only on rudeness, pressure, nonsense, silence or spent patience', () => {
    const causes = played.flatMap(({ call }) => {
      const last = call.turns.at(-1)
      if (last?.speaker !== 'buyer' || last.move !== 'hang-up') return []
      const { endedBecause } = call.mind
      return [endedBecause === 'patience' && last.meters.patience > 0 ? 'patience left' : endedBecause]
    })
    expect(causes.length).toBeGreaterThan(0)
    for (const cause of causes) expect(['rude', 'pressure', 'patience', 'attack', 'silence']).toContain(cause)
  })

  it('a resolved objection is never raised again', () => {
    for (const { call } of played) {
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
      played.flatMap(({ call }) => buyerTurns(call).flatMap(({ changes }) => changes.map(({ reason }) => reason))),
    )
    expect(reasons.size).toBeGreaterThan(25)
    for (const reason of reasons) expect(reason).not.toMatch(/\b(?:I|me|my|we|us|our)\b/iu)
  })

  it('the same seed gives the same call, byte for byte', () => {
    const again = (): string => JSON.stringify(runCall(castCall(3, 'cold-call', 'medium'), 'good', 3))
    expect(again()).toBe(again())
  })

  it('turns follow one another in time', () => {
    for (const { call } of played) {
      call.turns.forEach((turn, index) => {
        expect(turn.turn).toBe(index)
        expect(turn.endMs).toBeGreaterThan(turn.startMs)
        expect(turn.startMs).toBeGreaterThanOrEqual(call.turns[index - 1]?.endMs ?? 0)
      })
    }
  })
})
