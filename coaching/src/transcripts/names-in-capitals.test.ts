import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parse-transcript.ts'

const files: ReadonlyArray<readonly [string, string]> = [
  ['call.txt', 'Maya: Good morning.\nDana: Hello.\nDANA: Who is it?\nMaya:  It is me.\nDANA: I see.'],
  [
    'call.vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Maya>Good morning.\n\n00:03.000 --> 00:04.000\n<v Dana>Hello.\n\n00:04.100 --> 00:05.000\n<v DANA>Who is it?\n',
  ],
  [
    'call.json',
    JSON.stringify(
      ['Maya', 'Dana', 'DANA', ' dana'].map((speaker, at) => ({ speaker, text: `Line ${at}.`, startMs: at * 1000 })),
    ),
  ],
]

describe('a speaker whose name a file writes in several ways', () => {
  it.each(files)('is one from the start, under the name that comes first: %s', (name, content) => {
    expect(parseTranscript(name, content).speakers).toEqual(['Maya', 'Dana'])
  })

  it('goes on with their turn under the other spelling', () => {
    const { turns } = parseTranscript(...(files[0] ?? ['', '']))
    expect(turns.map(({ speaker, words }) => [speaker, words])).toEqual([
      ['Maya', 'Good morning.'],
      ['Dana', 'Hello. Who is it?'],
      ['Maya', 'It is me.'],
      ['Dana', 'I see.'],
    ])
  })

  it('is not somebody else with a longer name', () => {
    const { speakers } = parseTranscript('call.txt', 'Dana: Hello there.\nDana W: It is me.\nDANA W: Again.')
    expect(speakers).toEqual(['Dana', 'Dana W'])
  })
})
