import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { troubles } from './content/content.ts'

const shapes = Object.entries(troubles).flatMap(([id, byTemperament]) =>
  temperaments.flatMap((temperament) =>
    (['plain', 'full'] as const).map((depth) => ({ id, told: byTemperament[temperament]?.[depth] ?? [] })),
  ),
)

describe('how a trouble is told', () => {
  it('has no mould: of the ways of one temperament one tells it without its name, and none has its name glued on after it', () => {
    for (const { told } of shapes) {
      expect(told.length).toBeGreaterThanOrEqual(3)
      expect(new Set(told.map((text) => text.split(' ').slice(0, 2).join(' '))).size).toBe(told.length)
      expect(told.some((text) => !/\{[pP]ain2?\}/.test(text))).toBe(true)
      expect(told.filter((text) => /\{pain2?(?:Says|Story)\}.*\{[pP]ain2?\}/.test(text))).toEqual([])
    }
  })

  it('is no temperament’s in the words of another', () => {
    const all = shapes
      .flatMap(({ id, told }) => told.map((text) => `${id} ${text}`))
      .filter((text) => /[a-z]{4,} [a-z]{3,}/.test(text.replaceAll(/\{\w+\}/g, '')))
    expect(new Set(all).size).toBe(all.length)
  })

  it('never begins with its name and nothing else for every buyer: eight of them begin in more than four ways', () => {
    const begins = [2, 4, 6, 8, 10, 12, 14, 16].flatMap((seed) => {
      const pain = castCall(seed, 'discovery', 'easy').persona.facts.find(({ id }) => id === 'pain')
      return pain?.full.map((text) => text.split(' ').slice(0, 1).join(' ')) ?? []
    })
    expect(new Set(begins).size).toBeGreaterThan(4)
    expect(begins.filter((first) => first === "It's")).toEqual([])
  })
})
