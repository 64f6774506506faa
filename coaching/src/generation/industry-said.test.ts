import { describe, expect, it } from 'vitest'
import { industrySaid } from './industry-said.ts'

describe('the industry of a company, by what its people say', () => {
  it('is told by words that they use every day, each named once as it was said', () => {
    expect(
      industrySaid(['The drivers ring the dispatcher.', 'A driver sat at the gate, and the dispatcher knew.']),
    ).toEqual({
      industry: 'Transportation & Logistics',
      words: ['drivers', 'dispatcher'],
    })
  })

  it.each([
    ['a single word, which may be said of anything', ['One of our drivers is off sick.']],
    ['words of two industries', ['The drivers and the dispatcher take patients to the clinic.']],
    ['words that everybody uses', ['It takes us two days a week, and nobody knows why.']],
    ['nothing', []],
  ])('is not told by %s', (_what, lines) => {
    expect(industrySaid(lines)).toBeNull()
  })
})
