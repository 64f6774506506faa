import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import type { CallSetup } from '../setup.ts'
import { demandNamed } from '../terms/demands.ts'

/** A bargain whose first demand is this one. */
function wanting(id: string): CallSetup {
  for (let seed = 1; seed < 400; seed += 1) {
    const setup = castCall(seed, 'negotiation', 'medium')
    if (played(setup, []).first.objection?.id === `demand:${id}`) return setup
  }
  throw new Error(`nobody wants ${id}`)
}

const behind = (setup: CallSetup, id: string): readonly string[] => demandNamed(id).behind[setup.persona.temperament]

describe('a question about a demand', () => {
  it('is answered by what the demand is for, and handed to no colleague', () => {
    const setup = wanting('seats')
    const [reply] = played(setup, ['What is different about those?']).replies
    expect(behind(setup, 'seats').some((text) => reply?.words.includes(text))).toBe(true)
  })

  it('is answered by a name where it asks whom the demand is for', () => {
    const setup = wanting('seats')
    const [reply] = played(setup, ['Five is a lot. Who are the five?']).replies
    const names = setup.persona.colleagues.map(({ name }) => name.split(' ')[0] ?? name)
    expect(names.some((name) => reply?.words.includes(name))).toBe(true)
    expect(reply?.words).not.toMatch(/as a rule|mostly\. Or|Sometimes me/)
  })

  it('stays what it was when something else is put in its place, and nothing is agreed', () => {
    const setup = wanting('start')
    const { mind, replies } = played(setup, ['What if the main line goes first?'])
    expect(replies[0]?.words).toMatch(/go-live|live/i)
    expect(mind.bargain?.demands.map(({ state }) => state)).toEqual(['raised'])
  })

  it('that asks what would do is answered by what they could give for it', () => {
    const setup = wanting('seats')
    const [reply] = played(setup, ['What would be far enough?']).replies
    expect(reply?.move).toBe('answer-plain')
    expect(reply?.objection?.id).toBe('demand:seats')
  })

  it('leaves a question about their work to their work', () => {
    const setup = wanting('seats')
    const [reply] = played(setup, ['Which system do you use today?']).replies
    expect(behind(setup, 'seats').some((text) => reply?.words.includes(text))).toBe(false)
  })
})
