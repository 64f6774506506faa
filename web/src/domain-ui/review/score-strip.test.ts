import { describe, expect, it } from 'vitest'
import { retriesWords } from './score-strip.tsx'

describe('the free retries left', () => {
  it('are counted, and at none say what to do', () => {
    expect(retriesWords(10)).toBe('10 free retries of this call left')
    expect(retriesWords(1)).toBe('1 free retry of this call left')
    expect(retriesWords(0)).toMatch(/used.*Call again/)
  })
})
