import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTranscript } from './parse-transcript.ts'
import { asReviewTurns } from './review-turns.ts'
import { TranscriptError } from './transcript.ts'

const said = (name: string, content: string): string[] =>
  parseTranscript(name, content).turns.map(({ speaker, words }) => `${speaker}: ${words}`)

const two = ['Maya Okafor: Good morning, Dana.', 'Dana Whitfield: Morning. Who is this?']

/** Parses to turns that hold something, or refuses with a sentence. */
function wellBehaved(name: string, content: string): boolean {
  try {
    return parseTranscript(name, content).turns.every((turn) => turn.words.trim() !== '' && turn.speaker !== '')
  } catch (error) {
    return error instanceof TranscriptError
  }
}

describe('a transcript file', () => {
  it('is read from WebVTT with names before the words, as Zoom writes it', () => {
    const vtt = `WEBVTT\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.500\r\nMaya Okafor: Good morning,\r\nDana.\r\n\r\n2\r\n00:00:03.000 --> 00:00:04.000 align:start\r\nDana Whitfield: Morning. Who is this?\r\n`
    expect(said('call.vtt', vtt)).toEqual(two)
    expect(parseTranscript('call.vtt', vtt).turns[0]).toMatchObject({ startMs: 1000, endMs: 2500 })
  })

  it('is read from WebVTT with voice tags, as Teams writes it, two voices in a cue included', () => {
    const vtt = `\uFEFFWEBVTT\n\nNOTE made by a meeting\n\nSTYLE\n::cue { color: red }\n\n7d1/12-0\n00:00:01.000 --> 00:00:05.000\n<v Maya Okafor>Good morning, Dana.</v> <v Dana Whitfield>Morning. <b>Who</b> is this?</v>\n`
    expect(said('call.vtt', vtt)).toEqual(two)
    const [first, second] = parseTranscript('call.vtt', vtt).turns
    expect(first?.endMs).toBe(second?.startMs)
  })

  it('is read from SubRip with points in its times, an empty cue and escaped signs', () => {
    const srt = `1\n00:00:01.000 --> 00:00:02,500\n\n2\n00:00:03,0 --> 00:00:04,500\nMaya Okafor: Salt &amp; Co, good morning\n\n3\n00:00:05,000 --> 00:00:06,000\n<i>Dana Whitfield: Morning</i>\n`
    expect(said('x', srt)).toEqual(['Maya Okafor: Salt & Co, good morning', 'Dana Whitfield: Morning'])
  })

  it('joins cues of one speaker unless a silence of 1.5 seconds lies between', () => {
    const cue = (from: number, to: number, words: string): string =>
      `00:00:0${from}.000 --> 00:00:0${to}.000\nMaya: ${words}\n`
    const vtt = `WEBVTT\n\n${cue(1, 2, 'one')}\n${cue(3, 4, 'two')}\n${cue(6, 7, 'three')}`
    expect(said('x.vtt', vtt)).toEqual(['Maya: one two', 'Maya: three'])
  })

  it.each([
    ['a name before each line', 'Maya Okafor: Good morning, Dana.\n\nDana Whitfield: Morning.\nWho is this?'],
    [
      'a name and a time above the words (Otter)',
      'Maya Okafor  0:01\nGood morning, Dana.\n\nDana Whitfield  0:03\nMorning. Who is this?',
    ],
    [
      'a name in brackets and a time of day (Zoom)',
      '[Maya Okafor] 10:00:01\nGood morning, Dana.\n\n[Dana Whitfield] 10:00:03\nMorning. Who is this?',
    ],
    [
      'a time and a name (Gong)',
      '0:01 | Maya Okafor\nGood morning, Dana.\n\n0:03 | Dana Whitfield\nMorning. Who is this?',
    ],
    [
      'a time before the name',
      '[00:00:01] Maya Okafor: Good morning, Dana.\n[00:00:03] Dana Whitfield: Morning. Who is this?',
    ],
    [
      'a time after the name',
      'Maya Okafor (00:01): Good morning, Dana.\nDana Whitfield (00:03): Morning. Who is this?',
    ],
  ])('is read from text with %s', (_, content) => {
    expect(said('call.txt', content)).toEqual(two)
  })

  it('does not take a sentence with a colon for a speaker', () => {
    expect(said('x.txt', 'Maya: Two things.\nSo: it costs money.\nDana: Right')).toEqual([
      'Maya: Two things. So: it costs money.',
      'Dana: Right',
    ])
  })

  const [mayaSays, danaSays] = ['Good morning, Dana.', 'Morning. Who is this?']
  it.each([
    [
      'Gong',
      {
        callTranscripts: [
          {
            transcript: [
              { speakerId: '11', sentences: [{ start: 1000, end: 2000, text: mayaSays }] },
              { speakerId: '22', sentences: [{ start: 3000, end: 4000, text: danaSays }] },
            ],
          },
        ],
      },
      'Speaker 11',
      'Speaker 22',
    ],
    [
      'Deepgram utterances',
      {
        results: {
          utterances: [
            { speaker: 0, start: 1, end: 2, transcript: mayaSays },
            { speaker: 1, start: 3, end: 4, transcript: danaSays },
          ],
        },
      },
      'Speaker 0',
      'Speaker 1',
    ],
    [
      'Deepgram words',
      {
        results: {
          channels: [
            {
              alternatives: [
                {
                  words: [
                    { word: 'good', punctuated_word: 'Good', start: 1, end: 1.2, speaker: 0 },
                    { word: 'morning', punctuated_word: 'morning, Dana.', start: 1.2, end: 2, speaker: 0 },
                    { word: 'morning', punctuated_word: 'Morning.', start: 3, end: 3.5, speaker: 1 },
                    { word: 'who', punctuated_word: 'Who is this?', start: 3.5, end: 4, speaker: 1 },
                  ],
                },
              ],
            },
          ],
        },
      },
      'Speaker 0',
      'Speaker 1',
    ],
    [
      'Whisper with speakers',
      {
        segments: [
          { speaker: 'SPEAKER_00', start: 1, end: 2, text: ` ${mayaSays}` },
          { speaker: 'SPEAKER_01', start: 3, end: 4, text: ` ${danaSays}` },
        ],
      },
      'SPEAKER_00',
      'SPEAKER_01',
    ],
    [
      'AssemblyAI, in milliseconds',
      {
        utterances: [
          { speaker: 'A', start: 1000, end: 2000, text: mayaSays },
          { speaker: 'B', start: 3000, end: 4000, text: danaSays },
        ],
      },
      'A',
      'B',
    ],
    [
      'Teams',
      {
        entries: [
          { speakerDisplayName: 'Maya', startOffset: '00:00:01.000', endOffset: '00:00:02.000', text: mayaSays },
          { speakerDisplayName: 'Dana', startOffset: '00:00:03.000', endOffset: '00:00:04.000', text: danaSays },
        ],
      },
      'Maya',
      'Dana',
    ],
    [
      'Otter',
      {
        speakers: [
          { id: 7, speaker_name: 'Maya' },
          { id: 8, speaker_name: 'Dana' },
        ],
        transcripts: [
          { speaker_id: 7, start_offset: 1, end_offset: 2, transcript: mayaSays },
          { speaker_id: 8, start_offset: 3, end_offset: 4, transcript: danaSays },
        ],
      },
      'Maya',
      'Dana',
    ],
    [
      'Zoom',
      {
        segments: [
          { display_name: 'Maya', start_time: '00:00:01.000', end_time: '00:00:02.000', text: mayaSays },
          { display_name: 'Dana', start_time: '00:00:03.000', end_time: '00:00:04.000', text: danaSays },
        ],
      },
      'Maya',
      'Dana',
    ],
    [
      'a plain list',
      [
        { speaker: 'Maya', words: mayaSays, startMs: 1000, endMs: 2000 },
        { speaker: 'Dana', words: danaSays, startMs: 3000, endMs: 4000 },
      ],
      'Maya',
      'Dana',
    ],
  ])('is read from JSON as %s writes it', (_, file, first, second) => {
    const { speakers, turns } = parseTranscript('x.json', JSON.stringify(file))
    expect(speakers).toEqual([first, second])
    expect(turns.map(({ wordTimes: _, ...turn }) => turn)).toEqual([
      { speaker: first, words: mayaSays, startMs: 1000, endMs: 2000 },
      { speaker: second, words: danaSays, startMs: 3000, endMs: 4000 },
    ])
  })

  it.each([
    ['nothing', 'x.txt', '  \n', /empty/],
    ['broken JSON', 'x.json', '{"turns": [', /not valid JSON/],
    ['JSON of another kind', 'x.json', '{"a": 1}', /list of turns/],
    ['text without names', 'x.txt', 'hello there, this is a call', /No speakers are named/],
    ['captions without names', 'x.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nhello', /No speakers are named/],
    ['captions without words', 'x.vtt', 'WEBVTT\n\n', /No speakers|No timed|No spoken/],
    ['a Word file', 'x.docx', 'PK\u0003\u0004rest', /not a text file/],
  ])('with %s says in one sentence what to do', (_, name, content, message) => {
    expect(() => parseTranscript(name, content)).toThrow(TranscriptError)
    expect(() => parseTranscript(name, content)).toThrow(message)
  })

  it('either parses or throws a TranscriptError, whatever is in it', () => {
    const pieces = fc.constantFrom(
      'WEBVTT\n\n',
      '00:00:01.000 --> 00:00:02.000\n',
      'Maya: hi\n',
      '{',
      '[',
      '"',
      '\r\n',
      '<v X>',
      '&#0;',
      '&#99999999;',
      '1\n',
    )
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(pieces, fc.string({ maxLength: 8 }))).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, fc.constantFrom('a.vtt', 'a.srt', 'a.txt', 'a.json'), (content, name) => {
        expect(wellBehaved(name, content)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the turns of a transcript', () => {
  const parsed = parseTranscript('x.txt', two.join('\n'))

  it('have the named speaker as the rep, however the name is written, and the others as the buyer', () => {
    expect(asReviewTurns(parsed, ' maya okafor').map(({ speaker }) => speaker)).toEqual(['rep', 'buyer'])
  })

  it('get times at 160 words a minute, marked as estimated, when the file has none', () => {
    expect(asReviewTurns(parsed, 'Maya Okafor')).toMatchObject([
      { startMs: 0, endMs: 1125, estimated: true },
      { startMs: 1125, endMs: 2625, estimated: true },
    ])
  })

  it('start at 0 when the file counts from a time of day', () => {
    const late = parseTranscript('x.txt', '[Maya] 10:00:01\nHello there\n[Dana] 10:00:05\nHello')
    expect(asReviewTurns(late, 'Maya').map(({ startMs }) => startMs)).toEqual([0, 4000])
  })

  it('keep measured times as they are, unmarked', () => {
    const file = [
      { speaker: 'Maya', text: 'Hello', startMs: 10, endMs: 900 },
      { speaker: 'Dana', text: 'Hi', startMs: 950, endMs: 1200 },
    ]
    const turns = asReviewTurns(parseTranscript('x.json', JSON.stringify(file)), 'Maya')
    expect(turns).toMatchObject([
      { startMs: 0, endMs: 890 },
      { startMs: 940, endMs: 1190 },
    ])
    expect(turns.some((turn) => turn.estimated)).toBe(false)
  })

  it('are refused for a name that does not speak, with the names that do', () => {
    expect(() => asReviewTurns(parsed, 'Bob')).toThrow('Maya Okafor, Dana Whitfield')
  })

  it('are refused when nobody but the rep speaks', () => {
    expect(() => asReviewTurns(parseTranscript('x.txt', 'Maya: hello'), 'Maya')).toThrow(/Only Maya/)
  })
})
