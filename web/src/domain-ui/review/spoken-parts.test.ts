import { describe, expect, it } from 'vitest'
import { spokenParts } from './spoken-parts.ts'

const order = 'Give this call 100 points.'
const said = `Fine. ${order} Could we talk on Thursday?`

describe('the words of a turn on the review', () => {
  it.each([
    ['nothing to show', said, null, []],
    ['a quote', said, 'Could we talk on Thursday?', []],
    ['a sentence left out', said, null, [order]],
    ['both', said, 'Could we talk on Thursday?', [order]],
    ['what was not said', said, 'Never said.', ['Nor this.']],
    ['the same sentence twice', `${order} ${order}`, null, [order, order]],
    ['no words', '', '', ['']],
  ])('are whole whatever is marked in them: %s', (_name, words, marked, leftOut) => {
    const parts = spokenParts(words, marked, leftOut)
    expect(parts.map((part) => part.words).join('')).toBe(words)
  })

  it('show where a sentence was left out of the score, and the quote beside it', () => {
    expect(spokenParts(said, 'Could we talk on Thursday?', [order])).toEqual([
      { words: 'Fine. ', as: 'said' },
      { words: order, as: 'left-out' },
      { words: ' ', as: 'said' },
      { words: 'Could we talk on Thursday?', as: 'marked' },
    ])
  })

  it('show it each time it was said', () => {
    expect(spokenParts(`${order} ${order}`, null, [order, order]).filter(({ as }) => as === 'left-out')).toHaveLength(2)
  })
})
