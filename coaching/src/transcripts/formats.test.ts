import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeTranscript } from './decode-transcript.ts'
import { parseTranscript } from './parse-transcript.ts'
import { TranscriptError, type ParsedTranscript } from './transcript.ts'

const folder = new URL('./fixtures/', import.meta.url)

/** Each file holds the same four lines, in the shape that its programme documents. */
function read(file: string): ParsedTranscript {
  return parseTranscript(file, decodeTranscript(readFileSync(new URL(file, folder))))
}

const lines = [
  'Good morning, Dana. Thanks for making the time.',
  'Morning. What is this about?',
  'You said ordering takes two hours a day. Is that still so?',
  'Yes, most of it on the phone.',
]
const [maya, dana] = ['Maya Okafor', 'Dana Whitfield']
const named = [maya, dana] as const
const numbered = ['Speaker 0', 'Speaker 1'] as const

const exact: readonly [number, number][] = [
  [1000, 3500],
  [4000, 5600],
  [6200, 9000],
  [9800, 11_500],
]
/** The times that a file has: of each word, from and to of each line, only when a line begins, or none. */
type Times = 'words' | 'lines' | 'begins' | 'none'

const files: readonly [file: string, speakers: readonly [string, string], times: Times][] = [
  ['zoom.vtt', named, 'lines'],
  ['teams.vtt', named, 'lines'],
  ['teams-metadata.vtt', named, 'lines'],
  ['teams-2021.vtt', named, 'lines'],
  ['webvtt-notes-and-styles.vtt', named, 'lines'],
  ['subrip.srt', named, 'lines'],
  ['otter.txt', named, 'begins'],
  ['gong.txt', ['Maya', 'Dana'], 'begins'],
  ['zoom-captions.txt', named, 'begins'],
  ['zoom-chat.txt', named, 'begins'],
  ['rev.txt', named, 'begins'],
  ['name-and-time-before-words.txt', named, 'begins'],
  ['fireflies.txt', named, 'begins'],
  ['fathom.txt', ['Maya Okafor (Tallyport)', dana], 'begins'],
  ['columns.txt', named, 'begins'],
  ['meet.txt', named, 'none'],
  ['names-above.txt', named, 'none'],
  ['wrapped.txt', named, 'none'],
  ['bold-names.txt', named, 'none'],
  ['capitals.txt', ['MAYA OKAFOR', 'DANA WHITFIELD'], 'none'],
  ['small-labels.txt', ['rep', 'buyer'], 'none'],
  ['plain.txt', named, 'none'],
  ['utf-16.txt', named, 'none'],
  ['windows-1252.txt', [maya, 'Siobhán Whitfield'], 'none'],
  ['zero-width.txt', named, 'none'],
  ['zoom.json', named, 'lines'],
  ['zoom-revenue-accelerator.json', named, 'lines'],
  ['gong.json', ['Speaker 6432345678555530067', 'Speaker 5412345678555530012'], 'lines'],
  ['teams.json', named, 'lines'],
  ['teams-metadata.json', named, 'lines'],
  ['otter.json', named, 'words'],
  ['whisper-with-speakers.json', ['SPEAKER_00', 'SPEAKER_01'], 'words'],
  ['deepgram-words.json', numbered, 'words'],
  ['deepgram-utterances.json', numbered, 'words'],
  ['deepgram-paragraphs.json', numbered, 'lines'],
  ['deepgram-channels.json', ['Channel 1', 'Channel 2'], 'words'],
  ['aws-transcribe.json', numbered, 'words'],
  ['aws-transcribe-2019.json', numbered, 'words'],
  ['aws-transcribe-channels.json', ['Channel 1', 'Channel 2'], 'words'],
  ['aws-call-analytics.json', ['AGENT', 'CUSTOMER'], 'lines'],
  ['assemblyai.json', ['A', 'B'], 'words'],
  ['rev-ai.json', numbered, 'words'],
  ['rev.json', named, 'words'],
  ['fireflies.json', named, 'lines'],
  ['recall.json', named, 'words'],
  ['one-object-a-line.jsonl', named, 'lines'],
]

describe('a file in the shape that its programme documents', () => {
  it.each(files)('is read with its speakers and its words: %s', (file, speakers) => {
    const { turns, speakers: found } = read(file)
    expect(found).toEqual(speakers)
    expect(turns.map(({ speaker, words }) => [speaker, words])).toEqual(
      lines.map((words, i) => [speakers[i % 2], words]),
    )
  })

  it.each(files.filter(([, , times]) => times === 'words' || times === 'lines'))(
    'keeps the times of its lines to the millisecond, from the first word: %s',
    (file) => {
      const { turns } = read(file)
      const from = (turns[0]?.startMs ?? Number.NaN) - 1000
      expect(turns.map(({ startMs, endMs }) => [(startMs ?? -1) - from, (endMs ?? -1) - from])).toEqual(exact)
    },
  )

  it.each(files.filter(([, , times]) => times === 'words'))('keeps the times of its words: %s', (file) => {
    for (const { words, wordTimes, startMs, endMs } of read(file).turns) {
      expect(wordTimes).toHaveLength(words.split(' ').length)
      expect([wordTimes?.[0]?.[0], wordTimes?.at(-1)?.[1]]).toEqual([startMs, endMs])
      expect(wordTimes?.flat()).toEqual(wordTimes?.flat().toSorted((a, b) => a - b))
    }
  })

  it.each(files.filter(([, , times]) => times === 'begins'))('keeps when its lines begin: %s', (file) => {
    const { turns } = read(file)
    const from = turns[0]?.startMs ?? Number.NaN
    expect(turns.map(({ startMs, endMs }) => [(startMs ?? -1) - from, endMs])).toEqual([
      [0, null],
      [3000, null],
      [5000, null],
      [8000, null],
    ])
  })

  it('has no times where it shows none', () => {
    const without = files.filter(([file, , times]) => times === 'none' && file !== 'meet.txt')
    for (const [file] of without) expect(read(file).turns.every(({ startMs }) => startMs === null)).toBe(true)
  })

  it('without speakers, as Whisper writes it, is refused with what to do', () => {
    expect(() => read('whisper.json')).toThrow(TranscriptError)
    expect(() => read('whisper.json')).toThrow(/No speakers are named in this file: export it again with the names/)
  })

  it('is each tried here', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...files.map(([file]) => file), 'whisper.json'].toSorted())
  })
})
