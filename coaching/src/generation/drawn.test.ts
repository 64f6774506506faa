import { describe, expect, it } from 'vitest'
import { drawn } from './drawn.ts'

const written = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const companies = Array.from({ length: 40 }, (_, nth) => `Company ${nth}`)

describe('the sentences of an owner that one company has', () => {
  it('are all of them while they are few', () => {
    expect(drawn(written.slice(0, 4), 4, 'Brightwell')).toEqual(['one', 'two', 'three', 'four'])
  })

  it('are so many in the order of the owner, the first ones always', () => {
    for (const company of companies) {
      const had = drawn(written, 4, company)
      expect(had).toHaveLength(4)
      expect(had.slice(0, 2)).toEqual(['one', 'two'])
      expect(had).toEqual(written.filter((sentence) => had.includes(sentence)))
    }
  })

  it('are the same each time', () => {
    expect(drawn(written, 4, 'Brightwell')).toEqual(drawn([...written], 4, 'Brightwell'))
  })

  it('are over several companies every one that was written', () => {
    expect(new Set(companies.flatMap((company) => drawn(written, 4, company)))).toEqual(new Set(written))
  })

  it('change by one at most where another one is written at the end', () => {
    for (const company of companies) {
      const before = drawn(written, 4, company)
      const after = drawn([...written, 'eight'], 4, company)
      expect(before.filter((sentence) => !after.includes(sentence)).length).toBeLessThanOrEqual(1)
    }
  })
})
