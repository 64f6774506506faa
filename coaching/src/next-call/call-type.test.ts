import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { callTypes, type CallType, type Outcome } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import type { Candidate, LastCall } from './candidate.ts'
import { suggestNextCall } from './suggest-next-call.ts'

const irene: Candidate = {
  personaId: 'b-irene',
  firstName: 'Irene',
  lastName: 'Castellanos',
  title: 'CFO',
  level: 'VP/Director Level',
  accountId: 'brightwell',
  accountName: 'Brightwell Foods',
  stage: 'contacted',
  stageDays: 3,
  difficulty: 'medium',
  lastCall: null,
  colleague: null,
  accountQuietDays: null,
  movingTypes: callTypes,
  refusedInARow: 0,
  knownFacts: [],
  openFacts: [{ label: 'Who signs' }],
  namedBy: [],
}
const ended = (type: CallType, outcome: Outcome, more: Partial<LastCall> = {}): LastCall => ({
  type,
  outcome,
  score: 50,
  openObjections: [],
  daysAgo: 1,
  promised: false,
  repairPromised: false,
  ...more,
})
const next = (about: Partial<Candidate>, others: readonly Candidate[] = []) =>
  suggestNextCall({ candidates: [{ ...irene, ...about }, ...others], recentCalls: [], weakest: null })
const hollis: Candidate = { ...irene, personaId: 'c-hollis', firstName: 'Hollis', accountName: 'Tamarack Paper' }
const says = 'watches the detention cost'

describe('whoever answers for a person is called', () => {
  it.each<[string, Partial<Candidate>, CallType]>([
    ['at the top of a hard company', { level: 'C-Suite', difficulty: 'hard' }, 'gatekeeper'],
    ['at the top of an expert one', { level: 'C-Suite', difficulty: 'expert' }, 'gatekeeper'],
    ['not at the top of an easier one', { level: 'C-Suite', difficulty: 'medium' }, 'cold-call'],
    ['not below the top', { difficulty: 'expert' }, 'cold-call'],
    [
      'not where a colleague has named them',
      { level: 'C-Suite', difficulty: 'hard', namedBy: [{ firstName: 'Dana', says, toldTo: null }] },
      'discovery',
    ],
    ['not after one refusal', { lastCall: ended('cold-call', 'hung-up'), refusedInARow: 1 }, 'cold-call'],
    ['after two', { lastCall: ended('cold-call', 'brush-off'), refusedInARow: 2 }, 'gatekeeper'],
    ['again when they turned the rep away', { lastCall: ended('gatekeeper', 'turned-away') }, 'gatekeeper'],
    ['again when all they took was a message', { lastCall: ended('gatekeeper', 'message-taken') }, 'gatekeeper'],
    ['no more once they gave a time', { lastCall: ended('gatekeeper', 'call-back') }, 'cold-call'],
    ['no more once they put the rep through', { lastCall: ended('gatekeeper', 'put-through') }, 'cold-call'],
    ['no more once there is a meeting', { lastCall: ended('gatekeeper', 'meeting') }, 'discovery'],
  ])('%s', (_, about, type) => {
    expect(next(about)?.suggestedCallType).toBe(type)
  })

  it('for a reason the rep can act on', () => {
    expect(next({ level: 'C-Suite', difficulty: 'hard' })?.reason).toBe(
      'Irene has calls answered by somebody else. Win whoever picks up first.',
    )
    expect(next({ lastCall: ended('cold-call', 'hung-up'), refusedInARow: 2 })?.reason).toBe(
      'Irene refused your last calls. Whoever answers for Irene can name a better time, or put you through with a reason.',
    )
  })
})

const won = { stage: 'won', stageDays: 10 } as const
const playable: readonly string[] = playableCallTypes

describe('a customer is checked in with', () => {
  it.each<[string, Partial<Candidate>, string]>([
    ['never called', { ...won, lastCall: null }, 'b-irene'],
    ['whatever they were last called for', { ...won, lastCall: ended('negotiation', 'terms-agreed') }, 'b-irene'],
  ])('and called for nothing else: %s', (_, about, personaId) => {
    expect(next(about)).toMatchObject({ personaId, suggestedCallType: 'check-in' })
  })

  it.each(['contacted', 'negotiation', 'lost'] as const)(
    'and nobody else is, as in %s, whatever a call took them for',
    (stage) => {
      const asked = next({ stage, stageDays: 90, lastCall: ended('check-in', 'renewed', { daysAgo: 40 }) })
      expect(asked?.suggestedCallType).toBe('cold-call')
      expect(asked?.reason).not.toMatch(/bought|how it goes/)
    },
  )

  it.each<[string, Partial<Candidate>, RegExp | null]>([
    [
      'with an open complaint',
      { lastCall: ended('check-in', 'open', { openObjections: ['complaint'] }) },
      /goes wrong/,
    ],
    [
      'some days after a repair was promised',
      { lastCall: ended('check-in', 'left-warm', { daysAgo: 6, repairPromised: true }) },
      /Ask whether it holds/,
    ],
    [
      'not before the repair can be done',
      { lastCall: ended('check-in', 'left-warm', { daysAgo: 1, repairPromised: true }) },
      null,
    ],
    [
      'weeks after they bought, whatever call broke off since',
      { stageDays: 31, lastCall: ended('check-in', 'abandoned') },
      /bought some weeks ago/,
    ],
    ['weeks after they bought', { stageDays: 31, lastCall: null }, /bought some weeks ago/],
    ['not days after anybody there was asked', { stageDays: 90, lastCall: null, accountQuietDays: 3 }, null],
    [
      'weeks after somebody there was asked',
      { stageDays: 90, lastCall: null, accountQuietDays: 36 },
      /Nobody has asked Brightwell Foods for 5 weeks/,
    ],
    [
      'who told a colleague what goes wrong',
      { colleague: { ...ended('check-in', 'open', { openObjections: ['complaint'] }), by: 'Jonas' } },
      /^Irene told Jonas what goes wrong/,
    ],
    ['not days after they bought', { stageDays: 10, lastCall: null }, null],
    ['not days after the last talk', { stageDays: 90, lastCall: ended('check-in', 'left-warm') }, null],
  ])('before an open deal %s', (_, about, reason) => {
    const found = next({ ...won, ...about }, [hollis])
    expect(found?.personaId).toBe(reason === null ? 'c-hollis' : 'b-irene')
    expect(found?.reason).toMatch(reason ?? /Hollis/)
  })

  it('is asked for names when they have just said that they stay, as soon as that can be practised', () => {
    const type = next({ ...won, lastCall: ended('check-in', 'renewed') })?.suggestedCallType
    expect(type).toBe(playable.includes('referral') ? 'referral' : 'check-in')
  })

  it('is not told of a signature that was given, or of a worry from before', () => {
    const signed = next({ ...won, lastCall: ended('closing', 'signed', { openObjections: ['price'] }) })?.reason
    expect(signed).toBe('Brightwell Foods is a customer now. Ask Irene how the start goes.')
    const asked = next({ ...won, lastCall: ended('check-in', 'left-warm', { daysAgo: 3 }) })?.reason
    expect(asked).toBe('You last spoke with Irene of Brightwell Foods, a customer, 3 days ago.')
  })

  it('is told nothing of what was open before they bought', () => {
    expect(next({ ...won, stageDays: 40 })?.reason).not.toContain('Still to find')
  })
})
