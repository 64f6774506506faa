import { callTypes } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Candidate, LastCall, NextCallInput, RecentCall } from './candidate.ts'
import { suggestNextCall } from './suggest-next-call.ts'

/** Somebody of a deal in discovery, called a day ago and left open; two facts are known and one is to find. */
const called = (outcome: LastCall['outcome'], more: Partial<LastCall> = {}): LastCall => ({
  type: 'discovery',
  outcome,
  score: 60,
  openObjections: [],
  daysAgo: 1,
  promised: false,
  repairPromised: false,
  ...more,
})
const person = (firstName: string, more: Partial<Candidate> = {}): Candidate => ({
  personaId: firstName.toLowerCase(),
  firstName,
  lastName: 'Ash',
  title: 'Director',
  level: 'VP/Director Level',
  accountId: `account-of-${firstName.toLowerCase()}`,
  accountName: `${firstName} and Sons`,
  stage: 'discovery',
  stageDays: 3,
  difficulty: 'medium',
  lastCall: called('open'),
  colleague: null,
  accountQuietDays: null,
  movingTypes: callTypes,
  refusedInARow: 0,
  knownFacts: [
    { label: 'What a late load costs', summary: 'Late loads cost 18,000 dollars' },
    { label: 'Who feels it', summary: 'The dock feels it' },
  ],
  openFacts: [{ label: 'Who signs' }],
  namedBy: [],
  ...more,
})
const callWith = (who: string, more: Partial<RecentCall> = {}): RecentCall => ({
  personaId: who,
  accountId: `account-of-${who}`,
  type: 'discovery',
  difficulty: 'medium',
  score: 60,
  ...more,
})

interface Situation {
  readonly who: readonly [Candidate, Candidate]
  readonly recent?: readonly RecentCall[]
  readonly weakest?: NextCallInput['weakest']
  /** Accounts of those who were just shown. */
  readonly passed?: readonly string[]
}
const ana = (more?: Partial<Candidate>): Candidate => person('Ana', more)
const bea = (more?: Partial<Candidate>): Candidate => person('Bea', more)
const promised = (daysAgo: number): Partial<Candidate> => ({ lastCall: called('open', { promised: true, daysAgo }) })
const ofJonas = (outcome: LastCall['outcome'], more: Partial<LastCall> = {}): Candidate['colleague'] => ({
  ...called(outcome, more),
  by: 'Jonas',
})
const ago = (daysAgo: number): Partial<Candidate> => ({ lastCall: called('open', { daysAgo }) })

