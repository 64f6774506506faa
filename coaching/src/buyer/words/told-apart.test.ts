import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { diceFor, pick } from '../random.ts'
import { everydayMatters } from '../answers/everyday.ts'
import { voices } from './lines.ts'
import { lineKeys } from './line-keys.ts'

/** What a listener goes by: words, pairs of them, and how long, how hedged and how full the sentences are. */
function traitsOf(line: string): string[] {
  const words = line.toLowerCase().match(/[\p{L}']+/gu) ?? []
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)
  const length = words.length < 4 ? 'short' : words.length < 9 ? 'middling' : 'long'
  const contracted = words.some((word) => word.includes("'")) ? 'contracted' : 'in full'
  const joined = line.split(',').length > 2 ? 'run on' : 'set apart'
  return [...words, ...pairs, ...Array<string>(3).fill(`#${length}`), `#${contracted}`, `#${joined}`]
}

type Ear = Map<Temperament, { counts: Map<string, number>; total: number }>

/** A listener who has heard how each of the six meets a call, and none of their small talk. */
function practisedEar(): Ear {
  const ear: Ear = new Map()
  for (const temperament of temperaments) {
    const counts = new Map<string, number>()
    let total = 0
    for (const trait of lineKeys.flatMap((key) => voices[temperament][key]).flatMap(traitsOf)) {
      counts.set(trait, (counts.get(trait) ?? 0) + 1)
      total += 1
    }
    ear.set(temperament, { counts, total })
  }
  return ear
}

const ear = practisedEar()
const known = new Set([...ear.values()].flatMap(({ counts }) => [...counts.keys()])).size

/** Who it sounds like, by the odds of each trait in each voice. */
function guess(lines: readonly string[]): Temperament {
  const odds = temperaments.map((temperament) => {
    const { counts = new Map<string, number>(), total = 0 } = ear.get(temperament) ?? {}
    const score = lines
      .flatMap(traitsOf)
      .reduce((sum, trait) => sum + Math.log(((counts.get(trait) ?? 0) + 0.3) / (total + 0.3 * known)), 0)
    return { temperament, score }
  })
  return odds.toSorted((a, b) => b.score - a.score)[0]?.temperament ?? 'direct'
}

const smallTalk = everydayMatters.filter(({ voiced, id }) => voiced !== undefined && id !== 'name')

/** Three answers to three everyday questions, as one person of a temperament gives them. */
function threeLines(temperament: Temperament, person: number): string[] {
  const dice = diceFor(person, 'three lines')
  return [0, 1, 2].map(() => {
    const { voiced } = pick(dice, smallTalk)
    return pick(dice, voiced?.[temperament] ?? ['']).replaceAll(/\{\w+\}/g, '')
  })
}

describe('three lines of small talk, with names hidden', () => {
  const people = Array.from({ length: 200 }, (_, index) => index + 1)

  it.each(temperaments)('tell a listener who is %s, far more often than any other', (temperament) => {
    const guesses = people.map((person) => guess(threeLines(temperament, person)))
    const timesOf = (guessed: Temperament): number => guesses.filter((one) => one === guessed).length
    const others = temperaments.filter((other) => other !== temperament).map(timesOf)
    // One in six would be chance.
    expect(timesOf(temperament)).toBeGreaterThan(people.length / 2)
    expect(timesOf(temperament)).toBeGreaterThan(2 * Math.max(...others))
  })

  it('differ in length: the direct are shortest, the warm and the harried take their time', () => {
    const lengthOf = (temperament: Temperament): number => {
      const lines = smallTalk.flatMap(({ voiced }) => voiced?.[temperament] ?? [])
      return lines.reduce((sum, line) => sum + line.split(' ').length, 0) / lines.length
    }
    for (const temperament of temperaments.filter((other) => other !== 'direct'))
      expect(lengthOf(temperament)).toBeGreaterThan(lengthOf('direct') * 1.6)
    expect(lengthOf('warm')).toBeGreaterThan(lengthOf('sceptical'))
    expect(lengthOf('harried')).toBeGreaterThan(lengthOf('sceptical'))
  })
})
