import type { LiveBuyerTurn } from '@ringside/contract/simulations/turn'
import { describe, expect, it } from 'vitest'
import type { CallTerms } from '../../lib/call-socket/call-record.ts'
import { personOnTheLine, personSaying } from './on-the-line.ts'

const terms = {
  persona: {
    personaId: 'ross',
    firstName: 'Ross',
    lastName: 'Hale',
    title: 'Head of Support',
    accountName: 'Kingsway Land',
    gatekeeper: { firstName: 'Dana', lastName: 'Marsh', title: 'Receptionist', voice: { pitch: 0.8, pace: 0.4 } },
  },
  voice: { pitch: 0.2, pace: 0.5 },
} as CallTerms
const turn = (number: number, by?: 'gatekeeper'): LiveBuyerTurn => ({
  turn: number,
  speaker: 'buyer',
  words: 'Hello.',
  startMs: 0,
  endMs: 1,
  cut: false,
  ...(by ? { by } : {}),
})

describe('who is on the line', () => {
  it('is the persona who is called until somebody picks up', () => {
    expect(personOnTheLine({ terms, turns: [] }).firstName).toBe('Ross')
  })

  it('is whoever answered, in their own voice, until the rep is put through', () => {
    expect(personOnTheLine({ terms, turns: [turn(0, 'gatekeeper')] })).toMatchObject({
      firstName: 'Dana',
      title: 'Receptionist',
      voice: { pitch: 0.8 },
    })
    expect(personOnTheLine({ terms, turns: [turn(0, 'gatekeeper'), turn(1)] })).toMatchObject({
      firstName: 'Ross',
      voice: { pitch: 0.2 },
    })
  })

  it('is told of each turn apart, so that what was said at the desk keeps its name', () => {
    expect(personSaying(terms, 'gatekeeper').firstName).toBe('Dana')
    expect(personSaying(terms, undefined).firstName).toBe('Ross')
  })
})
