import { describe, expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { castCall } from '../evaluation/casting.ts'
import { hear, openCall } from './index.ts'
import type { CallSetup } from './index.ts'
import { voices } from './words/lines.ts'
import type { LineKey } from './words/line-keys.ts'

const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

function hellos(temperament: Temperament, more: Partial<CallSetup>, job: Partial<CallSetup['persona']> = {}): string[] {
  const cast = castCall(3, more.type ?? 'discovery', more.difficulty ?? 'easy')
  return seeds.map((seed) => {
    const setup = { ...cast, seed, persona: { ...cast.persona, title: 'Sales Manager', ...job, temperament } }
    return openCall(setup).reply.words
  })
}

/** How often, of forty calls, the first words are some that only belong to this line. */
function timesOf(key: LineKey, temperament: Temperament, said: readonly string[]): number {
  const fixed = voices[temperament][key].map(
    (wording) => wording.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? wording,
  )
  return said.filter((words) => fixed.some((part) => words.includes(part))).length
}

describe.each(temperaments)('the first words of a buyer who is %s', (temperament) => {
  it.each(['cold-call', 'discovery', 'objection-handling'] as const)('differ from one %s to the next', (type) => {
    const said = hellos(temperament, { type })
    expect(new Set(said).size).toBeGreaterThanOrEqual(8)
  })

  it('speak of what their job is, in some calls', () => {
    const jobs = [
      ['pickUpTop', { title: 'Owner and President', department: 'Other' }],
      ['pickUpMoney', { department: 'Finance' }],
      ['pickUpSystems', { department: 'IT' }],
    ] as const
    const nobody = hellos(temperament, {}, { department: 'Sales' })
    for (const [key, job] of jobs) {
      const times = timesOf(key, temperament, hellos(temperament, {}, job))
      expect([key, times >= 8 && times <= 32]).toEqual([key, true])
      expect([key, timesOf(key, temperament, nobody)]).toEqual([key, 0])
    }
  })

  it('are pressed the more often the harder the buyer is, and never with an easy one', () => {
    const pressed = (['easy', 'hard', 'expert'] as const).map((difficulty) =>
      timesOf('pickUpPressed', temperament, hellos(temperament, { difficulty }, { department: 'Sales' })),
    )
    expect(pressed[0]).toBe(0)
    expect(pressed[1]).toBeGreaterThanOrEqual(4)
    expect(pressed[2]).toBeGreaterThan(pressed[1] ?? 40)
  })
})

it('no two temperaments pick up the phone alike', () => {
  const owners = new Map<string, Set<Temperament>>()
  for (const temperament of temperaments)
    for (const type of ['discovery', 'objection-handling'] as const)
      for (const words of hellos(temperament, { type }))
        owners.set(words, (owners.get(words) ?? new Set<Temperament>()).add(temperament))
  expect([...owners].filter(([, set]) => set.size > 1).map(([words]) => words)).toEqual([])
})

it('a caller who does not say who they are is asked three times, and then let go', () => {
  for (const seed of seeds.slice(0, 10)) {
    const setup = castCall(seed, 'cold-call', 'easy')
    let { mind, reply } = openCall(setup)
    const moves = ['hi', 'hello', 'okay', 'yes', 'right'].map((words, at) => {
      ;({ mind, reply } = hear(setup, mind, { words, elapsedMs: 3000 + at * 4000 }))
      return reply.move
    })
    expect(moves.filter((move) => move === 'ask-who').length).toBeLessThanOrEqual(3)
    expect(reply.ends).toBe(true)
  }
})
