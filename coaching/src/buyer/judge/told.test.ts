import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import { played } from '../played.fixture.ts'
import { timeWentBy } from './turn.ts'

const begins = [
  "Hi, thanks for making the time. I'd like to understand how it works today. Does that suit you?",
  'Could you take me through how it works with you today?',
  'And what goes wrong with it?',
]
const seeds = Array.from({ length: 24 }, (_, index) => index + 1)
const setups = seeds.map((seed) => castCall(seed, 'discovery', 'easy'))

/** What a last question got from each buyer, where something they had not told before came of it. */
function toldTo(question: string) {
  return setups.flatMap((setup) => {
    const { mind } = played(setup, begins)
    const before = mind.meters
    const { reply } = hear(setup, mind, { words: question, elapsedMs: 60_000 })
    const troubles = setup.persona.facts.filter(({ topic }) => topic === 'pain' || topic === 'impact')
    return reply.facts.some((id) => troubles.some((fact) => fact.id === id)) ? [{ reply, before }] : []
  })
}

describe('a question that a new trouble is told in answer to', () => {
  it.each([
    'What else bothers the team about how it works now?',
    'Besides that, what do they complain about most?',
    'What else?',
  ])('is worth something, and never only that time went by: %s', (question) => {
    const told = toldTo(question)
    expect(told.length).toBeGreaterThan(0)
    const cheated = told.filter(({ reply }) => !reply.changes.some(({ trust, interest }) => trust + interest > 0))
    expect(cheated.map(({ reply }) => reply.words)).toEqual([])
    expect(told.filter(({ reply }) => reply.changes.some(({ reason }) => reason === timeWentBy))).toEqual([])
  })

  it('takes no patience that the line would have cost if nothing had come of it', () => {
    for (const { reply, before } of toldTo('What else bothers the team about how it works now?'))
      expect(reply.meters.patience).toBeGreaterThanOrEqual(before.patience)
  })
})

describe('a question put for form', () => {
  it.each(['Any questions so far?', 'Okay, I understand. Do you have any other questions?'])(
    'asks nobody to say more, and looks into no worry: %s',
    (line) => {
      for (const setup of setups) {
        const { mind } = played(setup, begins)
        const { reply } = hear(setup, mind, { words: line, elapsedMs: 60_000 })
        const earned = reply.changes.map(({ reason }) => reason)
        expect(earned).not.toContain('You asked them to say more')
        expect(earned).not.toContain('You asked what lies behind their objection')
      }
    },
  )
})

describe('a line that asks nothing', () => {
  it.each(['Okay, cool.', 'Okay, I understand. Let me explain.'])(
    'is not credited for what they go on to tell: %s',
    (line) => {
      const [setup] = setups
      if (setup === undefined) throw new Error('nobody to call')
      const { mind } = played(setup, begins)
      const { reply } = hear(setup, mind, { words: line, elapsedMs: 60_000 })
      expect(reply.changes.filter(({ reason }) => reason.startsWith('You asked'))).toEqual([])
    },
  )
})
