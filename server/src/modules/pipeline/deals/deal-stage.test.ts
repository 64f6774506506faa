import { callTypeTraits } from '@ringside/coaching/call-types/call-types'
import { callTypes, dealStages, outcomes, type CallType, type DealStage, type Outcome } from '@ringside/contract'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesFrom, stageAfter, stageEffect, typesThatMove } from './deal-stage.ts'

const call = { type: 'cold-call', outcome: 'open', learned: false } as const

describe('a deal', () => {
  it('is contacted after any real call', () => {
    expect(stageAfter('researching', call)?.to).toBe('contacted')
    expect(stageAfter('researching', { ...call, outcome: 'hung-up' })?.to).toBe('contacted')
  })

  it('stays where it is after a call nobody finished', () => {
    expect(stageAfter('researching', { ...call, outcome: 'abandoned', learned: true })).toBeNull()
  })

  it('is in discovery once the buyer told something', () => {
    expect(stageAfter('contacted', { ...call, learned: true })?.to).toBe('discovery')
  })

  it('is no further than contacted when the buyer sent the rep away, whatever was told before', () => {
    expect(stageAfter('researching', { ...call, learned: true, outcome: 'brush-off' })?.to).toBe('contacted')
    expect(stageAfter('contacted', { ...call, learned: true, outcome: 'hung-up' })).toBeNull()
  })

  it('is in discovery when a cold call ends in a meeting, and in evaluation when a discovery call does', () => {
    expect(stageAfter('researching', { ...call, outcome: 'meeting' })?.to).toBe('discovery')
    expect(stageAfter('discovery', { ...call, type: 'discovery', outcome: 'meeting' })?.to).toBe('evaluation')
  })

  it('is in evaluation when the objection was settled', () => {
    const settled = { type: 'objection-handling', outcome: 'objection-settled', learned: false } as const
    expect(stageAfter('discovery', settled)?.to).toBe('evaluation')
  })

  it('is won or lost by a closing call', () => {
    expect(stageAfter('negotiation', { ...call, type: 'closing', outcome: 'signed' })?.to).toBe('won')
    expect(stageAfter('negotiation', { ...call, type: 'closing', outcome: 'clear-no' })?.to).toBe('lost')
    expect(stageAfter('negotiation', { ...call, type: 'closing', outcome: 'hung-up' })?.to).toBe('lost')
  })

  it('is neither won nor lost by a day for the decision, or by none', () => {
    expect(stageAfter('evaluation', { ...call, type: 'closing', outcome: 'meeting' })?.to).toBe('negotiation')
    expect(stageAfter('evaluation', { ...call, type: 'closing', outcome: 'undecided' })?.to).toBe('negotiation')
  })

  it('is moved by no call with a customer, wherever it stands: their deal was won before', () => {
    for (const type of ['check-in', 'referral'] as const) {
      for (const stage of dealStages) {
        for (const outcome of outcomes) expect(stageAfter(stage, { type, outcome, learned: true })).toBeNull()
      }
    }
  })

  it('opens again after it was lost only when a meeting is agreed', () => {
    expect(stageAfter('lost', { ...call, learned: true })).toBeNull()
    expect(stageAfter('lost', { ...call, outcome: 'meeting' })?.to).toBe('discovery')
  })

  it('never goes back, whatever the call, unless it is lost or was lost', () => {
    const any = fc.record({
      type: fc.constantFrom(...callTypes),
      outcome: fc.constantFrom(...outcomes),
      learned: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.constantFrom(...dealStages), any, (stage, result) => {
        const move = stageAfter(stage, result)
        if (move === null || move.to === 'lost' || stage === 'lost') return
        expect(dealStages.indexOf(move.to)).toBeGreaterThan(dealStages.indexOf(stage))
      }),
    )
  })
})

