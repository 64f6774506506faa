import type { Transcript } from '@ringside/contract/transcripts'
import { describe, expect, it } from 'vitest'
import { lengthsApart } from './lengths-apart.ts'

const minutes = (count: number): number => count * 60_000
const apart = (told: number, heard: number | null, over: { offset?: number; timesEstimated?: boolean } = {}) =>
  lengthsApart({
    durationMs: minutes(told),
    timesEstimated: over.timesEstimated ?? false,
    recording:
      heard === null ? null : { durationMs: minutes(heard), offsetMs: minutes(over.offset ?? 0), media: 'audio/mpeg' },
  } as Transcript)

describe('a transcript beside its recording', () => {
  it('is said to tell a part of it where the recording is much longer', () => {
    expect(apart(2, 4.5)).toEqual({
      title: 'The transcript tells 2:00 of a recording of 4:30',
      words: 'What else is said in it is not in the review.',
    })
    expect(apart(2, 4.5, { offset: 2.5 })?.title).toBe('The transcript tells 2:00 of a recording of 4:30')
    expect(apart(2, 4.5, { timesEstimated: true })?.title).toBe(
      'The transcript tells about 2:00 of a recording of 4:30',
    )
  })

  it('is said to go on after the sound where it does', () => {
    expect(apart(4.5, 2)?.title).toBe('The transcript goes on for 2:30 after the recording ends')
    expect(apart(2, 3, { offset: 2 })?.title).toBe('The transcript goes on for 1:00 after the recording ends')
    expect(apart(4.5, 2, { timesEstimated: true })?.title).toMatch(/goes on for about 2:30 after/)
  })

  it.each([
    [10, 10],
    [10, 12],
    [0.5, 1.2],
    [10, 9.8],
    [30, 38],
  ])('is left alone where both may be of the same call: %d minutes beside %d', (told, heard) => {
    expect(apart(told, heard)).toBeNull()
  })

  it('is left alone where its times are no better than a guess, or nothing is to be heard', () => {
    expect(apart(3, 5, { timesEstimated: true })).toBeNull()
    expect(apart(6, 5, { timesEstimated: true })).toBeNull()
    expect(apart(2, null)).toBeNull()
  })
})
