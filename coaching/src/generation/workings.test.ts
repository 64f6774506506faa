import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { factTemplates, views, workings } from './content/content.ts'

const ofAny = factTemplates.flatMap(({ id, plain, full }) => (id === 'process' ? [...plain, ...full] : []))

describe('how somebody says how their side works', () => {
  it('joins: what is filled in comes last in its sentence, whatever trade it is from', () => {
    for (const text of [...Object.values(workings).flat(), ...ofAny]) expect(text).not.toMatch(/\{(?:how|tool)\}(?!\.)/)
  })

  it('has as many ways to begin as a temperament has wordings, and none is another’s', () => {
    const all = Object.values(workings).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('asks nothing back', () => {
    for (const text of Object.values(workings).flat()) expect(text).not.toContain('?')
  })

  it('is a head of finance’s own view of it, in a trade of no name too', () => {
    const own = views.finance['process'] ?? []
    const told = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20].flatMap((seed) => {
      const { department, facts } = castCall(seed, 'discovery', 'medium').persona
      return department === 'Finance' ? facts.flatMap(({ id, full }) => (id === 'process' ? full : [])) : []
    })
    expect(told.length).toBeGreaterThan(0)
    expect(told.filter((text) => own.some((view) => text.endsWith(view))).length).toBeGreaterThan(told.length / 2)
  })
})
