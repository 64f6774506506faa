import { callTypes, type CallType } from '@ringside/contract'
import { playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import type { Candidate, LastCall, NextCallInput, RecentCall } from './candidate.ts'
import { suggestNextCall } from './suggest-next-call.ts'

const heldLately = { daysAgo: 1, promised: false, repairPromised: false }
const callWithDana = {
  personaId: 'a-dana',
  accountId: 'brightwell',
  type: 'cold-call',
  difficulty: 'medium',
  score: 66,
} as const
const dana: Candidate = {
  personaId: 'a-dana',
  firstName: 'Dana',
  lastName: 'Whitfield',
  title: 'Operations Director',
  level: 'VP/Director Level',
  accountId: 'brightwell',
  accountName: 'Brightwell Foods',
  stage: 'discovery',
  stageDays: 3,
  difficulty: 'medium',
  lastCall: { ...heldLately, type: 'cold-call', outcome: 'follow-up', score: 66, openObjections: [] },
  colleague: null,
  accountQuietDays: null,
  movingTypes: callTypes,
  refusedInARow: 0,
  knownFacts: [{ label: 'What a late load costs', summary: 'Late loads cost about 18,000 dollars a month' }],
  openFacts: [{ label: 'Who signs' }],
  namedBy: [],
}
const irene: Candidate = {
  ...dana,
  personaId: 'b-irene',
  firstName: 'Irene',
  lastName: 'Castellanos',
  title: 'CFO',
  lastCall: null,
  namedBy: [{ firstName: 'Dana', says: 'watches the detention cost', toldTo: null }],
}
const hollis: Candidate = {
  ...dana,
  personaId: 'c-hollis',
  firstName: 'Hollis',
  accountName: 'Tamarack Paper',
  stage: 'researching',
  lastCall: null,
  knownFacts: [],
}
const input: NextCallInput = {
  candidates: [hollis, dana, irene],
  recentCalls: [callWithDana],
  weakest: { skill: 'next-step', label: 'Next step' },
}

describe('the suggested next call', () => {
  it('is the person a colleague has spoken of, and says who said what', () => {
    expect(suggestNextCall(input)).toEqual({
      personaId: 'b-irene',
      reason:
        'Dana said Irene watches the detention cost. Your weakest skill is next step, and a discovery call trains it.',
      suggestedCallType: 'discovery',
      suggestedDifficulty: 'medium',
    })
  })

  it('tells what a colleague said as one sentence, and writes a name as a name', () => {
    const told = (says: string, toldTo: string | null = null) => {
      const named = { ...irene, namedBy: [{ firstName: 'Dana', says, toldTo }] }
      return suggestNextCall({ ...input, candidates: [named] })?.reason
    }
    expect(told('It needs the signature of Irene, and Gil has to be for it')).toMatch(
      /^Dana told you that it needs the signature of Irene, and Gil has to be for it\. /,
    )
    expect(told('Irene signs, and nobody else')).toMatch(/^Dana told you that Irene signs, and nobody else\. /)
    expect(told('Irene signs', 'Jonas Lind')).toMatch(/^Dana told Jonas Lind that Irene signs\. /)
  })

  it('goes back to somebody who left something open, naming what is known', () => {
    const next = suggestNextCall({ ...input, candidates: [hollis, dana], recentCalls: [] })
    expect(next?.personaId).toBe('a-dana')
    expect(next?.reason).toContain('a follow-up without a date')
    expect(next?.reason).toContain('You know by now: Late loads cost about 18,000 dollars a month')
  })

  it('writes a name as a name where what is known begins with one', () => {
    const signer = { ...dana, knownFacts: [{ summary: 'Patricia signs, and nobody else', label: 'Who signs' }] }
    const next = suggestNextCall({ ...input, candidates: [hollis, signer], recentCalls: [] })
    expect(next?.reason).toContain('You know by now: Patricia signs, and nobody else.')
    const signed = { ...dana, knownFacts: [{ summary: 'It needs the signature of Patricia', label: 'Who signs' }] }
    const other = suggestNextCall({ ...input, candidates: [hollis, signed], recentCalls: [] })
    expect(other?.reason).toContain('You know by now: it needs the signature of Patricia.')
  })

  it('is never the same person three times running while there is anybody else, however little they ask for it', () => {
    const twice = [input.recentCalls, input.recentCalls].flat()
    const next = (others: Candidate[]) =>
      suggestNextCall({ ...input, candidates: [dana, ...others], recentCalls: twice })?.personaId
    const unwilling: Candidate = {
      ...hollis,
      openFacts: [],
      lastCall: { ...heldLately, type: 'cold-call', outcome: 'hung-up', score: 10, openObjections: [] },
    }
    expect(next([hollis])).toBe('c-hollis')
    expect(next([unwilling])).toBe('c-hollis')
    expect(next([])).toBe('a-dana')
    expect(next([{ ...hollis, stage: 'lost' }])).toBe('a-dana')
  })

  it('takes up an objection that is still open', () => {
    const worried: Candidate = {
      ...dana,
      lastCall: { ...heldLately, type: 'discovery', outcome: 'left-warm', score: 70, openObjections: ['timing'] },
    }
    const next = suggestNextCall({ ...input, candidates: [worried] })
    expect(next?.suggestedCallType).toBe('objection-handling')
    expect(next?.reason).toContain('worry about timing is still open')
  })

  it('is after an agreed meeting the call that was agreed: what is asked, then what stands in the way, then what is left, then the terms', () => {
    const after = (type: CallType, openObjections: LastCall['openObjections'] = [], openFacts = dana.openFacts) =>
      suggestNextCall({
        ...input,
        candidates: [
          { ...dana, openFacts, lastCall: { ...heldLately, type, outcome: 'meeting', score: 80, openObjections } },
        ],
      })?.suggestedCallType
    expect(after('cold-call')).toBe('discovery')
    expect(after('cold-call', ['price'])).toBe('discovery')
    expect(after('discovery')).toBe('demo')
    expect(after('demo')).toBe('objection-handling')
    expect(after('discovery', ['timing'])).toBe('objection-handling')
    expect(after('objection-handling', ['effort'])).toBe('objection-handling')
    expect(after('objection-handling')).toBe('discovery')
    expect(after('objection-handling', [], [])).toBe('negotiation')
  })

  it('is somebody else once the terms are agreed: the contract is due, and no call', () => {
    const agreed: Candidate = {
      ...dana,
      lastCall: { ...heldLately, type: 'negotiation', outcome: 'terms-agreed', score: 80, openObjections: [] },
    }
    const warm: Candidate = {
      ...dana,
      personaId: 'persona-other',
      lastCall: { ...heldLately, type: 'discovery', outcome: 'left-warm', score: 80, openObjections: [] },
    }
    expect(suggestNextCall({ ...input, candidates: [agreed, warm] })?.personaId).toBe('persona-other')
    expect(suggestNextCall({ ...input, candidates: [agreed] })?.reason).toMatch(/agreed to your terms/)
  })

  it('is the closing after agreed terms, as soon as closings can be practised', () => {
    const agreed: Candidate = {
      ...dana,
      lastCall: { ...heldLately, type: 'negotiation', outcome: 'terms-agreed', score: 80, openObjections: [] },
    }
    const type = suggestNextCall({ ...input, candidates: [agreed] })?.suggestedCallType
    const playable: readonly string[] = playableCallTypes
    expect(type).toBe(playable.includes('closing') ? 'closing' : 'negotiation')
  })

  it('names the agreed meeting before the worry that is left', () => {
    const agreed: Candidate = {
      ...dana,
      lastCall: { ...heldLately, type: 'discovery', outcome: 'meeting', score: 80, openObjections: ['price'] },
    }
    const reason = suggestNextCall({ ...input, candidates: [agreed] })?.reason
    expect(reason).toMatch(/^Dana agreed to a meeting, and expects you\. Dana’s worry about .+ is still open\./)
  })

  it('says that a call trains the weakest skill only of a call that does', () => {
    const opening: NextCallInput = { ...input, candidates: [dana], weakest: { skill: 'opening', label: 'Opening' } }
    expect(suggestNextCall(opening)?.reason).not.toContain('trains it')
    expect(suggestNextCall(opening)?.reason).toContain('Still to find: who signs.')
    expect(suggestNextCall({ ...opening, candidates: [hollis] })?.reason).toContain(
      'Your weakest skill is opening, and a cold call trains it.',
    )
  })

  it('asks for no more objections of somebody whose worry is settled', () => {
    const settled: Candidate = {
      ...dana,
      lastCall: {
        ...heldLately,
        type: 'objection-handling',
        outcome: 'objection-settled',
        score: 60,
        openObjections: [],
      },
      knownFacts: [...dana.knownFacts, ...dana.knownFacts],
    }
    const objections = { skill: 'objections', label: 'Objections' } as const
    const next = suggestNextCall({ ...input, candidates: [settled], weakest: objections })
    expect(next?.suggestedCallType).toBe('discovery')
    expect(next?.reason).not.toContain('objections')
  })

  it('is as hard as the account, until the rep has failed at that: then easier, as far as they do fail', () => {
    const after = (...recent: [Candidate['difficulty'], number | null][]) =>
      suggestNextCall({
        ...input,
        candidates: [{ ...dana, difficulty: 'hard' }],
        recentCalls: recent.map(([difficulty, score]) => ({
          ...callWithDana,
          personaId: 'c-hollis',
          difficulty,
          score,
        })),
      })?.suggestedDifficulty
    expect(after(['easy', 58])).toBe('hard')
    expect(after(['hard', 10], ['easy', 58])).toBe('medium')
    expect(after(['hard', 10], ['medium', 20], ['easy', 58])).toBe('easy')
    expect(after(['hard', 10], ['medium', 20], ['easy', 5])).toBe('easy')
    expect(after(['hard', 10], ['hard', 80])).toBe('hard')
  })

  it('is no harder than medium for a rep of whom no call has a score yet', () => {
    const first = (difficulty: Candidate['difficulty'], recentCalls: readonly RecentCall[]) =>
      suggestNextCall({ ...input, candidates: [{ ...dana, difficulty }], recentCalls })?.suggestedDifficulty
    expect([first('expert', []), first('medium', []), first('easy', [])]).toEqual(['medium', 'medium', 'easy'])
    expect(first('hard', [{ ...callWithDana, score: null }])).toBe('medium')
    expect(first('hard', [callWithDana])).toBe('hard')
  })

  it('starts at the difficulty of the account once the rep has a score, as every call there does', () => {
    const at = (difficulty: Candidate['difficulty']) =>
      suggestNextCall({ ...input, candidates: [{ ...dana, difficulty }] })?.suggestedDifficulty
    expect([at('easy'), at('hard')]).toEqual(['easy', 'hard'])
  })

  it('does not depend on the order of the people', () => {
    const orders = [
      [hollis, dana, irene],
      [irene, dana, hollis],
      [dana, irene, hollis],
    ]
    const found = orders.map((candidates) => JSON.stringify(suggestNextCall({ ...input, candidates })))
    expect(new Set(found).size).toBe(1)
  })

  it('is nobody when there is nobody to call', () => {
    expect(suggestNextCall({ ...input, candidates: [] })).toBeNull()
  })
})
