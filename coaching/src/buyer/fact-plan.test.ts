import { describe, expect, it } from 'vitest'
import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { castCall } from '../evaluation/casting.ts'
import { planFor } from './fact-plan.ts'

const most = {
  'cold-call': 7,
  gatekeeper: 4,
  discovery: 9,
  demo: 4,
  'objection-handling': 4,
  negotiation: 3,
  closing: 3,
  'check-in': 8,
  referral: 4,
} as const

describe('the plan of a call', () => {
  it('holds few enough facts to keep in mind, and at least three', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      for (const type of playableCallTypes) {
        const { persona } = castCall(seed, type, 'medium')
        const plan = planFor({ facts: persona.facts, known: [], type, persona })
        expect(plan.length).toBeLessThanOrEqual(most[type])
        expect(plan.length).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('mixes how it is done, what hurts, what that costs and who decides on discovery', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { persona } = castCall(seed, 'discovery', 'medium')
      const topics = planFor({ facts: persona.facts, known: [], type: 'discovery', persona }).map(({ topic }) => topic)
      expect(topics).toEqual(expect.arrayContaining(['process', 'pain', 'impact', 'authority', 'timeline']))
    }
  })

  it('never asks for what depends on a fact that is neither told nor in the plan', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { persona } = castCall(seed, 'discovery', 'medium')
      for (const known of [[], ['pain', 'process', 'history'], persona.facts.slice(0, 12).map(({ id }) => id)]) {
        const plan = planFor({ facts: persona.facts, known, type: 'discovery', persona })
        const ids = new Set([...known, ...plan.map(({ id }) => id)])
        for (const { needs } of plan) expect(needs === null || ids.has(needs)).toBe(true)
      }
    }
  })

  it('leaves out what was told before and what this persona does not know', () => {
    const { persona } = castCall(3, 'discovery', 'medium')
    const facts = persona.facts.map((fact) => (fact.id === 'pain' ? { ...fact, knownBy: ['somebody-else'] } : fact))
    const plan = planFor({ facts, known: ['process'], type: 'discovery', persona }).map(({ id }) => id)
    expect(plan).not.toContain('pain')
    expect(plan).not.toContain('process')
  })

  it('brings up the pains the owner of the segment named before the usual second one', () => {
    const { persona } = castCall(3, 'cold-call', 'medium')
    const [pain] = persona.facts.filter(({ id }) => id === 'pain2')
    if (pain === undefined) throw new Error('every account has a second pain')
    const facts = [...persona.facts, { ...pain, id: 'segment-pain-1' }]
    const plan = planFor({ facts, known: [], type: 'cold-call', persona }).map(({ id }) => id)
    expect(plan).toContain('segment-pain-1')
    expect(plan).not.toContain('pain2')
  })

  it('asks finance about money, where a plan without it would not', () => {
    const { persona } = castCall(3, 'cold-call', 'medium')
    const topicsOf = (department: string) =>
      planFor({ facts: persona.facts, known: [], type: 'cold-call', persona: { ...persona, department } }).map(
        ({ topic }) => topic,
      )
    expect(topicsOf('Finance')).toContain('budget')
    expect(topicsOf('Operations')).not.toContain('budget')
  })

  it('keeps the order of the facts, whatever was chosen first', () => {
    const { persona } = castCall(5, 'discovery', 'hard')
    const plan = planFor({ facts: persona.facts, known: [], type: 'discovery', persona })
    const at = plan.map((fact) => persona.facts.indexOf(fact))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
})
