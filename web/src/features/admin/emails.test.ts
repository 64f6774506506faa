import { describe, expect, it } from 'vitest'
import { emailsIn } from './emails.ts'

describe('addresses in a pasted text', () => {
  it('are found however they are separated, each once', () => {
    expect(emailsIn('a@x.example, b@x.example;A@x.example\n<c@x.example>').emails).toEqual([
      'a@x.example',
      'b@x.example',
      'c@x.example',
    ])
  })

  it('are told apart from what is none', () => {
    expect(emailsIn('a@x.example ruth').wrong).toEqual(['ruth'])
  })
})
