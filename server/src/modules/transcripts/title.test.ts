import { describe, expect, it } from 'vitest'
import { titleOf } from './title.ts'

const call = {
  speakers: ['Maya Okafor', 'Dana Whitfield'],
  repSpeaker: 'Maya Okafor',
  colleagues: [],
  type: 'discovery',
} as const

describe('the title of an uploaded call', () => {
  it.each([
    ['Dana, 20 Nov.txt', 'Dana, 20 Nov'],
    ['brightwell_first_call.vtt', 'Brightwell first call'],
    ['Q4-renewal Juniper Freight.srt', 'Q4-renewal Juniper Freight'],
    ['Anna-Lena.json', 'Anna Lena'],
    ['dana-whitfield-first-call.vtt', 'Dana Whitfield first call'],
    ['Zoom with Brightwell 2026-11-20.txt', 'Zoom with Brightwell 2026-11-20'],
  ])('is the name of its file where that tells one call from another: %s', (fileName, title) => {
    expect(titleOf(fileName, call)).toBe(title)
  })

  it.each([
    'call.txt',
    'Call (2).txt',
    'transcript_final.vtt',
    'GMT20261120-101500_Recording.transcript.vtt',
    'audio1163845721.srt',
    '2026-11-20 10.15.txt',
    'new recording 17.json',
    'otter-export 2.txt',
  ])('is who the call was with where it says nothing: %s', (fileName) => {
    expect(titleOf(fileName, call)).toBe('Call with Dana Whitfield')
  })

  it('names everybody while it is not known who the rep is, and not a crowd', () => {
    expect(titleOf('call.txt', { ...call, repSpeaker: null })).toBe('Call of Maya Okafor and Dana Whitfield')
    const speakers = ['Maya', 'Dana', 'Piet', 'Rosa']
    expect(titleOf('call.txt', { ...call, speakers, repSpeaker: 'Maya' })).toBe('Call with Dana, Piet and others')
    expect(titleOf('call.txt', { ...call, speakers, repSpeaker: 'Maya', colleagues: ['Piet', 'Rosa'] })).toBe(
      'Call with Dana',
    )
  })

  it.each([
    [['Speaker 1', 'Speaker 2'], null],
    [['Maya', 'Speaker 2'], 'Maya'],
    [['REP', 'Prospect'], 'REP'],
  ])('is its kind where nobody has a name: %s', (speakers, repSpeaker) => {
    expect(titleOf('call.txt', { ...call, speakers, repSpeaker })).toBe('Discovery call')
    expect(titleOf('call.txt', { speakers, repSpeaker, colleagues: [], type: 'cold-call' })).toBe('Cold call')
  })
})
