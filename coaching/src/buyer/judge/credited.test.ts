import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import type { CallSetup } from '../index.ts'
import { played } from '../played.fixture.ts'

const begins = [
  "Hi, thanks for making the time. I'd like to understand how it works today. Does that suit you?",
  'Could you take me through how it works with you today?',
  'And what goes wrong with it?',
]
const setups = Array.from({ length: 12 }, (_, index) => castCall(index + 1, 'discovery', 'easy'))

/** What a last line did to each of some buyers. */
const creditsOf = (line: string, buyers: readonly CallSetup[] = setups): string[] =>
  buyers.flatMap((setup) => {
    const reply = played(setup, [...begins, line]).replies.at(-1)
    return reply?.changes.map(({ reason }) => reason) ?? []
  })

describe('a question put for fun', () => {
  it.each([
    'If your company was an animal, which one would it be?',
    'If this place were a car, what would go wrong with it?',
    'Which superhero would your planners be, and what bothers them?',
    'What is six times eight?',
    'What did you have for breakfast?',
  ])('is no question about the work, whatever they tell: %s', (line) => {
    expect(
      creditsOf(line).filter((reason) => /^You asked (?:what gets|how they|what the problem)/u.test(reason)),
    ).toEqual([])
  })
})

describe('how a daily matter is decided', () => {
  const who = 'You asked who else has to be comfortable'
  it.each([
    "From where you sit, how does tomorrow's head count get decided?",
    'How do the shifts for a Sunday get decided?',
    'Who decides which orders go first?',
    'How is the running order approved of a morning?',
    'Who approves the schedule when you are away?',
  ])('asks for nobody who has to be comfortable: %s', (line) => {
    expect(creditsOf(line)).not.toContain(who)
  })

  it('is another question than who decides on something like this', () => {
    expect(
      creditsOf('And who decides about something like this?').some((reason) => /who (?:else|decides)/u.test(reason)),
    ).toBe(true)
  })
})

describe('what a colleague had told', () => {
  const credit = 'You came with what a colleague of theirs had told you'
  const known = setups.map((setup) => {
    const pain = setup.persona.facts.find(({ id }) => id === 'pain')
    return { ...setup, known: [{ factId: 'pain', summary: pain?.summary ?? '', from: 'Priya' }] }
  })
  const credited = (lineFor: (summary: string) => string): string[] =>
    known.flatMap((setup) => {
      const line = lineFor(setup.known[0]?.summary ?? '')
      const replies = played(setup, ['Hello, this is Marcus from Routewell.', line]).replies
      return (replies.at(-1)?.changes ?? []).filter(({ reason }) => reason === credit).map(({ reason }) => reason)
    })
  /** Two words of it, and nothing that says where they are from. */
  const twoWords = (summary: string): string =>
    (summary.match(/\p{L}{5,}/gu) ?? []).slice(0, 2).join(' and the ').toLowerCase()

  it.each([
    (words: string) => `Is there more than ten of ${words} a month?`,
    (words: string) => `How far apart are the ${words} really?`,
    (words: string) => `What is behind it, the ${words} or more of a principle?`,
    (words: string) => `Would the ${words} be any easier?`,
    (words: string) => `Do you like the ${words} at all?`,
  ])('is not brought by two words of it in a question (%#)', (line) => {
    expect(credited((summary) => line(twoWords(summary)))).toEqual([])
  })

  it.each([
    (summary: string) => `Priya told me that ${summary}.`,
    (summary: string) => `I hear that ${summary}.`,
    (summary: string) => `From what Priya said, ${summary}.`,
    (summary: string) => `Priya put it like this: ${summary}. Is that so?`,
    (summary: string) => `${summary}. Have I got that right?`,
  ])('is brought where it is told, or said whole (%#)', (line) => {
    expect(credited(line).length).toBeGreaterThan(known.length / 2)
  })
})

describe('what comes on top of an offer', () => {
  const tied = 'You tied what you sell to what they had told you'
  it.each([
    'Routewell does that. It also integrates with your WMS and there is an app for your drivers.',
    'On top of that Routewell has a dashboard for your board and reports for your auditors.',
    'Plus there is a portal for your customers, and an API for your developers.',
    'We also have an app for your technicians and a module for your accountants.',
    'Our platform integrates with your ERP and also with your telephone system.',
  ])('is tied to nothing that they told: %s', (line) => {
    expect(creditsOf(line)).not.toContain(tied)
  })

  it('is tied where it says what changes for what they told', () => {
    const found = setups.flatMap((setup) => {
      const { mind } = played(setup, begins)
      const told = setup.persona.facts.find(
        ({ id, topic }) => topic === 'pain' && mind.facts.some((fact) => fact.id === id),
      )
      return told === undefined
        ? []
        : creditsOf(`We help with exactly that, so that it no longer happens: ${told.summary}.`, [setup])
    })
    expect(found).toContain(tied)
  })
})
