import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { troubles } from './content/content.ts'

const shapes = ['pain', 'pain2'].flatMap((id) =>
  temperaments.flatMap((temperament) =>
    (['plain', 'full'] as const).map((depth) => ({ id, told: troubles[id]?.[temperament]?.[depth] ?? [] })),
  ),
)

const verb = /\b(?:is|have|got|comes|put|name|add|start|call|say|worry|there's|it's)\b|'(?:s|re|m) /i

describe('how a trouble is told', () => {
  it('has no mould: of the ways of one temperament one is the incident without a name for it', () => {
    for (const { told } of shapes) {
      expect(told.length).toBeGreaterThanOrEqual(3)
      expect(new Set(told.map((text) => text.split(' ').slice(0, 2).join(' '))).size).toBe(told.length)
      const incidents = told.filter((text) => /^\{pain2?(?:Says|Story)\}/.test(text))
      expect(incidents).not.toEqual([])
      for (const text of incidents) expect(text).not.toMatch(/\{pain2?\}/i)
    }
  })

  it('is no temperament’s in the words of another', () => {
    const all = shapes
      .flatMap(({ id, told }) => told.map((text) => `${id} ${text}`))
      .filter((text) => /[a-z]{4,} [a-z]{3,}/.test(text.replaceAll(/\{\w+\}/g, '')))
    expect(new Set(all).size).toBe(all.length)
  })

  it('names it in a sentence with a verb, and is a headline, an incident and a comment in none', () => {
    for (const { told } of shapes) {
      const named = told
        .flatMap((text) => text.match(/[^.!?]+[.!?]+/g) ?? [])
        .filter((text) => /\{pain2?\}/i.test(text))
      for (const sentence of named) expect(sentence).toMatch(verb)
      for (const text of told) expect(text).not.toMatch(/Says\}.*Story\}/)
    }
  })

  it('opens a second trouble with no bare name for it: "and a few people holding it all together"', () => {
    for (const seed of [2, 4, 6, 8, 10, 12, 14, 16]) {
      const { persona } = castCall(seed, 'discovery', 'easy')
      const { pain2 = '' } = Object.fromEntries(
        persona.facts.map(({ id, summary }) => [id, summary.split(':')[0] ?? '']),
      )
      const told = persona.facts.flatMap(({ id, plain, full }) => (id === 'pain2' ? [...plain, ...full] : []))
      expect(told).not.toEqual([])
      const bare = new RegExp(`(?:^|[.!?] )(?:(?:and|oh|so),? )*${pain2.toLowerCase()}\\b[.,!]`)
      for (const text of told) expect(text.toLowerCase()).not.toMatch(bare)
    }
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
