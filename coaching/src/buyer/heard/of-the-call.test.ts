import { describe, expect, it } from 'vitest'
import { perceive } from '../perceive.ts'
import { askedOfTheCall } from './of-the-call.ts'

describe('a question of the call', () => {
  it('is looked for in long words without trying every way to part them', () => {
    const long = `What ${'thiswordisalongonewithoutend '.repeat(14)}- nobody says that.`
    expect(askedOfTheCall({ ...perceive(long, 0), asks: true })).toBeNull()
  })

  it('gives way to an open question after it', () => {
    const asked = 'How far apart are we? What have you got to work with on your side of this?'
    expect(askedOfTheCall(perceive(asked, 0))).toBeNull()
  })
})
