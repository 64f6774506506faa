import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sureFrom } from '../../acts/confidence.ts'
import { parseLabelledLines, type LabelledLine } from '../../acts/labelled-line.ts'
import { perceive } from '../perceive.ts'
import { questionIn } from './question-ear.ts'
import { heardKinds, questionKinds, type HeardKind } from './question-kinds.ts'

const linesIn = (path: string): LabelledLine<HeardKind>[] =>
  parseLabelledLines(readFileSync(new URL(path, import.meta.url), 'utf8'), heardKinds)
const names = readdirSync(new URL('./training/', import.meta.url)).filter((name) => name.endsWith('.tsv'))
const trained = names.flatMap((name) => linesIn(`./training/${name}`))
const heldOut = linesIn('./held-out.tsv')

/** Letters and digits only: a line that differs in case or punctuation teaches nothing new. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe('the lines that questions are learnt from', () => {
  it('have no line twice, whatever the case and punctuation, and none of those held out', () => {
    const seen = new Set<string>()
    const twice = [...trained, ...heldOut].filter(({ words }) => seen.size === seen.add(bare(words)).size)
    expect(twice.map(({ words }) => words)).toEqual([])
  })

  it.each(questionKinds)('ask "%s" at least 30 times', (kind) => {
    expect(trained.filter(({ acts }) => acts[0] === kind).length).toBeGreaterThanOrEqual(30)
  })

  it('ask none of these at least 600 times', () => {
    expect(trained.filter(({ acts }) => acts[0] === 'none').length).toBeGreaterThanOrEqual(600)
  })
})

describe('the ear for questions, on a voice that it was not taught', () => {
  const heard = heldOut.map(({ acts, words }) => ({ meant: acts, ...questionIn(perceive(words, 0).question) }))
  const isRight = ({ meant, kind }: (typeof heard)[number]): boolean => meant.includes(kind)
  const sure = heard.filter(({ kind, confidence }) => kind !== 'none' && confidence >= sureFrom)

  it('is right about two lines in three, less a point, as when it was last measured', () => {
    expect(heard.filter(isRight).length / heard.length).toBeGreaterThanOrEqual(0.65)
  })

  it('is right in seven of eight cases where it is sure enough to be acted upon, and is so for three questions in ten', () => {
    expect(sure.filter(isRight).length / sure.length).toBeGreaterThanOrEqual(0.87)
    expect(sure.length / heldOut.filter(({ acts }) => acts[0] !== 'none').length).toBeGreaterThanOrEqual(0.3)
  })

  it('hears a question in no line that asks none of these', () => {
    expect(sure.filter(({ meant }) => meant[0] === 'none')).toEqual([])
  })
})
