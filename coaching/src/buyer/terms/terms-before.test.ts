import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { outcomeOf, termsAgreedIn } from '../index.ts'
import type { CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'
import type { EarlierCall } from '../setup.ts'
import { demandNamed, demandsOf, spoken } from './demands.ts'

const setup = castCall(7, 'negotiation', 'easy')
const bargained = ['We can do that, if you could sign for two years.', 'Deal.', 'Could we sign it on Thursday at ten?']
const first = played(setup, bargained)
const after = (terms: EarlierCall['terms']): CallSetup => ({
  ...setup,
  memory: {
    ...setup.memory,
    earlierCalls: [
      ...setup.memory.earlierCalls,
      { type: 'negotiation', outcome: 'terms-agreed', factsGiven: [], promise: null, ...(terms ? { terms } : {}) },
    ],
  },
})

describe('terms agreed in one call', () => {
  const terms = termsAgreedIn(first.mind)
  const [agreed] = terms
  if (agreed === undefined) throw new Error('the first call comes to terms')
  const again = played(after(terms), ['Good, so that stands. What else?'])

  it('are said first in the next one, and are not asked for again', () => {
    expect(again.first.words.toLowerCase()).toContain(spoken(demandNamed(agreed.id), agreed.size))
    expect(again.mind.bargain?.demands.map(({ id }) => id)).not.toContain(agreed.id)
    expect(again.mind.bargain?.demands).toHaveLength(1)
  })

  it('are paid for: what was given for them is not given twice', () => {
    const { replies } = played(after(terms), ['We could do that, if you could sign for two years.'])
    expect(replies[0]?.move).toBe('push-back')
  })

  it('make no gift of a later call', () => {
    const given = [{ ...agreed, kind: null, months: null, gift: true }]
    const lines = ['We can do that, if you could be a reference for us.', 'Deal.', 'Shall we sign on Friday at nine?']
    const call = after(given)
    expect(outcomeOf(call, played(call, lines).mind, 'rep')).toBe('terms-agreed')
  })

  it('are unknown to a buyer of whom none were kept', () => {
    expect(played(after(undefined), []).first.words).toBe(played(after([]), []).first.words)
  })

  it('of all there is to ask for leave a buyer who has nothing left to ask', () => {
    const everything = demandsOf(setup).map(({ id }) => ({ id, size: 1, kind: null, months: null, gift: false }))
    const { first: hello, replies } = played(after(everything), ['So can we sign it on Thursday at ten?'])
    expect(hello.objection).toBeUndefined()
    expect(replies[0]?.move).toBe('agree-next-step')
  })
})
