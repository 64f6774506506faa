import { describe, expect, it } from 'vitest'
import { beforeHangUp } from './hang-up-dialog.tsx'

describe('the question before hanging up', () => {
  it('says what a score needs, and nothing of the clock, which goes on while it stands', () => {
    expect(beforeHangUp).toContain('three lines and 40 words')
    expect(beforeHangUp).not.toMatch(/minute|second/u)
  })
})
