import { describe, expect, it } from 'vitest'
import { partsOf } from './found-words.ts'

const foundIn = (line: string, search: string) =>
  partsOf(line, search)
    .filter(({ isFound }) => isFound)
    .map(({ words }) => words)

describe('a line that was found', () => {
  it('is marked at the words that begin with those of the search, and whole again together', () => {
    const line = 'What does a delay cost, and who pays for delays?'
    expect(foundIn(line, 'DELAY cost')).toEqual(['delay', 'cost', 'delays'])
    expect(
      partsOf(line, 'delay cost')
        .map(({ words }) => words)
        .join(''),
    ).toBe(line)
  })

  it('is not marked inside a word, nor by signs', () => {
    expect(foundIn('The podcast (new)', 'cast (')).toEqual([])
    expect(foundIn('a+b', '.*')).toEqual([])
  })
})
