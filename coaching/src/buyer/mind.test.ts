import { describe, expect, it } from 'vitest'
import { newDecision } from './decision/decision.ts'
import { copyOf, newWorry } from './mind.ts'
import type { Mind } from './mind.ts'

const facts = () => [{ id: 'pain', depth: 'plain' as const }]
const objections = (): Mind['objections'] => [newWorry('price')]
const bargain = (): Mind['bargain'] => ({ demands: [], extra: 1, bigger: true, turn: 'given', unasked: [], before: [] })
const decision = (): Mind['decision'] => ({ ...newDecision(false), asks: 1, answer: 'nearly' })
const conditions = () => [{ kind: 'reference' as const, turn: 2, state: 'open' as const }]
const agreed = () => ({ kind: 'meeting' as const, words: 'Tuesday at ten' })

/** With something in every part, so that a part which a copy forgets shows. */
const full: Mind = {
  version: 1,
  random: 7,
  meters: { trust: 40, interest: 41, patience: 42 },
  turn: 3,
  phase: 'talking',
  knows: { name: true, reason: true },
  facts: facts(),
  brought: ['size'],
  dodged: ['cost'],
  objections: objections(),
  pending: 'price',
  conditions: conditions(),
  question: { kind: 'proof', turn: 2 },
  step: {
    asks: 1,
    refusals: 0,
    agreed: agreed(),
    wanted: false,
    brushedOff: false,
    proposed: 'Tuesday',
    counter: { over: 'day', slot: 'Friday at two', refused: 'Thursday at ten', turn: 3 },
  },
  names: null,
  bargain: bargain(),
  decision: decision(),
  topic: 'pain',
  used: ['Go on.'],
  heard: ['hello'],
  counts: { bare: 1 },
  pieces: [{ text: 'Go on.', fact: null, objection: null, agreed: false }],
  before: {
    facts: facts(),
    objections: objections(),
    pending: null,
    agreed: agreed(),
    bargain: bargain(),
    names: null,
    decision: decision(),
    phase: 'opening',
  },
  desk: {
    line: 'persona',
    knows: { name: true, company: true, reason: 2 },
    tests: ['email', 'why'],
    passed: 2,
    asked: 'why',
    failed: 0,
    refused: false,
    lies: 0,
    given: null,
    won: true,
    throughAtMs: 40_000,
  },
  endedBecause: null,
}

/** Where two values hold the very same object, by its path. */
function sharedIn(one: unknown, other: unknown, path = 'mind'): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return []
  if (one === other) return [path]
  const parts = new Map(Object.entries(other))
  return Object.entries(one).flatMap(([key, part]) => sharedIn(part, parts.get(key), `${path}.${key}`))
}

describe('a copy of a mind', () => {
  it('says the same', () => {
    expect(copyOf(full)).toEqual(full)
  })

  it('shares no part with it that could be changed', () => {
    expect(sharedIn(full, copyOf(full))).toEqual([])
    expect(sharedIn(full, { ...full })).toContain('mind.meters')
  })
})
