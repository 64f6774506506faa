import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parse-transcript.ts'
import { TranscriptError, type ParsedTranscript } from './transcript.ts'

const talk = (label: string): string => `${label}: Good morning, Dana.\nDana: Morning. Who is this?\n`
const said = ({ turns }: ParsedTranscript): string[][] => turns.map(({ speaker, words }) => [speaker, words])

function refusalOf(fileName: string, content: string): string {
  try {
    parseTranscript(fileName, content)
    return ''
  } catch (error) {
    if (error instanceof TranscriptError) return error.message
    throw error
  }
}

const broken = /^This file is not valid JSON/
const turns = [
  { speaker: 'Maya', text: 'Price: ninety, all in.' },
  { speaker: 'Dana', text: 'That is a lot.' },
]

describe('a text that begins with a label in braces', () => {
  it.each([
    ['{"total":100}'],
    ['{"total": 100}'],
    ['{"total": 100, "scores": [{"level": 5}]}'],
    ['{Maya}'],
    ['{}'],
    // Brackets around a name are left out of it, as everywhere.
    ['[{"level": 5}]', '{"level": 5}'],
    ['["Maya"]', '"Maya"'],
  ])('is talk of whoever is called that: %s', (label, name = label) => {
    expect(said(parseTranscript('call.txt', talk(label)))).toEqual([
      [name, 'Good morning, Dana.'],
      ['Dana', 'Morning. Who is this?'],
    ])
  })

  it('is talk with times, with lines that have none of it, and whatever its name ends in but JSON', () => {
    const timed = '[{"level": 5}]: Well, hello.\n0:04 Dana: Hello, who is this?\n0:09 Maya: It is Maya.'
    expect(parseTranscript('call', timed).speakers).toEqual(['{"level": 5}', 'Dana', 'Maya'])
    expect(parseTranscript('call.text', `{"meeting": "Brightwell"}\n${talk('Maya')}`).speakers).toEqual([
      'Maya',
      'Dana',
    ])
  })

  it('is JSON that is broken where its name says JSON', () => {
    for (const name of ['call.json', 'CALL.JSON', 'call.jsonl']) {
      expect(refusalOf(name, talk('{"total":100}'))).toMatch(broken)
    }
  })
})

describe('broken JSON', () => {
  const pretty = JSON.stringify({ turns }, null, 2)
  const compact = JSON.stringify({ turns })
  const byLine = turns.map((turn) => JSON.stringify(turn)).join('\n')
  it.each([
    ['in lines of its own', pretty.slice(0, -20)],
    ['that breaks off at a value', pretty.slice(0, pretty.indexOf('ninety'))],
    ['with a comma too many', pretty.replace('"That is a lot."', '"That is a lot.",')],
    ['in one line', compact.slice(0, -3)],
    ['with an object a line', `${byLine.slice(0, -4)}\n${byLine}`],
    ['that is a list of words', '[\n"Price: ninety",\n"Dana: no",\n"Dana: well"\n'],
  ])('is told to be that, whatever the file is called: %s', (_, content) => {
    for (const name of ['call.json', 'call.txt', 'call']) expect(refusalOf(name, content)).toMatch(broken)
  })

  it('is looked through in time in proportion to its length', () => {
    const long = `{"a: ${'{"a: '.repeat(200_000)}`
    expect(refusalOf('call.txt', long)).toMatch(broken)
    expect(refusalOf('call.txt', '{"\\'.repeat(200_000))).toMatch(broken)
  })
})
