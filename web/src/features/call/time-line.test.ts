import { describe, expect, it } from 'vitest'
import { leftWords } from './time-line.tsx'

describe('the buyer’s time', () => {
  it('is said in minutes, and in seconds when it is under half a minute', () => {
    expect(leftWords(120_000)).toBe('2 minutes left')
    expect(leftWords(60_000)).toBe('1 minute left')
    expect(leftWords(20_400)).toBe('21 seconds left')
    expect(leftWords(-500)).toBe('Time is up')
  })
})
