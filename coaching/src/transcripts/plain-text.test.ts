import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parse-transcript.ts'

const said = (content: string): string[] =>
  parseTranscript('otter.txt', content).turns.map(({ speaker, words }) => `${speaker}: ${words}`)

describe('text with a name and a time above the words', () => {
  it.each([
    'Can we do Tuesday at 10:30',
    'I could be there by 9:15',
    'Tuesday 10:30',
    'Let us say the 14th, 11:00',
    'We open at 7:00',
    'Half of them come before 6:45',
  ])('takes “%s”, said between headings with a time, for words and not for a speaker', (line) => {
    const text = `Maya Okafor  0:04\nGood morning.\nDana Whitfield  0:08\nMorning.\n${line}\nMaya Okafor 0:12\nFine`
    expect(said(text)).toEqual(['Maya Okafor: Good morning.', `Dana Whitfield: Morning. ${line}`, 'Maya Okafor: Fine'])
  })

  it.each([
    'Ana de la Cruz',
    'Speaker 2',
    'Dana Whitfield (Brightwell)',
    'O’Neill, Siobhán',
    'Dana from Brightwell',
    'R. J. Reyes',
  ])('takes “%s” above the words for a speaker', (name) => {
    expect(said(`Maya Okafor  0:04\nGood morning.\n${name}  0:08\nMorning.`)).toEqual([
      'Maya Okafor: Good morning.',
      `${name}: Morning.`,
    ])
  })
})

describe('text with a time before the name', () => {
  it('keeps a single word that is said, also where it has a capital as names do', () => {
    expect(said('0:01 Dana: Hello.\n0:04 Kevin: Yes.\n0:09 Dana: Fine.\n0:12 Kevin: Bye.')).toEqual([
      'Dana: Hello.',
      'Kevin: Yes.',
      'Dana: Fine.',
      'Kevin: Bye.',
    ])
  })
})
