import { describe, expect, it } from 'vitest'
import { inFull } from './formal-speech.ts'

describe('what somebody formal says in complete words', () => {
  it.each([
    ["You'd still be asking everybody to change again.", 'You would still be asking everybody to change again.'],
    ["We'd only name something we'd measured.", 'We would only name something we had measured.'],
    ["I'd already signed for it.", 'I had already signed for it.'],
    ["We'd need a week, and they'd never have known.", 'We would need a week, and they would never have known.'],
    ["He'd even met them.", 'He had even met them.'],
    ["That'll be a year, and we've got one.", 'That will be a year, and we have one.'],
  ])('%s', (said, inWords) => {
    expect(inFull(said)).toBe(inWords)
  })

  it.each([
    "I'm afraid we can't, it's been tried.",
    "We don't know, and I'd have to ask.",
    "I'll see that they're told.",
  ])('nothing is spelled out that anybody contracts on the telephone: %s', (said) => {
    expect(inFull(said)).toBe(said)
  })
})
