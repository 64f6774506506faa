import { describe, expect, it } from 'vitest'
import { ticksOf } from './ticks.ts'

describe('score ticks', () => {
  it('light one tick for every five points of twenty', () => {
    expect(ticksOf(73, 20).lit).toBe(15)
    expect(ticksOf(0, 20).lit).toBe(0)
    expect(ticksOf(100, 20).lit).toBe(20)
  })

  it('mark the tick that a score on target just lights', () => {
    const { lit, targetAt } = ticksOf(70, 20, 70)
    expect(targetAt).toBe(lit - 1)
  })

  it('have no target when none was set', () => {
    expect(ticksOf(50, 12).targetAt).toBeNull()
  })
})
