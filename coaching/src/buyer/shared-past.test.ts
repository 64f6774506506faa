import type { CallType } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import type { CallSetup } from './setup.ts'
import { withSharedPast } from './shared-past.ts'

const noMemory: CallSetup['memory'] = { earlierCalls: [], colleaguesHeard: [] }
const calledAs = (type: CallType, seed: number, memory = noMemory) =>
  withSharedPast({ ...castCall(seed, 'discovery', 'medium'), type, memory })
type Called = ReturnType<typeof calledAs>
type Earlier = CallSetup['memory']['earlierCalls'][number]

const toldIn = ({ memory }: Called): string[] => memory.earlierCalls.flatMap(({ factsGiven }) => factsGiven)
const topicsOf = (setup: Called): string[] =>
  toldIn(setup).map((id) => setup.persona.facts.find((fact) => fact.id === id)?.topic ?? '')

describe('the talk before this one', () => {
  it('is left out where the type presupposes none', () => {
    expect(calledAs('discovery', 1)).toMatchObject({ memory: noMemory })
  })

  it('holds how they work, what hurts and what it costs, each known to the persona and to the rep', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const setup = calledAs('demo', seed)
      expect(topicsOf(setup).toSorted()).toEqual(['impact', 'pain', 'process'])
      expect(setup.known?.map(({ factId }) => factId)).toEqual(toldIn(setup))
      expect(setup.known?.every(({ from }) => from === setup.persona.firstName)).toBe(true)
    }
  })

  it('takes what was really told first, and makes up only what is missing', () => {
    const real: Earlier = { type: 'discovery', outcome: 'left-warm', factsGiven: ['pain2'], promise: null }
    const setup = calledAs('demo', 4, { ...noMemory, earlierCalls: [real] })
    expect(topicsOf(setup).toSorted()).toEqual(['impact', 'pain', 'process'])
    expect(setup.memory.earlierCalls.at(-1)).toEqual(real)
  })

  it('stays the same in the calls that follow, whatever is told in them', () => {
    const [made] = calledAs('demo', 7).memory.earlierCalls
    const demo: Earlier = { type: 'demo', outcome: 'open', factsGiven: ['pain2', 'people'], promise: null }
    const later = calledAs('closing', 7, { ...noMemory, earlierCalls: [demo] })
    expect(later.memory.earlierCalls[0]?.factsGiven).toEqual(expect.arrayContaining(made?.factsGiven ?? ['nothing']))
  })
})
