import { describe, expect, it } from 'vitest'
import { generateAccount, generatePersona, plainSegment } from '../../generation/index.ts'
import { castCall } from '../../evaluation/casting.ts'
import { isOwnersWorry, ofOwners } from '../heard/owners-worry.ts'
import { played } from '../played.fixture.ts'
import { worriedBy } from '../worried-call.fixture.ts'
import { plainlyAsked } from './plainly-asked.ts'

const seeds = [1, 2, 4, 6, 9, 14]
const hi = 'Hi, Marcus from Routewell, thanks for making the time.'
const voicesOf = (kind: keyof typeof plainlyAsked): string[] => Object.values(plainlyAsked[kind]).flat()

describe('as people ask', () => {
  it.each(seeds)('a question after a sentence of selling is answered, and not the selling (seed %i)', (seed) => {
    const words = 'We help firms like yours keep the plan straight when things move. How do you do that today?'
    const { replies } = played(castCall(seed, 'discovery', 'easy'), [hi, words])
    expect(replies[1]?.facts.length).toBeGreaterThan(0)
  })

  it.each(seeds)('who does it are those who do it, and how many they are is told with it (seed %i)', (seed) => {
    const { replies } = played(castCall(seed, 'discovery', 'easy'), [hi, 'And who does that?'])
    expect(replies[1]?.facts).toEqual(['team'])
  })

  it.each(seeds)('who is away does not step in for themselves (seed %i)', (seed) => {
    const setup = castCall(seed, 'discovery', 'easy')
    const said = played(setup, [hi, 'Who runs the team?', "What happens when she's off?"]).replies[2]?.words ?? ''
    const lead = setup.persona.facts.find(({ id }) => id === 'team')?.slots.find(({ kind }) => kind === 'who')?.value
    expect(said).not.toContain(lead?.split(' ')[0] ?? '?')
  })

  it('of two questions the second may begin as a yes or no does', () => {
    const both = 'How long has it been that way, and has anyone tried to change it?'
    const told = seeds.map((seed) => played(castCall(seed, 'discovery', 'easy'), [hi, 'How do you do it?', both]))
    expect(told.filter(({ replies }) => replies[2]?.facts.includes('history')).length).toBeGreaterThan(3)
  })

  it('over a worry, when it was is answered with when, and what it was with the worry', () => {
    const setup = worriedBy('effort', 'hard')
    const { replies } = played(setup, ['How long ago was that?', 'Sorry, what was it you could not get past?'])
    expect(voicesOf('long-ago')).toContain(replies[0]?.words)
    expect(replies[1]?.objection?.family).toBe('effort')
  })

  it.each([
    ['why-call', 'What made you say yes to this call?'],
    ['you-or-them', 'Who does that annoy, you or them?'],
    ['how-bad', 'How bad was the last one?'],
    ['changed-after', 'And afterwards, did anything change?'],
    ['that-works', 'And that works?'],
    ['enough-people', "And that's enough people?"],
    ['if-happy', "And if she's happy, are you?"],
    ['take-up', 'Could you take that upstairs?'],
  ] as const)('a question that only they can answer is answered as it was asked (%s)', (kind, words) => {
    for (const seed of seeds) {
      const { replies } = played(castCall(seed, 'discovery', 'medium'), [hi, words])
      expect(voicesOf(kind)).toContain(replies[1]?.words)
    }
  })

  it('a customer asked what would keep them says what', () => {
    const setup = castCall(14, 'check-in', 'medium')
    const { replies } = played(setup, [hi, 'What would have to happen for you to stay?'])
    expect(voicesOf('to-stay')).toContain(replies[1]?.words)
  })
})

describe('a worry in the owner’s words that fits no family', () => {
  const contact = { level: 'VP/Director Level', department: 'Operations' }
  const segment = {
    ...plainSegment('Transportation & Logistics', '51-200'),
    objections: ['The union will never allow it'],
  }
  const account = generateAccount({ seed: 5, segment, takenNames: [], contacts: [contact] })
  const persona = generatePersona({
    seed: 5,
    personaId: 'owner',
    account,
    contact,
    colleagues: [],
    takenNames: [],
    takenManners: [],
  })
  const objections = persona.objections.filter(isOwnersWorry)
  const setup = { ...castCall(7, 'objection-handling', 'medium'), persona: { ...persona, objections } }

  it('is explained by what it says, and never as doubt of the vendor', () => {
    expect(objections.length).toBe(1)
    const { first, replies } = played(setup, [
      'Hi, Marcus here. What are you afraid of?',
      'What would it take?',
      'What do the others say?',
    ])
    expect(first.words.toLowerCase()).toContain('union')
    expect(ofOwners.feared).toContain(replies[0]?.words)
    expect(ofOwners.takes).toContain(replies[1]?.words)
    expect(ofOwners.others).toContain(replies[2]?.words)
  })
})
