import { describe, expect, it } from 'vitest'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'
import { overWorry } from './asked-over-worry.ts'

const hello = "Hi, it's Marcus. You had a look at the proposal, what do you think?"
const seeds = Array.from({ length: 12 }, (_, index) => index + 1)
type Key = keyof typeof overWorry

/** What is said to a question while the worry stands, and whether it is of a kind. */
function asked(family: Parameters<typeof worriedBy>[0], question: string, key: Key, before: readonly string[] = []) {
  return seeds.map((seed) => {
    const setup = worriedBy(family, 'medium', seed)
    const { replies, mind } = played(setup, [hello, ...before, question])
    const own = overWorry[key][setup.persona.temperament] ?? []
    return { said: own.some((text) => mind.used.includes(text)), pending: mind.pending, last: replies.at(-1) }
  })
}
const all = (replies: { said: boolean }[]): boolean => replies.every(({ said }) => said)

describe('a question of a plain kind over a worry', () => {
  it('for a time gets a time or the want of one, and the worry stands', () => {
    const replies = asked('vendor-trust', 'When would you bring that to them?', 'when')
    expect(all(replies)).toBe(true)
    expect(replies.every(({ pending }) => pending !== null)).toBe(true)
  })

  it('for who does it gets a person, and no name where somebody else has to sign', () => {
    expect(all(asked('effort', 'And who does that?', 'who'))).toBe(true)
    expect(asked('no-authority', 'And who does that?', 'who').some(({ said }) => said)).toBe(false)
  })

  it('for when it gets better gets when, where the worry is about time', () => {
    expect(all(asked('timing', 'When does it get better?', 'when-quieter'))).toBe(true)
  })

  it('about another thing than the worry is met with part of it, and what it goes back to', () => {
    for (const seed of seeds) {
      const setup = worriedBy('tried-before', 'medium', seed)
      const { replies } = played(setup, [hello, 'Is your main concern the weather?'])
      const partly = overWorry.partly[setup.persona.temperament] ?? []
      expect([seed, partly.some((text) => replies.at(-1)?.words.includes(text.slice(0, -1)))]).toEqual([seed, true])
    }
  })

  it('between two things names one or both', () => {
    for (const { last } of asked('effort', 'Okay, is it more the setup or the training?', 'both'))
      expect(last?.words.toLowerCase()).toMatch(/both|setup|training|mixture|each|the two|one (?:as|makes)/)
  })

  it('is left to what would settle the worry where that is asked', () => {
    for (const key of ['when', 'who', 'number', 'no-more'] as const)
      expect(asked('effort', 'What would it take for you to say yes?', key).some(({ said }) => said)).toBe(false)
  })
})
