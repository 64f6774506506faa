import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { openCall } from '../index.ts'
import { perceive } from '../perceive.ts'
import { sceneOf } from '../scene.ts'
import { isTied } from './tied.ts'

describe('what ties a line to what the buyer has told', () => {
  const setup = castCall(4, 'discovery', 'medium')
  const facts = setup.persona.facts.filter(({ topic }) => topic !== 'size')
  const ties = (words: string, told: readonly string[]): boolean => {
    const { mind } = openCall(setup)
    mind.facts = told.map((id) => ({ id, depth: 'plain' as const }))
    return isTied(sceneOf(setup, mind, perceive(words, 60_000)))
  }

  it('is each thing told, however much else has been told', () => {
    const all = facts.map(({ id }) => id)
    expect(facts.filter(({ summary }) => !ties(summary, all)).map(({ id }) => id)).toEqual([])
  })

  it('is nothing that has not been told', () => {
    const [first, ...others] = facts
    expect(first).toBeDefined()
    const summary = others.find(({ topic }) => topic === 'history')?.summary ?? ''
    expect(summary).not.toBe('')
    expect(ties(summary, first === undefined ? [] : [first.id])).toBe(false)
  })
})
