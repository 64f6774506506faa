import { callTypes, dealStages, objectionFamilySchema, outcomeSchema } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { suggestAssigned, type AssignedCall } from './assigned.ts'
import { briefReason } from './brief-reason.ts'
import type { Candidate, LastCall, NextCallInput } from './candidate.ts'
import { nextCallAtEach } from './next-calls.ts'
import { suggestNextCall } from './suggest-next-call.ts'

const ended = (outcome: LastCall['outcome'], more: Partial<LastCall> = {}): LastCall => ({
  type: 'discovery',
  outcome,
  score: 60,
  openObjections: [],
  daysAgo: 3,
  promised: false,
  repairPromised: false,
  ...more,
})
const person = (firstName: string, accountId: string, more: Partial<Candidate> = {}): Candidate => ({
  personaId: firstName.toLowerCase(),
  firstName,
  lastName: 'Ash',
  title: 'Director',
  level: 'VP/Director Level',
  accountId,
  accountName: accountId,
  stage: 'discovery',
  stageDays: 5,
  difficulty: 'medium',
  lastCall: null,
  colleague: null,
  accountQuietDays: null,
  movingTypes: callTypes,
  refusedInARow: 0,
  knownFacts: [],
  openFacts: [{ label: 'Who signs' }],
  namedBy: [],
  ...more,
})
const assigned = (more: Partial<AssignedCall>): AssignedCall => ({
  personaId: null,
  accountIds: null,
  type: 'negotiation',
  targetScore: 70,
  dueOn: '2026-11-28',
  isLate: false,
  by: 'Ruth Adeyemi',
  ...more,
})

const input: NextCallInput = {
  candidates: [
    person('Ana', 'bakers'),
    person('Bea', 'bakers', { lastCall: ended('meeting', { promised: true }) }),
    person('Cid', 'carriers', { stage: 'won', stageDays: 60 }),
    person('Dan', 'dairies', { lastCall: ended('hung-up'), refusedInARow: 2 }),
    person('Eve', 'dairies', { stage: 'lost' }),
    person('Fay', 'forges', { level: 'C-Suite', difficulty: 'expert' }),
  ],
  recentCalls: [{ personaId: 'bea', accountId: 'bakers', type: 'discovery', difficulty: 'medium', score: 30 }],
  weakest: { skill: 'opening', label: 'Opening' },
}

describe('the next call at each account', () => {
  const tasks = [
    [],
    [assigned({ personaId: 'dan' })],
    [assigned({ accountIds: ['forges', 'bakers'] }), assigned({ personaId: 'ana', type: 'demo' })],
  ]

  it.each(tasks)('is the one that is suggested when that account alone is asked about: %#', (...open) => {
    const listed = nextCallAtEach(input, open)
    expect(listed.map(({ accountId }) => accountId).toSorted()).toEqual(['bakers', 'carriers', 'dairies', 'forges'])
    for (const { accountId, personaId, suggestedCallType } of listed) {
      const alone = { ...input, candidates: input.candidates.filter((each) => each.accountId === accountId) }
      expect(suggestAssigned(alone, open) ?? suggestNextCall(alone)).toMatchObject({ personaId, suggestedCallType })
    }
  })

  it('stands in the order of what presses: first what is assigned, as it is due, then what is worth most', () => {
    const open = [assigned({ personaId: 'dan' }), assigned({ accountIds: ['forges'], isLate: true })]
    const listed = nextCallAtEach(input, open)
    expect(listed.slice(0, 2)).toEqual([
      { accountId: 'dairies', personaId: 'dan', suggestedCallType: 'negotiation', why: 'Assigned, by 28 Nov' },
      { accountId: 'forges', personaId: 'fay', suggestedCallType: 'negotiation', why: 'Assigned, due since 28 Nov' },
    ])
    const free = nextCallAtEach(input, []).map(({ accountId }) => accountId)
    expect(free[0]).toBe(
      input.candidates.find(({ personaId }) => personaId === suggestNextCall(input)?.personaId)?.accountId,
    )
  })

  it('is none where there is nobody to call', () => {
    expect(nextCallAtEach({ ...input, candidates: [] }, [assigned({ accountIds: ['bakers'] })])).toEqual([])
  })
})

describe('why, in a few words', () => {
  const complaint = ended('open', { type: 'check-in', openObjections: ['complaint'] })
  it.each<[string, Partial<Candidate>, string]>([
    ['nobody there was called', {}, 'Nobody there was called yet'],
    ['others there were', { accountQuietDays: 4 }, 'Not called yet'],
    ['a colleague named them', { namedBy: [{ firstName: 'Dana', says: 'signs', toldTo: null }] }, 'Named by Dana'],
    ['what was agreed, and when', { lastCall: ended('meeting') }, 'Meeting agreed 3 days ago'],
    ['a worry that is open', { lastCall: ended('open', { openObjections: ['price'] }) }, 'Open worry: price'],
    [
      'a meeting, worry or not',
      { lastCall: ended('meeting', { openObjections: ['price'] }) },
      'Meeting agreed 3 days ago',
    ],
    ['what a colleague did', { colleague: { ...ended('follow-up'), by: 'Jonas' } }, 'Jonas: Follow-up agreed'],
    ['a customer who complained', { stage: 'won', lastCall: complaint }, 'Complained, and has no day for it'],
    ['a customer who has been quiet', { stage: 'won', stageDays: 60 }, 'Not asked for weeks how it goes'],
    ['a customer', { stage: 'won', stageDays: 2 }, 'Ask how it goes'],
    ['a deal that was lost', { stage: 'lost' }, 'Lost: a new reason can open it'],
  ])('says that %s', (_, about, words) => {
    expect(briefReason(person('Ana', 'bakers', about), 'discovery')).toBe(words)
  })

  it('says of a call to whoever answers why it is not made to the person', () => {
    const shielded = person('Fay', 'forges', { level: 'C-Suite', difficulty: 'expert' })
    expect(briefReason(shielded, 'gatekeeper')).toBe('A gatekeeper answers first')
    const refused = person('Dan', 'dairies', { lastCall: ended('hung-up'), refusedInARow: 2 })
    expect(briefReason(refused, 'gatekeeper')).toBe('Refused your last calls')
  })

  it('fits its row, however a call ended and wherever the deal stands', () => {
    const worries = [[], ...objectionFamilySchema.options.map((family) => [family])]
    for (const outcome of outcomeSchema.options)
      for (const stage of dealStages)
        for (const openObjections of worries) {
          const lastCall = ended(outcome, { openObjections, daysAgo: 400 })
          expect(briefReason(person('Ana', 'bakers', { stage, lastCall }), 'discovery').length).toBeLessThanOrEqual(42)
        }
  })
})
