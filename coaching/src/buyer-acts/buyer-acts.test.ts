import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseLabelledLines } from '../acts/labelled-line.ts'
import { buyerActs } from './buyer-acts.ts'

const folder = new URL('./training/', import.meta.url)
const lines = readdirSync(folder).flatMap((name) =>
  parseLabelledLines(readFileSync(new URL(name, folder), 'utf8'), buyerActs),
)

/** Letters and digits only: a line that differs in case or punctuation teaches nothing new. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

describe('the lines that a buyer’s acts are learnt from', () => {
  it('have no line twice, whatever the case and punctuation', () => {
    const seen = new Set<string>()
    const twice = lines.filter(({ words }) => seen.size === seen.add(bare(words)).size)
    expect(twice.map(({ words }) => words)).toEqual([])
  })

  it.each(buyerActs)('show "%s" at least 60 times', (act) => {
    expect(lines.filter(({ acts }) => acts[0] === act).length).toBeGreaterThanOrEqual(60)
  })
})
