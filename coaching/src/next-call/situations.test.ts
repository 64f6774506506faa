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
  refusedInARow: 0,
  factsKnown: [
    { label: 'What a late load costs', summary: 'Late loads cost 18,000 dollars' },
    { label: 'Who feels it', summary: 'The dock feels it' },
  ],
  factsOpen: [{ label: 'Who signs' }],
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
}
const ana = (more?: Partial<Candidate>): Candidate => person('Ana', more)
const bea = (more?: Partial<Candidate>): Candidate => person('Bea', more)
const promised = (daysAgo: number): Partial<Candidate> => ({ lastCall: called('open', { promised: true, daysAgo }) })
const ago = (daysAgo: number): Partial<Candidate> => ({ lastCall: called('open', { daysAgo }) })

// Of equals Ana is called, whose id is the lower one: each row names what makes it Bea.
const situations: ReadonlyArray<[string, Situation, 'ana' | 'bea']> = [
  ['nothing speaks for either', { who: [ana(), bea()] }, 'ana'],
  ['a deal that is further on', { who: [ana({ stage: 'researching' }), bea()] }, 'bea'],
  ['a deal that is open, before a lost one', { who: [ana({ stage: 'lost' }), bea({ stage: 'researching' })] }, 'bea'],
  ['a call that ended in a meeting', { who: [ana(), bea({ lastCall: called('meeting') })] }, 'bea'],
  ['a call that did not end in a refusal', { who: [ana({ lastCall: called('hung-up') }), bea()] }, 'bea'],
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
  ['something still to find', { who: [ana({ factsOpen: [] }), bea()] }, 'bea'],
  ['more to find than is known', { who: [ana(), bea({ factsKnown: [] })] }, 'bea'],
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
  it.each(situations)('%s', (_, { who, recent = [], weakest = null }, expected) => {
    expect(suggestNextCall({ candidates: who, recentCalls: recent, weakest })?.personaId).toBe(expected)
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
})
