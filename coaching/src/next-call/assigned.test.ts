import { describe, expect, it } from 'vitest'
import { suggestAssigned, type AssignedCall } from './assigned.ts'
import type { Candidate } from './candidate.ts'

const candidate = (personaId: string, accountId: string): Candidate => ({
  personaId,
  firstName: 'Dana',
  lastName: 'Whitfield',
  title: 'Head of Operations',
  level: 'Department Head/Manager',
  accountId,
  accountName: 'Brightwell Foods',
  stage: 'researching',
  stageDays: 0,
  difficulty: 'easy',
  lastCall: null,
  colleague: null,
  accountQuietDays: null,
  movingTypes: [],
  refusedInARow: 0,
  knownFacts: [],
  openFacts: [],
  namedBy: [],
})
const input = {
  candidates: [candidate('a', 'one'), candidate('b', 'two')],
  recentCalls: [],
  weakest: null,
}
const call = (change: Partial<AssignedCall>): AssignedCall => ({
  personaId: null,
  accountIds: null,
  type: 'negotiation',
  targetScore: 70,
  dueOn: '2026-11-28',
  isLate: false,
  by: 'Ruth Adeyemi',
  ...change,
})

describe('an assigned call', () => {
  it('is suggested with its person and its type, and says who asks for what by when', () => {
    expect(suggestAssigned(input, [call({ personaId: 'b' })])).toMatchObject({
      personaId: 'b',
      suggestedCallType: 'negotiation',
      reason: 'Ruth Adeyemi asks you for this one: negotiation, 70 or more, by 28 Nov.',
    })
  })

  it('says since when it is due, and whose it is where reps ask it of themselves', () => {
    const late = call({ personaId: 'b', isLate: true })
    expect(suggestAssigned(input, [late])?.reason).toContain(
      'Ruth Adeyemi asks you for this one: negotiation, 70 or more, due since 28 Nov.',
    )
    expect(suggestAssigned(input, [call({ personaId: 'b', by: null })])?.reason).toContain('You set yourself this one:')
  })

  it('of a segment is with somebody there', () => {
    expect(suggestAssigned(input, [call({ accountIds: ['two'] })])?.personaId).toBe('b')
  })

  it('is the first that anybody suits, and none where nobody does', () => {
    const assigned = [call({ personaId: 'gone' }), call({ personaId: 'a', type: 'demo' }), call({ personaId: 'b' })]
    expect(suggestAssigned(input, assigned)).toMatchObject({ personaId: 'a', suggestedCallType: 'demo' })
    expect(suggestAssigned(input, [call({ personaId: 'gone' })])).toBeNull()
    expect(suggestAssigned(input, [])).toBeNull()
  })
})
