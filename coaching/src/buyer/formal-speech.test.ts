import { describe, expect, it } from 'vitest'
import { inFull } from './formal-speech.ts'

describe('what somebody formal says in full', () => {
  it.each([
    ["You'd still be asking everybody to change again.", 'You would still be asking everybody to change again.'],
    ["We'd only name something we'd measured.", 'We would only name something we had measured.'],
    ["I'd already signed for it.", 'I had already signed for it.'],
    ["We'd need a week, and they'd never have known.", 'We would need a week, and they would never have known.'],
    ["He'd even met them.", 'He had even met them.'],
    ["We can't, it's been tried and we've got one.", 'We cannot, it has been tried and we have one.'],
  ])('%s', (said, inWords) => {
    expect(inFull(said)).toBe(inWords)
  })
})
