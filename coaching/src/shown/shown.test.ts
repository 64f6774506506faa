import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fitShown, type Example } from './fit-shown.ts'
import { callsSchema, canShow, examplesOf, isShown, judgementsSchema, type PlacedCall } from './judged-calls.ts'
import { lowestPoint } from './lowest-point.ts'
import { placedLines, widthOf, type PlacedLine, type SpokenLine } from './placed-turns.ts'
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

const lineOf = (feature: number, ...words: string[]): PlacedLine => ({
  place: Float64Array.from([feature, 1]),
  words: words.map((word) => [word, 1]),
})
const example = (feature: number, shows: boolean, ...words: string[]): Example => ({
  line: lineOf(feature, ...words),
  shows,
  counts: 1,
})

describe('the judged calls', () => {
  it('are hundreds, each with its judgement, whose lines are in the call', () => {
    expect(calls.length).toBeGreaterThan(500)
    for (const { id, turns } of calls) {
      const found = Object.values(judged.get(id) ?? {})
      expect(found.length).toBeGreaterThan(0)
      for (const { met, worries = [] } of found)
        for (const at of [...Object.values(met).flat(), ...worries]) expect(turns[at]).toBeDefined()
      for (const at of judged.get(id)?.objections?.worries ?? []) expect(turns[at]?.speaker).toBe('buyer')
    }
  })

  it('hold no labelled call that is for measuring alone', () => {
    const labelled = [...judged.keys()].filter((id) => /^\d+$/u.test(id))
    expect(labelled.length).toBeGreaterThan(30)
    expect(labelled.filter((id) => Number(id) % 2 === 0)).toEqual([])
  })
})

describe('the ordinary calls', () => {
  const beside = new URL('./ordinary/', import.meta.url)
  const readBeside = (name: string): unknown => JSON.parse(readFileSync(new URL(name, beside), 'utf8'))
  const hands = ['ada', 'ben', 'cleo', 'dov', 'gil']
  const ordinary = hands.flatMap((hand) => callsSchema.parse(readBeside(`${hand}.json`)))
  const found = new Map(
    hands.flatMap((hand) => Object.entries(judgementsSchema.parse(readBeside(`${hand}.judged.json`)))),
  )

  it('are of all nine types, each judged in lines of whoever can show it', () => {
    expect(ordinary.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ordinary.map(({ type }) => type)).size).toBe(9)
    const wrong = ordinary.flatMap(({ id, turns }) =>
      Object.values(found.get(id) ?? {}).flatMap(({ met, worries = [] }) => [
        ...Object.entries(met).flatMap(([key, lines]) => {
          const check = shownChecks.find((each) => each === key)
          const speaker = key === 'next-step.answer' ? 'buyer' : check === undefined ? 'rep' : whoShows(check)
          return [lines].flat().filter((at) => turns[at]?.speaker !== speaker)
        }),
        ...worries.filter((at) => turns[at]?.speaker !== 'buyer'),
      ]),
    )
    expect(wrong).toEqual([])
    expect(ordinary.every(({ id }) => found.has(id))).toBe(true)
  })

  it('teach no ear', () => {
    expect(ordinary.filter(({ id }) => judged.has(id))).toEqual([])
  })
})

describe('what a call teaches', () => {
  const line = lineOf(0)
  const call: PlacedCall = {
    id: 'x',
    type: 'discovery',
    starts: 'start',
    ends: 'end',
    turns: [
      { speaker: 'rep', words: 'Who packs?' },
      { speaker: 'buyer', words: 'My brother does that for us.' },
      { speaker: 'rep', words: 'And when he is away?' },
    ],
    placed: [line, line, line],
    judged: {
      discovery: { level: 3, met: { 'discovery.process': 0 } },
      objections: { level: 'not-shown', met: {}, worries: [1] },
    },
  }

  it('is the line that a reader named, and nothing of the others, which may show it too', () => {
    expect(examplesOf('discovery.process', call)).toEqual([{ line, shows: true, counts: 1 }])
  })

  it('is every line where a reader named all that show it, though one passed over counts for less', () => {
    expect(
      examplesOf('discovery.process', {
        ...call,
        judged: { discovery: { level: 3, met: { 'discovery.process': [2] } } },
      }).map(({ shows, counts }) => [shows, counts < 1]),
    ).toEqual([
      [false, true],
      [true, false],
    ])
  })

  it('is nothing of an opening where the call begins before the stretch', () => {
    expect(isShown('opening.who', { ...call, starts: 'middle', judged: { opening: { level: 3, met: {} } } })).toBeNull()
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
    const at = (feature: number): number => likelihoodOf(learnt, lineOf(feature))
    expect(at(1)).toBeGreaterThan(at(0))
    expect(fitShown(examples)).toEqual(learnt)
  })

  it('goes by the words where the place tells nothing, once three lines hold them', () => {
    const said = (shows: boolean, word: string) => example(0, shows, word)
    const few = [said(true, 'why'), said(true, 'why'), said(false, 'so'), said(false, 'so'), said(false, 'so')]
    expect([...fitShown(few).words.keys()]).toEqual(['so'])
    const learnt = fitShown([...few, said(true, 'why')])
    expect(likelihoodOf(learnt, lineOf(0, 'why'))).toBeGreaterThan(likelihoodOf(learnt, lineOf(0, 'so')))
  })

  it('finds the lowest point of a bowl', () => {
    const bowl = (point: Float64Array, slope: Float64Array): number => {
      const off = point.map((value, i) => value - i - 1)
      for (const [i, value] of off.entries()) slope[i] = 2 * (i + 1) * value
      return off.reduce((sum, value, i) => sum + (i + 1) * value * value, 0)
    }
    expect([...lowestPoint(bowl, 3)].map((value) => Number(value.toFixed(3)))).toEqual([1, 2, 3])
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
    expect(() => loadShown({ ...file, checks: rest })).toThrow('Train them again')
    expect(() =>
      loadShown({ ...file, words: { ...file.words, rep: { ...file.words.rep, features: ['so'] } } }),
    ).toThrow('Train them again')
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
    expect(placedLines(lines).map(({ place }) => place.length)).toEqual(lines.map(({ speaker }) => widthOf(speaker)))
  })
})
