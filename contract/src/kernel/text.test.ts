import { describe, expect, it } from 'vitest'
import { clientMessageSchema } from '../simulations/call-protocol.ts'
import { spokenText } from './text.ts'

describe('text that people say', () => {
  it('is taken as it is, emoji and all', () => {
    expect(spokenText(30).safeParse('Grand, talk Thursday 👍').success).toBe(true)
  })

  it('is refused when a database could not keep it', () => {
    expect(spokenText(20).safeParse('a\u0000b').success).toBe(false)
    expect(spokenText(20).safeParse('half \ud83d').success).toBe(false)
  })

  it('is refused on a call as well, before anything is kept', () => {
    const line = { type: 'line', lineId: '019a0000-0000-4000-8000-000000000000', mode: 'typed' }
    expect(clientMessageSchema.safeParse({ ...line, words: 'Hello' }).success).toBe(true)
    expect(clientMessageSchema.safeParse({ ...line, words: 'Hel\u0000lo' }).success).toBe(false)
  })
})
