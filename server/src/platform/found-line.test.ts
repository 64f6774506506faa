import { describe, expect, it } from 'vitest'
import { findLine } from './found-line.ts'

const said = (words: string, startMs = 0) => ({ speaker: 'rep' as const, words, startMs })

describe('the line a search is shown by', () => {
  it('is the first of those that hold the most words', () => {
    const lines = [said('What does it cost?'), said('A delay costs a day', 5), said('One delay cost us two days', 9)]
    expect(findLine(lines, 'cost delay')?.startMs).toBe(5)
    expect(findLine(lines, 'costs days')?.startMs).toBe(5)
  })

  it('holds a word from its beginning, in whatever case, accents and signs as written', () => {
    expect(findLine([said('The podcast')], 'cast')).toBeNull()
    expect(findLine([said('Über 40 Gleise')], 'ÜBER gleis')?.words).toBe('Über 40 Gleise')
    expect(findLine([said('Anything (at all)')], '(at')?.words).toBe('Anything (at all)')
    expect(findLine([said('Anything')], '.*')).toBeNull()
  })

  it('is cut around the word, between words, where it is long', () => {
    const filler = 'and so on '.repeat(60)
    const found = findLine([said(`${filler}the forklift stopped ${filler}`)], 'forklift')
    expect(found?.words).toMatch(/^… \S+ .*forklift stopped.* …$/)
    expect(found?.words.length).toBeLessThan(240)
  })
})
