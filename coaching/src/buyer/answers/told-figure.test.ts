import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import type { Mind } from '../index.ts'
import { played } from '../played.fixture.ts'

const setups = [101, 102, 105, 202, 203, 205].map((seed) => castCall(seed, 'discovery', 'easy'))
const hello = ['Hi, thanks for the time.', 'How do you plan the week today?']

describe('a figure that was told', () => {
  it('is told again when it is asked for again, however much was talked about since', () => {
    for (const setup of setups) {
      const people = setup.persona.facts.find(({ id }) => id === 'team')
      const many = people?.slots.find(({ kind }) => kind === 'how-many')?.value ?? ''
      const crew = setup.persona.vocabulary['workers'] ?? ''
      const { mind } = played(setup, [...hello, 'What is your biggest challenge?', 'And how long have you been there?'])
      const { reply } = hear(setup, mind, { words: `How many ${crew} did you say you have?`, elapsedMs: 60_000 })
      expect(reply.words.toLowerCase()).toContain(many.toLowerCase().replace(/\W+$/, ''))
    }
  })

  it('comes out of the sentence it was told in, with what it counts', () => {
    const [setup = castCall(101, 'discovery', 'easy')] = setups
    const fact = setup.persona.facts.find(({ id }) => id === 'people')
    const said = 'This year three drivers have quit over the schedule.'
    const persona = {
      ...setup.persona,
      facts: setup.persona.facts.map((one) => (one === fact ? { ...one, plain: [said], full: [said] } : one)),
    }
    const { mind } = played({ ...setup, persona }, hello)
    const told: Mind = { ...mind, used: [...mind.used, said], facts: [...mind.facts, { id: 'people', depth: 'plain' }] }
    const asked = { words: 'Sorry, how many drivers have quit this year?', elapsedMs: 60_000 }
    expect(hear({ ...setup, persona }, told, asked).reply.words.toLowerCase()).toContain('three drivers.')
  })
})

describe('a wrong name', () => {
  it.each([
    'Thanks Jessica, I appreciate that.',
    'So Jessica, how do you plan the week?',
    'What would you change, Jessica?',
  ])('is put right once, and the talk goes on: %s', (words) => {
    for (const setup of setups) {
      const { mind } = played(setup, hello)
      const first = hear(setup, mind, { words, elapsedMs: 60_000 })
      const { firstName, lastName } = setup.persona
      expect([firstName, lastName].some((name) => first.reply.words.includes(name))).toBe(true)
      expect(first.mind.counts['misnamed']).toBe(1)
    }
  })

  it('is none where it is theirs, a colleague or the caller', () => {
    for (const setup of setups) {
      const { mind } = played(setup, hello)
      const names = [
        setup.persona.firstName,
        setup.rep.firstName,
        setup.persona.colleagues[0]?.name.split(' ')[0] ?? '',
      ]
      for (const name of names) {
        const after = hear(setup, mind, { words: `Thanks, ${name}, that helps.`, elapsedMs: 60_000 }).mind
        expect(after.counts['misnamed']).toBeUndefined()
      }
    }
  })
})