describe('the rules that people read', () => {
  it('say in a sentence what takes a deal to its next stage, the nearest first', () => {
    expect(rulesFrom('researching').slice(0, 3)).toEqual([
      { to: 'contacted', when: 'somebody there is reached' },
      { to: 'discovery', when: 'a cold call or a gatekeeper call ends in a meeting' },
      { to: 'discovery', when: 'the buyer tells something new' },
    ])
    expect(rulesFrom('negotiation')).toEqual([
      { to: 'won', when: 'the buyer agrees to sign' },
      { to: 'lost', when: 'the buyer says no at the close, or ends a closing call' },
    ])
  })

  it('are none once a deal is won', () => {
    expect(rulesFrom('won')).toEqual([])
  })

  it('name every stage that some call leads to from there, and no other', () => {
    for (const stage of dealStages) {
      const reached = callTypes.flatMap((type) =>
        outcomes.flatMap((outcome) =>
          [true, false].map((learned) => stageAfter(stage, { type, outcome, learned })?.to ?? stage),
        ),
      )
      const named = new Set(rulesFrom(stage).map(({ to }) => to))
      expect(named).toEqual(new Set(reached.filter((to) => to !== stage)))
    }
  })
})

describe('what a call would do for the stage', () => {
  it.each([
    [
      'researching',
      'cold-call',
      'Reaching them moves the deal to Contacted, a meeting agreed or something new learnt to Discovery.',
    ],
    ['contacted', 'cold-call', 'A meeting agreed or something new learnt moves the deal to Discovery.'],
    ['lost', 'cold-call', 'A meeting agreed moves the deal to Discovery.'],
    ['discovery', 'demo', 'A meeting agreed moves the deal to Evaluation.'],
    ['evaluation', 'negotiation', 'Talking about terms moves the deal to Negotiation.'],
    ['lost', 'negotiation', 'A deal on the terms or a meeting agreed moves the deal to Negotiation.'],
    ['negotiation', 'closing', 'A yes to signing wins the deal.'],
    ['researching', 'referral', 'The deal stays in Researching.'],
    ['negotiation', 'discovery', 'It finds out what the terms will rest on. The deal stays in Negotiation.'],
    [
      'evaluation',
      'objection-handling',
      'It settles what stands in the way of the next step. The deal stays in Evaluation.',
    ],
    ['contacted', 'discovery', 'Something new learnt moves the deal to Discovery, a meeting agreed to Evaluation.'],
    [
      'contacted',
      'closing',
      'Something new learnt moves the deal to Discovery, a day for the decision or asking for the decision to Negotiation, a yes to signing wins it.',
    ],
    ['contacted', 'negotiation', 'Talking about terms moves the deal to Negotiation.'],
    ['lost', 'check-in', 'The deal stays in Lost.'],
    ['won', 'check-in', 'The deal is won, and this call leaves it so.'],
  ] as const)('in %s, for a %s: %s', (stage, type, words) => {
    expect(stageEffect(stage, type)).toBe(words)
  })
})

it('what a call would do names each stage to which holding it, learning something or its good end leads, and none to which nothing does', () => {
  const named = (stage: DealStage, type: CallType) =>
    dealStages.filter((to) => {
      const words = stageEffect(stage, type)
      return to === 'won' ? / wins /.test(words) : words.includes(`to ${stageLabels[to]}`)
    })
  for (const stage of dealStages.filter((each) => each !== 'won'))
    for (const type of callTypes) {
      const reached = (ends: readonly Outcome[]) =>
        ends.flatMap((outcome) =>
          [true, false].flatMap((learned) => stageAfter(stage, { type, outcome, learned })?.to ?? []),
        )
      const told = named(stage, type)
      const { won } = callTypeTraits[type]
      for (const to of reached(['open', 'meeting', won])) expect(told).toContain(to)
      for (const to of told) expect(reached(outcomes)).toContain(to)
    }
})

describe('the calls that take a deal on', () => {
  it.each([
    ['researching', ['cold-call', 'gatekeeper', 'discovery', 'demo', 'objection-handling', 'negotiation', 'closing']],
    ['evaluation', ['negotiation', 'closing']],
    ['negotiation', ['closing']],
    ['won', []],
  ] as const)('from %s are %j', (stage, types) => {
    expect(typesThatMove(stage)).toEqual(types)
  })
})
