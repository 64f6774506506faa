import { expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { ofRivals } from './of-rivals.ts'
import type { RivalKind } from './of-rivals.ts'

it.each<[string, RivalKind]>([
  ['Mind if I ask who they are?', 'who'],
  ['Which vendor is it?', 'who'],
  ['How close are you to signing with them?', 'far'],
  ['Have you agreed anything with them yet?', 'far'],
  ['What impressed you about them?', 'like'],
  ['What do they do well?', 'like'],
  ['Where do they fall short?', 'lack'],
  ["What don't you like about theirs?", 'lack'],
  ['How much cheaper are they?', 'price'],
])('“%s” asks of the other vendor: %s', (words, kind) => {
  expect(ofRivals(perceive(words, 4000))).toBe(kind)
})

it.each(['How do you plan the week today?', 'Shall we talk on Monday?', 'They have no export.'])(
  '“%s” asks nothing of them',
  (words) => {
    expect(ofRivals(perceive(words, 4000))).toBeNull()
  },
)
