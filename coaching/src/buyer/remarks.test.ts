import { describe, expect, it } from 'vitest'
import { difficulties } from '@ringside/contract/simulations/vocabulary'
import { play } from '../evaluation/play-all.ts'
import { tails, views } from '../generation/content/content.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
const remarks = [...Object.values(tails), ...Object.values(views)]
  .flatMap((told) => Object.values(told).flat())
  .filter((text) => !text.includes('{'))
const calls = difficulties.flatMap((difficulty) =>
  seeds.map((seed) =>
    play('discovery', difficulty, 'excellent', seed).call.turns.flatMap((turn) =>
      turn.speaker === 'buyer' ? [turn] : [],
    ),
  ),
)

describe('what a buyer adds to what they tell', () => {
  it('comes twice in a call at most', () => {
    const most = calls.filter(
      (call) => call.flatMap(({ words }) => remarks.filter((remark) => words.includes(` ${remark}`))).length > 2,
    )
    expect(most.length).toBeLessThanOrEqual(1)
  })

  it('is left out where a trouble was told as a story, more often than not', () => {
    const stories = calls.flatMap((call) =>
      call.filter(({ facts }) => facts.some((id) => id === 'pain' || id === 'pain2')),
    )
    const ended = stories.filter(({ words }) => remarks.some((remark) => words.endsWith(` ${remark}`)))
    expect(stories.length).toBeGreaterThan(40)
    expect(ended.length / stories.length).toBeLessThan(0.35)
  })
})
