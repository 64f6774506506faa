import { readFileSync, readdirSync } from 'node:fs'
import { acts } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import { classifyTurn, mainAct } from './classify.ts'
import { actsAccuracy } from '../evaluation/acts-accuracy.ts'
import { parseLabelledLines, type LabelledLine } from './labelled-line.ts'

const linesIn = (path: string): LabelledLine[] =>
  parseLabelledLines(readFileSync(new URL(path, import.meta.url), 'utf8'), acts)
const names = readdirSync(new URL('./training/', import.meta.url)).filter((name) => name.endsWith('.tsv'))
const trained = names.flatMap((name) => linesIn(`./training/${name}`))
const heldOut = linesIn('./held-out.tsv')

/** Letters and digits only: a line that differs in case or punctuation teaches nothing new. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe('the training lines', () => {
  it('have no line twice, whatever the case and punctuation', () => {
    const seen = new Set<string>()
    const twice = trained.filter(({ words }) => seen.size === seen.add(bare(words)).size)
    expect(twice.map(({ words }) => words)).toEqual([])
  })

  it('share no line with the held-out lines', () => {
    const seen = new Set(trained.map(({ words }) => bare(words)))
    expect(heldOut.filter(({ words }) => seen.has(bare(words))).map(({ words }) => words)).toEqual([])
  })

  it.each(acts)('show "%s" at least 40 times', (act) => {
    expect(trained.filter((line) => line.acts[0] === act).length).toBeGreaterThanOrEqual(40)
  })
})

describe('the classifier on lines it was not trained on', () => {
  const found = actsAccuracy(heldOut, { mainAct, classifyTurn })

  it('sees at least 250 lines', () => {
    expect(found.n).toBeGreaterThanOrEqual(250)
  })

  it('is right about them as often as when it was last measured (91 %), less a point', () => {
    expect(found.accuracy).toBeGreaterThanOrEqual(0.9)
  })

  it('is right in 97 of 100 where it is surer than 0.5, and is so for seven lines in ten', () => {
    const { right, of } = found.byConfidence['above0.5']
    expect(right / of).toBeGreaterThanOrEqual(0.97)
    expect(of / found.n).toBeGreaterThanOrEqual(0.7)
  })
})
