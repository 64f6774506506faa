import { expect, it } from 'vitest'
import { isHeard } from './deciding-rep.ts'

it('a no is a sentence of its own, and not the end of another or of a name', () => {
  expect(isHeard('no. not like this.', 'no.')).toBe(true)
  expect(isHeard("that's an answer. no.", 'no.')).toBe(true)
  expect(isHeard("i've no reason to say no.", 'no.')).toBe(false)
  expect(isHeard('nuno. i know how these calls end.', 'no.')).toBe(false)
})

it('of a longer wording its fixed part is heard wherever it stands', () => {
  expect(isHeard("well, it's a no from me, sorry.", "it's a no from me")).toBe(true)
})
