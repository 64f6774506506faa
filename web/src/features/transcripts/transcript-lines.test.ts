import { describe, expect, it } from 'vitest'
import { linesFrom, mergedWith, otherSide, samplesOf, turnsOf, type TranscriptAnswer } from './transcript-lines.ts'

const line = (name: string, words: string, startMs: number, endMs: number) => ({ name, words, startMs, endMs })
const answer = (repSpeaker: string | null, colleagues: readonly string[] = []) =>
  ({
    transcript: { repSpeaker, colleagues },
    lines: [
      line('Maya', 'Hi, thanks for the time.', 0, 2000),
      line('Dana', 'Sure.', 2000, 2500),
      line('Luis', 'I run the docks, so I will say how it works today.', 3000, 9000),
      line('Maya', 'Please do.', 9000, 9500),
    ],
  }) as unknown as TranscriptAnswer

describe('an uploaded call', () => {
  it('puts the rep on one side and everybody else on the other, under their names', () => {
    expect(turnsOf(answer('Maya'), 'You').map((turn) => [turn.turn, turn.speaker, turn.name])).toEqual([
      [0, 'rep', 'You'],
      [1, 'buyer', 'Dana'],
      [2, 'buyer', 'Luis'],
      [3, 'rep', 'You'],
    ])
  })

  it('puts the rep on one side under each spelling of their name', () => {
    expect(turnsOf(answer('MAYA'), 'You').map(({ speaker }) => speaker)).toEqual(['rep', 'buyer', 'buyer', 'rep'])
    expect(otherSide(answer('MAYA'))).toBe('Luis')
  })

  it('tells with whom a speaker becomes one under a new name, in whatever capitals, and with nobody under their own', () => {
    const speakers = ['Maya', 'Dana', 'Luis']
    expect(mergedWith(speakers, 'Luis', ' dana ')).toBe('Dana')
    expect(mergedWith(speakers, 'Luis', 'LUIS')).toBeNull()
    expect(mergedWith(speakers, 'Luis', 'Ines')).toBeNull()
  })

  it('names the other side after the one who speaks most there', () => {
    expect(otherSide(answer('Maya'))).toBe('Luis')
  })

  it('puts a colleague beside the rep, says that they are one, and never names the other side after them', () => {
    const beside = answer('Maya', ['LUIS'])
    expect(turnsOf(beside, 'You').map((turn) => [turn.speaker, turn.name])).toEqual([
      ['rep', 'You'],
      ['buyer', 'Dana'],
      ['colleague', 'Luis (colleague)'],
      ['rep', 'You'],
    ])
    expect(otherSide(beside)).toBe('Dana')
  })

  it('shows how each speaker begins, to be known by', () => {
    expect(samplesOf(answer(null).lines, 'Maya')).toEqual(['Hi, thanks for the time.', 'Please do.'])
  })

  it('gives the lines of the one who says a line, from it on, to somebody else', () => {
    expect(linesFrom(answer(null).lines, 0)).toEqual([0, 3])
    expect(linesFrom(answer(null).lines, 3)).toEqual([3])
  })
})
