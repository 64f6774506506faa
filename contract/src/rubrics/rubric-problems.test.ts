import { describe, expect, it } from 'vitest'
import { rubricContentSchema, type RubricContent } from './rubric-content.ts'
import { rubricProblems, wordsIn } from './rubric-problems.ts'
import { criterion, houseRubric, saying } from './rubric.fixture.ts'

const library = [
  { key: 'discovery.pain', restraint: false },
  { key: 'next-step.asked', restraint: false },
  { key: 'listening.floor', restraint: true },
]
const problems = (changes: Partial<RubricContent>): string[] =>
  rubricProblems({ ...houseRubric, ...changes }, library).map(({ message }) => message)
const [first, second] = houseRubric.criteria
if (first === undefined || second === undefined) throw new Error('The fixture has two criteria.')

describe('what keeps a rubric from being scored with', () => {
  it('is nothing where all of it is there', () => {
    expect(problems({})).toEqual([])
  })

  it('is weights that do not sum to 100, with what they sum to', () => {
    expect(problems({ criteria: [{ ...first, weight: 55 }, second] })).toEqual([
      'The weights sum to 95. They have to sum to 100.',
    ])
  })

  it('is a criterion without weight, though the others sum to 100', () => {
    expect(problems({ criteria: [...houseRubric.criteria, criterion('Charm', 0, 'listening.floor')] })).toContain(
      'Give “Charm” a weight of at least 1.',
    )
  })

  it('is a name that is missing, or a built-in rubric’s', () => {
    expect(problems({ name: ' ' })).toEqual(['Give the rubric a name.'])
    expect(problems({ name: 'spin' })).toEqual(['spin is a built-in rubric. Give yours a name of its own.'])
  })

  it('is two criteria of one name, whatever their capitals', () => {
    expect(problems({ criteria: [first, { ...second, label: 'finding OUT' }] })).toEqual([
      'Two criteria are named “finding OUT”.',
    ])
  })

  it('is a check that the library has not, one picked twice, and a criterion with none', () => {
    const picking = (...keys: string[]) => keys.map((key) => ({ kind: 'library' as const, key }))
    expect(problems({ criteria: [{ ...first, checks: picking('discovery.charm') }, second] })).toEqual([
      'The library has no check “discovery.charm”.',
    ])
    expect(problems({ criteria: [{ ...first, checks: picking('next-step.asked') }, second] })).toEqual([
      'The check “next-step.asked” is picked twice: what was done once counts once.',
    ])
    expect(problems({ criteria: [{ ...first, checks: [] }, second] })).toEqual([
      'Pick a check for “Finding out”, or add phrases to look for.',
    ])
  })

  it('is a criterion of things left undone alone, which no call could meet', () => {
    const checks = [{ kind: 'library' as const, key: 'listening.floor' }]
    expect(problems({ criteria: [{ ...first, checks }, second] })).toEqual([
      'All checks of “Finding out” are about something left undone. Add one about something that is done.',
    ])
    const withPhrases = [
      ...checks,
      { kind: 'phrases' as const, ...saying('please go on', { key: 'on', text: 'Go on' }) },
    ]
    expect(problems({ criteria: [{ ...first, checks: withPhrases }, second] })).toEqual([])
  })

  it('is a phrase that is empty or has no word in it, and a rule without any or without a text', () => {
    expect(problems({ blockers: [saying('')] })).toEqual(['A phrase is empty.'])
    expect(problems({ blockers: [saying('?!')] })).toEqual(['“?!” has no word in it.'])
    expect(problems({ blockers: [saying('x', { phrases: [], text: '' })] })).toEqual([
      'Say in a few words what is looked for.',
      'Add a phrase to look for.',
    ])
  })

  it('is the same phrases’ text or key twice, in a criterion and among the blockers', () => {
    const twice = [saying('we record this'), saying('recording now')]
    expect(problems({ blockers: twice })).toEqual([
      'Phrases are looked for twice as “Said that the call is recorded”.',
      'Phrases are looked for twice under the key “recorded”.',
    ])
  })

  it('is a level that nobody described, at its place', () => {
    const descriptors: (typeof first)['descriptors'] = ['a', 'b', '', 'd', 'e']
    const found = rubricProblems({ ...houseRubric, criteria: [{ ...first, descriptors }, second] }, library)
    expect(found).toEqual([{ field: 'criteria.0.descriptors.2', message: 'Say what level 3 of “Finding out” means.' }])
  })

  it('is a rubric without a criterion', () => {
    expect(problems({ criteria: [] })).toEqual(['Add a criterion.'])
  })
})

describe('what a rubric may be sent as', () => {
  it('a draft may lack nearly everything', () => {
    expect(rubricContentSchema.safeParse({ name: '', criteria: [], blockers: [] }).success).toBe(true)
  })

  it('nothing is taken that is not part of a rubric, and no character that can’t be kept', () => {
    expect(rubricContentSchema.safeParse({ ...houseRubric, total: 100 }).success).toBe(false)
    expect(rubricContentSchema.safeParse({ ...houseRubric, name: 'House \u0000 rules' }).success).toBe(false)
    expect(rubricContentSchema.safeParse({ ...houseRubric, blockers: [saying('a'.repeat(81))] }).success).toBe(false)
  })
})

describe('the words of a phrase', () => {
  const words = (text: string): string[] => wordsIn(text).map(({ word }) => word)

  it('are compared without capitals and punctuation, and with one kind of apostrophe', () => {
    expect(words('We’re RECORDING this call, okay?')).toEqual(["we're", 'recording', 'this', 'call', 'okay'])
    expect(words('follow-up at 9:30')).toEqual(['follow', 'up', 'at', '9', '30'])
  })

  it('keep their places in the text', () => {
    expect(wordsIn('Oh, ça va').map(({ start, end }) => 'Oh, ça va'.slice(start, end))).toEqual(['Oh', 'ça', 'va'])
  })
})
