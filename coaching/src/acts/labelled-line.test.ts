import { acts } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import { LabelledLineError, parseLabelledLines } from './labelled-line.ts'

describe('a file of labelled lines', () => {
  it('gives each line its act, the acts also accepted, and its words', () => {
    const text = '# a comment\r\n\r\nack\t\tOkay.\r\nempathy\tclarify, ack\tI hear you.\n'
    expect(parseLabelledLines(text, acts)).toEqual([
      { acts: ['ack'], words: 'Okay.' },
      { acts: ['empathy', 'clarify', 'ack'], words: 'I hear you.' },
    ])
  })

  it.each([
    ['ack\tOkay.', 'Line 1 needs three columns'],
    ['ack\t\tOkay.\tmore', 'Line 1 needs three columns'],
    ['# c\nack\t\t ', 'Line 2 needs three columns'],
    ['hum\t\tOkay.', 'Line 1 names an unknown act: hum.'],
    ['ack\thum\tOkay.', 'Line 1 names an unknown act: hum.'],
  ])('that is wrong (%j) is refused with the line and the reason', (text, reason) => {
    expect(() => parseLabelledLines(text, acts)).toThrow(LabelledLineError)
    expect(() => parseLabelledLines(text, acts)).toThrow(reason)
  })
})