// Of equals Ana is called, whose id is the lower one: each row names what makes it Bea.
const situations: ReadonlyArray<[string, Situation, 'ana' | 'bea']> = [
  ['nothing speaks for either', { who: [ana(), bea()] }, 'ana'],
  ['a deal that is further on', { who: [ana({ stage: 'researching' }), bea()] }, 'bea'],
  ['a deal that is open, before a lost one', { who: [ana({ stage: 'lost' }), bea({ stage: 'researching' })] }, 'bea'],
  ['a call that ended in a meeting', { who: [ana(), bea({ lastCall: called('meeting') })] }, 'bea'],
  ['a call that did not end in a refusal', { who: [ana({ lastCall: called('hung-up') }), bea()] }, 'bea'],
  [
    'another company than that of whoever was passed over, whatever was agreed there',
    { who: [ana({ lastCall: called('meeting') }), bea()], passed: ['account-of-ana'] },
    'bea',
  ],
  ['a promise that is due', { who: [ana(ago(2)), bea(promised(2))] }, 'bea'],
  ['a promise of yesterday, which is not due yet', { who: [ana(), bea(promised(1))] }, 'ana'],
  ['a week without a word', { who: [ana(ago(6)), bea(ago(7))] }, 'bea'],
  ['three weeks without a word, before one', { who: [ana(ago(7)), bea(ago(21))] }, 'bea'],
  [
    'a name that a colleague gave',
    {
      who: [
        ana({ lastCall: null }),
        bea({ lastCall: null, namedBy: [{ firstName: 'Cy', says: 'signs', toldTo: null }] }),
      ],
    },
    'bea',
  ],
  [
    'somebody whom no colleague is in the middle of something with',
    { who: [ana({ lastCall: null, colleague: ofJonas('meeting') }), bea({ lastCall: null, stage: 'researching' })] },
    'bea',
  ],
  [
    'somebody whom no colleague has just called in vain',
    { who: [ana({ lastCall: null, colleague: ofJonas('hung-up') }), bea({ lastCall: null })] },
    'bea',
  ],
  [
    'what a colleague left weeks ago, before somebody who is new',
    {
      who: [
        ana({ lastCall: null, stage: 'researching' }),
        bea({ lastCall: null, colleague: ofJonas('meeting', { daysAgo: 9 }) }),
      ],
    },
    'bea',
  ],
  ['a call that takes the deal on', { who: [ana({ movingTypes: ['negotiation', 'closing'] }), bea()] }, 'bea'],
  [
    'somebody new after a weak call with the other',
    {
      who: [ana({ lastCall: called('follow-up', { score: 31 }) }), bea({ lastCall: null, stage: 'researching' })],
      recent: [callWith('ana', { score: 31 })],
    },
    'bea',
  ],
  [
    'whoever was called well is gone on with',
    {
      who: [ana({ lastCall: called('follow-up') }), bea({ lastCall: null, stage: 'researching' })],
      recent: [callWith('ana')],
    },
    'ana',
  ],
  ['something still to find', { who: [ana({ openFacts: [] }), bea()] }, 'bea'],
  ['more to find than is known', { who: [ana(), bea({ knownFacts: [] })] }, 'bea'],
  [
    'a call that trains the weakest skill',
    {
      who: [ana({ lastCall: called('open', { openObjections: ['price'] }) }), bea()],
      weakest: { skill: 'value', label: 'Value' },
    },
    'bea',
  ],
  ['somebody else than was just called', { who: [ana(), bea()], recent: [callWith('ana')] }, 'bea'],
  [
    'another company than the last two calls',
    {
      who: [ana(), bea()],
      recent: [callWith('x', { accountId: 'account-of-ana' }), callWith('y', { accountId: 'account-of-ana' })],
    },
    'bea',
  ],
  [
    'another kind of call than the last three',
    {
      who: [ana(), bea({ lastCall: called('open', { openObjections: ['price'] }) })],
      recent: [callWith('x'), callWith('y'), callWith('z')],
    },
    'bea',
  ],
  [
    'what was agreed, before what trains the weakest skill',
    {
      who: [
        ana({ lastCall: called('open', { openObjections: ['price'] }) }),
        bea({ lastCall: called('meeting', { type: 'cold-call', promised: true, daysAgo: 2 }) }),
      ],
      weakest: { skill: 'objections', label: 'Objections' },
    },
    'bea',
  ],
  [
    'a customer whose complaint is open, before a new company',
    {
      who: [
        ana({ stage: 'researching', lastCall: null }),
        bea({ stage: 'won', lastCall: called('open', { type: 'check-in', openObjections: ['complaint'] }) }),
      ],
    },
    'bea',
  ],
]

describe('whom to call is decided by', () => {
  it.each(situations)('%s', (_, { who, recent = [], weakest = null, passed = [] }, expected) => {
    const input = { candidates: who, recentCalls: recent, weakest, passedAccounts: passed }
    expect(suggestNextCall(input)?.personaId).toBe(expected)
  })
})

