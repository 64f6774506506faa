import { describe, expect, it } from 'vitest'
import { mergedIdeas, mergedText } from './merged-ideas.ts'

describe('a list that two people have changed', () => {
  it.each([
    ['keeps what either added', ['A'], ['A', 'mine'], ['A', 'theirs'], ['A', 'mine', 'theirs']],
    ['is without what either removed', ['A', 'B', 'C'], ['A', 'C'], ['B', 'C'], ['C']],
    ['stands once with what both added', ['A'], ['A', 'B'], ['A', 'B'], ['A', 'B']],
    ['is theirs, in their order, where only they changed it', ['A', 'B'], ['A', 'B'], ['B', 'A', 'C'], ['B', 'A', 'C']],
    ['is in my order where I moved something', ['A', 'B'], ['B', 'A'], ['A', 'B', 'C'], ['B', 'A', 'C']],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergedIdeas(base, mine, theirs)).toEqual(merged)
  })
})

describe('a text that two people have changed', () => {
  it.each([
    ['is theirs where only they changed it', 'Old.', 'Old.', 'Theirs.', 'Theirs.'],
    ['is mine where only I changed it', 'Old.', 'Mine.', 'Old.', 'Mine.'],
    ['stands once where both wrote the same', 'Old.', 'New.', 'New.', 'New.'],
    ['holds both, for somebody to look at', 'Old.', 'Mine.', 'Theirs.', 'Mine.\n\nTheirs.'],
    ['is mine where they took theirs away', 'Old.', 'Mine.', '', 'Mine.'],
  ])('%s', (_what, base, mine, theirs, merged) => {
    expect(mergedText(base, mine, theirs)).toBe(merged)
  })
})
