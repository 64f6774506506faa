import { describe, expect, it } from 'vitest'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { worriedInOwnersWords } from '../described-call.fixture.ts'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { guarded } from './stands-in-way.ts'

const opening = [
  "Hi, Marcus from Routewell here. We plan shifts for plants like yours, that's why I call.",
  'How do you plan the week at the moment?',
]
const asked = [
  'Is there anything that would stand in the way?',
  'What could stop this?',
  'Any concerns?',
  "What's holding you back?",
  "What's stopping you?",
  'Does anything worry you about this?',
]
const council = (difficulty: Difficulty) => worriedInOwnersWords(['Works council must agree'], 'discovery', difficulty)

describe('asked what stands in the way', () => {
  it.each(asked)('a buyer with a worry names it: %s', (question) => {
    const reply = played(council('medium'), [...opening, question]).replies.at(-1)
    expect(reply?.words.toLowerCase()).toContain('works council must agree')
    expect(reply?.objection?.id).toBe('segment-objection-1')
  })

  it.each(asked)('somebody who asks pushes nobody: %s', (question) => {
    const changes = played(council('medium'), [...opening, question]).replies.at(-1)?.changes ?? []
    expect(changes.map(({ reason }) => reason)).not.toContain('You pushed for a yes')
  })

  it('a buyer without any of the owner’s names the hardest of the usual ones', () => {
    const { replies } = played(castCall(3, 'discovery', 'medium'), [...opening, 'Any concerns?'])
    expect(replies.at(-1)?.objection?.state).toBe('raised')
  })

  it('who hardly trusts the caller says that there is something, and names it when asked again', () => {
    const setup = worriedInOwnersWords(['Works council must agree'], 'cold-call', 'expert', 3)
    const { replies } = played(setup, [...opening, 'Any concerns?', 'What could stop this?'])
    const [first, second] = replies.slice(-2)
    expect(guarded[setup.persona.temperament]).toContain(first?.words)
    expect(second?.objection?.id).toBe('segment-objection-1')
  })

  it('what is on the table is said again, and no trouble of their work in its place', () => {
    const { replies } = played(council('medium'), [...opening, 'Do you have a works council?', 'Any concerns?'])
    expect(replies.at(-1)?.words.toLowerCase()).toContain('works council must agree')
  })

  it('whoever has said all there was says no', () => {
    const setup = castCall(3, 'discovery', 'medium')
    const persona = { ...setup.persona, objections: [] }
    const { replies } = played({ ...setup, persona }, [...opening, 'Any concerns?'])
    expect(replies.at(-1)).toMatchObject({ move: 'react', facts: [] })
    expect(replies.at(-1)?.objection).toBeUndefined()
  })

  it('what gets in the way of their work is asked of their work', () => {
    const { replies } = played(council('medium'), [...opening, 'What gets in the way on a bad day?'])
    expect(replies.at(-1)?.objection).toBeUndefined()
  })
})