describe('the reason', () => {
  it('says so when nobody has called for weeks', () => {
    const reason = (more: Partial<Candidate>) =>
      suggestNextCall({ candidates: [ana(more)], recentCalls: [], weakest: null })?.reason
    expect(reason(ago(23))).toMatch(
      /^Your last call with Ana ended with nothing settled\. You last spoke 3 weeks ago\. /,
    )
    expect(reason(ago(20))).not.toContain('weeks')
  })

  const suggested = (more: Partial<Candidate>) =>
    suggestNextCall({ candidates: [ana({ lastCall: null, ...more })], recentCalls: [], weakest: null })

  it('tells what a colleague has done with somebody, and the call goes on from there', () => {
    expect(suggested({ colleague: ofJonas('meeting', { daysAgo: 3 }) })).toMatchObject({
      suggestedCallType: 'demo',
      reason:
        'Jonas called Ana 3 days ago, and a meeting was agreed. You have not spoken with Ana yet. You know by now: the dock feels it. Still to find: who signs.',
    })
    expect(suggested({ colleague: ofJonas('hung-up', { type: 'cold-call' }), knownFacts: [] })).toMatchObject({
      suggestedCallType: 'cold-call',
      reason:
        'Jonas called Ana yesterday and was hung up on. You have not spoken with Ana yet. Still to find: who signs.',
    })
  })

  it('is the rep’s own call where a colleague’s later one came to nothing', () => {
    const own = { lastCall: called('meeting'), colleague: ofJonas('brush-off', { daysAgo: 0 }) }
    expect(suggested(own)?.reason).toMatch(/^Ana agreed to a meeting, and expects you\./)
    expect(suggested({ ...own, colleague: ofJonas('undecided', { daysAgo: 0 }) })?.reason).toMatch(
      /^Jonas called Ana today, and nothing was decided\. You know/,
    )
  })

  it('tells a trouble as they tell it, without its name before it', () => {
    const summary = 'Drivers hearing their runs too late: drivers find out at six. It adds up'
    const knownFacts = [{ label: 'What goes wrong most', summary }]
    expect(suggested({ lastCall: called('meeting'), knownFacts })?.reason).toContain(
      'You know by now: drivers find out at six.',
    )
  })

  it('says nothing of a meeting or a contract once the deal was lost', () => {
    const agreed = called('terms-agreed', { daysAgo: 9 })
    expect(suggested({ stage: 'lost', stageDays: 3, lastCall: agreed })?.reason).toMatch(
      /^The deal at Ana and Sons was lost since you spoke with Ana\./,
    )
  })
})

describe('a deal in evaluation', () => {
  const inEvaluation = (lastCall: LastCall) =>
    suggestNextCall({
      candidates: [ana({ stage: 'evaluation', movingTypes: ['negotiation', 'closing'], lastCall })],
      recentCalls: [],
      weakest: null,
    })?.suggestedCallType

  it('is taken on by talk about terms, with somebody who has been shown what is sold', () => {
    expect(inEvaluation(called('meeting', { type: 'demo' }))).toBe('negotiation')
    expect(inEvaluation(called('left-warm', { type: 'objection-handling' }))).toBe('negotiation')
  })

  it('waits for a demo, and for what stands in the way', () => {
    expect(inEvaluation(called('meeting'))).toBe('demo')
    expect(inEvaluation(called('meeting', { type: 'demo', openObjections: ['price'] }))).toBe('objection-handling')
    expect(inEvaluation(called('hung-up', { type: 'demo' }))).toBe('demo')
  })

  it('with an offer made is asked for the yes', () => {
    const candidate = ana({
      stage: 'negotiation',
      movingTypes: ['closing'],
      lastCall: called('undecided', { type: 'closing' }),
    })
    expect(suggestNextCall({ candidates: [candidate], recentCalls: [], weakest: null })?.suggestedCallType).toBe(
      'closing',
    )
  })
})

describe('why somebody is called for the first time', () => {
  it.each<[string, Partial<Candidate>, string]>([
    [
      'at a company that nobody has talked with',
      { knownFacts: [], openFacts: [] },
      'Nobody at Ana and Sons has been called yet. Ana can be the first.',
    ],
    [
      'at a company where others have been called',
      { knownFacts: [], openFacts: [], accountQuietDays: 4 },
      'Nobody has called Ana yet, and Ana and Sons knows of you.',
    ],
    [
      'at a company that was lost',
      { stage: 'lost', openFacts: [] },
      'The deal at Ana and Sons was lost without Ana, who may see it another way.',
    ],
  ])('%s', (_, about, reason) => {
    const candidates = [ana({ lastCall: null, ...about })]
    expect(suggestNextCall({ candidates, recentCalls: [], weakest: null })?.reason).toBe(reason)
  })
})
