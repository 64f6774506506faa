import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitShown, type Example } from './fit-shown.ts'
import { callsSchema, canShow, examplesOf, isShown, judgementsSchema, type PlacedCall } from './judged-calls.ts'
import { placedLines, widthOf, type SpokenLine } from './placed-turns.ts'
import { shownChecks, whoShows } from './shown-checks.ts'
import { likelihoodOf, loadShown, shownFileSchema } from './shown-model.ts'
import weights from './weights.json' with { type: 'json' }

const folder = new URL('./calls/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const judged = new Map(
  names
    .filter((name) => name.endsWith('.judged.json'))
    .flatMap((name) => Object.entries(judgementsSchema.parse(read(name)))),
)
const calls = names.filter((name) => !name.endsWith('.judged.json')).flatMap((name) => callsSchema.parse(read(name)))

const example = (feature: number, shows: boolean): Example => ({ features: Float64Array.from([feature, 1]), shows })

describe('the judged calls', () => {
  it('are a hundred, each with its judgement, whose lines are in the call', () => {
    expect(calls.length).toBe(100)
    for (const { id, turns } of calls) {
      const found = Object.values(judged.get(id) ?? {})
      expect(found.length).toBeGreaterThan(0)
      for (const { met, worries = [] } of found)
        for (const at of [...Object.values(met), ...worries]) expect(turns[at]).toBeDefined()
      for (const at of judged.get(id)?.objections?.worries ?? []) expect(turns[at]?.speaker).toBe('buyer')
    }
  })

  it('hold no labelled call that is for measuring alone', () => {
    const labelled = [...judged.keys()].filter((id) => /^\d+$/u.test(id))
    expect(labelled.length).toBeGreaterThan(30)
    expect(labelled.filter((id) => Number(id) % 2 === 0)).toEqual([])
  })
})

describe('what a call teaches', () => {
  const features = Float64Array.from([0])
  const call: PlacedCall = {
    id: 'x',
    ends: 'end',
    turns: [
      { speaker: 'rep', words: 'Who packs?' },
      { speaker: 'buyer', words: 'My brother does that for us.' },
      { speaker: 'rep', words: 'And when he is away?' },
    ],
    placed: [features, features, features],
    judged: {
      discovery: { level: 3, met: { 'discovery.process': 0 } },
      objections: { level: 'not-shown', met: {}, worries: [1] },
    },
  }

  it('is the line that a reader named, and nothing of the others, which may show it too', () => {
    expect(examplesOf('discovery.process', call)).toEqual([{ features, shows: true }])
  })

  it('is every line of whoever could have shown what nobody did', () => {
    expect(examplesOf('discovery.pain', call).map(({ shows }) => shows)).toEqual([false, false])
  })

  it('is what was done about a worry after it, and nothing where none was raised', () => {
    expect(canShow('objections.explored', call, 0)).toBe(false)
    expect(canShow('objections.explored', call, 2)).toBe(true)
    expect(isShown('objections.explored', { ...call, judged: {} })).toBeNull()
  })
})

describe('training', () => {
  const examples = [example(0, false), example(0.2, false), example(0.8, true), example(1, true)]

  it('tells apart what the examples tell apart, and gives the same weights to the bit each time', () => {
    const learnt = fitShown(examples)
    const at = (feature: number): number => likelihoodOf(learnt, Float64Array.from([feature, 1]))
    expect(at(1)).toBeGreaterThan(at(0))
    expect(fitShown(examples)).toEqual(learnt)
  })

  it('learns nothing from lines that are all alike', () => {
    expect(() => fitShown([example(0, true), example(1, true)])).toThrow(RangeError)
    expect(() => fitShown([])).toThrow(RangeError)
  })
})

describe('the weights', () => {
  const file = shownFileSchema.parse(weights)

  it('are there for every check, and refused where they do not fit the features', () => {
    expect(Object.keys(file.checks).toSorted()).toEqual([...shownChecks].toSorted())
    const { 'opening.who': who, ...rest } = file.checks
    expect(() => loadShown({ checks: rest })).toThrow('Train them again')
    expect(who?.weights.length).toBe(widthOf(whoShows('opening.who')))
  })

  it('find the lines of each check with whoever can show it, surest first', () => {
    const lines: SpokenLine[] = [
      { speaker: 'buyer', words: 'Hello?' },
      { speaker: 'rep', words: 'Could we meet on Thursday at ten and go through one week of yours?' },
      { speaker: 'buyer', words: 'Thursday at ten, then.' },
      { speaker: 'rep', words: 'Thursday at ten. I will send the invite tonight.' },
      { speaker: 'buyer', words: 'Grand.' },
    ]
    const shown = loadShown(file)(lines)
    const asked = shown.lines('next-step.asked')
    expect(asked.map(({ at }) => lines[at]?.speaker)).not.toContain('buyer')
    expect(asked).toEqual(asked.toSorted((a, b) => b.likelihood - a.likelihood))
    expect(shown.place('next-step.asked', 9)).toBeNull()
    expect(placedLines(lines).map(({ length }) => length)).toEqual(lines.map(({ speaker }) => widthOf(speaker)))
  })
})
