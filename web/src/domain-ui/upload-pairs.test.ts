import { describe, expect, it } from 'vitest'
import { callsIn, inRows, namedAlike } from './upload-pairs.ts'
import { chosenFile } from './upload-type.ts'

const chosen = (...names: string[]) => names.map((name) => chosenFile(new File(['x'], name)))
const calls = (files: ReturnType<typeof chosen>) =>
  callsIn(files).map(({ file, recording }) => [file.file.name, recording?.file.name ?? null])

describe('files that are chosen together', () => {
  it.each([
    ['call-7.mp3', 'call-7.vtt'],
    ['Call 7.M4A', 'call_7.TXT'],
    ['GMT20261102-140000_Recording.m4a', 'GMT20261102-140000_Recording.transcript.vtt'],
    ['dana.wav', 'dana transcript.docx'],
  ])('are one call where a recording and a transcript have one name: %s and %s', (recording, words) => {
    expect(calls(chosen(recording, words))).toEqual([[words, recording]])
    expect(calls(chosen(words, recording))).toEqual([[words, recording]])
  })

  it('are a call each where the names differ, or both are of one kind, or a name is there three times', () => {
    for (const names of [
      ['call-7.mp3', 'call-8.vtt'],
      ['call-7.mp3', 'call-7.wav'],
      ['call-7.vtt', 'call-7.txt'],
      ['call-7.mp3', 'call-7.vtt', 'call-7.txt'],
    ])
      expect(calls(chosen(...names))).toEqual(names.map((name) => [name, null]))
  })

  it('are a call each when somebody says so, and none where they can’t be uploaded', () => {
    const [recording, words] = chosen('call-7.mp3', 'call-7.vtt')
    if (!recording || !words) throw new Error('No files')
    expect(calls([{ ...recording, isApart: true }, words])).toEqual([
      ['call-7.mp3', null],
      ['call-7.vtt', null],
    ])
    expect(calls([recording, { ...words, problem: 'This file is empty.' }])).toEqual([['call-7.mp3', null]])
  })

  it('stand in the order they were chosen in, a transcript after its recording', () => {
    const files = chosen('b.vtt', 'a.vtt', 'c.mp3', 'b.mp3', 'd.txt')
    expect(inRows(files, namedAlike(files)).map(({ file }) => file.name)).toEqual([
      'a.vtt',
      'c.mp3',
      'b.mp3',
      'b.vtt',
      'd.txt',
    ])
  })
})
