import { rubricContentSchema, rubricKeys, type OwnRubric, type RubricContent, type RubricKey } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { goodCall, inputOf, pushyCall, spokenCall, weakCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'
import { checkCatalogue } from './catalogue.ts'
import { compileRubric, contentOf, RubricError } from './own-rubric.ts'

const id = '0193b3c4-0000-7000-8000-000000000001'
const own = (content: RubricContent, version = 1): OwnRubric => ({ id, version, content })

const descriptors: RubricContent['criteria'][number]['descriptors'] = ['Hardly.', 'Little.', 'Half.', 'Nearly.', 'All.']
const words = { descriptors, notShown: 'Nothing of it.', notApplicable: 'No occasion.' }
const recorded = {
  key: 'recorded',
  text: 'Said that the call is recorded',
  saidBy: 'rep',
  phrases: ['call is recorded', 'recording this call'],
  within: { part: 'first', minutes: 2 },
} as const

const house: RubricContent = {
  name: 'House rules',
  criteria: [
    {
      ...words,
      key: 'finding-out',
      label: 'Finding out',
      weight: 60,
      checks: [
        { kind: 'library', key: 'discovery.pain' },
        { kind: 'library', key: 'discovery.impact' },
      ],
    },
    {
      ...words,
      key: 'our-words',
      label: 'Our words',
      weight: 40,
      checks: [
        {
          ...recorded,
          kind: 'phrases',
          key: 'plan',
          text: 'Spoke of the morning plan',
          phrases: ['bad mornings'],
          within: { part: 'anywhere' },
        },
        {
          ...recorded,
          kind: 'phrases',
          key: 'bye',
          text: 'Said goodbye by name',
          phrases: ['thank you rosa'],
          within: { part: 'last', minutes: 1 },
        },
        {
          ...recorded,
          kind: 'phrases',
          key: 'never',
          text: 'Named the warranty',
          phrases: ['five year warranty'],
          within: { part: 'anywhere' },
        },
      ],
    },
  ],
  blockers: [{ ...recorded, phrases: [...recorded.phrases] }],
}

describe('a rubric of an organisation’s own', () => {
  it('scores a criterion by the share of its checks, whether picked or phrases', () => {
    const { result, rubric } = reviewCall(inputOf(goodCall, { rubric: own(house, 3) }))
    expect(rubric).toEqual({ key: id, name: 'House rules', version: 3 })
    if (result.state !== 'scored') throw new Error(result.reason)
    // Both checks of the first, two of three of the second: 60 + 40 x 3 / 5.
    expect(result.scores.map(({ level }) => level)).toEqual([5, 3])
    expect(result.total).toBe(84)
    expect(result.scores[1]?.checks.map(({ key, met }) => [key, met])).toEqual([
      ['phrases.plan', true],
      ['phrases.bye', true],
      ['phrases.never', false],
    ])
    expect(result.scores[1]?.advice).toBe('Say “five year warranty”.')
  })

  it('says in the verdict what phrases were missed, where they cost most', () => {
    const { verdict } = reviewCall(inputOf(goodCall, { rubric: own(house) }))
    expect(verdict).toContain('You did not say “five year warranty”.')
  })

  it('fails a call without what it must have, and leaves the number as it is', () => {
    const failed = reviewCall(inputOf(goodCall, { rubric: own(house) }))
    expect(failed.blockers).toEqual([
      {
        key: 'phrases.recorded',
        text: 'Said that the call is recorded',
        met: false,
        quote: null,
        reason: 'You did not say “call is recorded” or “recording this call” in the first 2 minutes.',
      },
    ])
    const free = reviewCall(inputOf(goodCall, { rubric: own({ ...house, blockers: [] }) }))
    expect(failed.result).toEqual(free.result)
  })

  it('shows where a blocker was met', () => {
    const [first, second, ...rest] = goodCall
    if (first === undefined || second === undefined) throw new Error('The call has turns.')
    const said = { ...second, words: `${second.words} This call is recorded.` }
    const { blockers } = reviewCall(inputOf([first, said, ...rest], { rubric: own(house) }))
    expect(blockers).toMatchObject([{ met: true, reason: '', quote: { turn: 1, quote: 'This call is recorded.' } }])
  })

  it('judges no blocker of a call too short to score', () => {
    const short = spokenCall('B: Yes?\nR: Hello.')
    expect(reviewCall(inputOf(short, { rubric: own(house) })).blockers).toEqual([])
  })

  it('gives the same review from the same data, however often', () => {
    const again = structuredClone(own(house))
    expect(reviewCall(inputOf(goodCall, { rubric: again }))).toEqual(
      reviewCall(inputOf(goodCall, { rubric: own(house) })),
    )
  })

  it('is refused with all that is wrong with it', () => {
    const broken = { ...house, name: '', criteria: house.criteria.slice(0, 1) }
    expect(() => compileRubric(own(broken))).toThrow(RubricError)
    expect(() => compileRubric(own(broken))).toThrow('Give the rubric a name.')
  })
})

describe('a built-in rubric as data', () => {
  it.each(rubricKeys)('%s is complete but for a name of its own, and fits into what may be sent', (key) => {
    const content = contentOf(key)
    expect(rubricContentSchema.parse(content)).toEqual(content)
    expect(() => compileRubric(own({ ...content, name: 'Ours' }))).not.toThrow()
  })

  const total = (rubric: RubricKey | OwnRubric, turns: typeof goodCall) => {
    const { result } = reviewCall(inputOf(turns, { rubric, type: 'discovery' }))
    return result.state === 'scored' ? result.scores.map(({ state, level }) => [state, level]) : null
  }

  it.each(rubricKeys)('a copy of %s gives the levels that it gives itself', (key) => {
    for (const turns of [goodCall, weakCall, pushyCall])
      expect(total(own({ ...contentOf(key), name: 'Ours' }), turns)).toEqual(total(key, turns))
  })
})

describe('the catalogue of checks', () => {
  it('says of every check what it looks for, in other words than its result is told in', () => {
    for (const { text, about } of checkCatalogue) expect(about).not.toBe(text)
    expect(new Set(checkCatalogue.map(({ about }) => about)).size).toBe(checkCatalogue.length)
  })

  it('leaves out what comes with the ask for a step by itself', () => {
    expect(checkCatalogue.map(({ key }) => key)).not.toContain('next-step.decision')
  })
})
