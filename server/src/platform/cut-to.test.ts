import { expect, it } from 'vitest'
import { cutTo } from './cut-to.ts'

it('words are cut between characters, never through one', () => {
  expect(cutTo('a😀b', 1)).toBe('a')
  expect(cutTo('a😀b', 2)).toBe('a😀')
  expect(cutTo('a😀b', 3)).toBe('a😀b')
  expect(cutTo('😀😀😀', 2)).toBe('😀😀')
  expect(cutTo('short', 80)).toBe('short')
})

it('half a character that was there before is marked as one that is not known', () => {
  expect(cutTo('a\uD83D', 80)).toBe('a\uFFFD')
})
