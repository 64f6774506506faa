import type { Review } from '@ringside/contract/reviews/review'
import type { Simulation } from '@ringside/contract/simulations/simulations'
import { describe, expect, it } from 'vitest'
import { csvField, exportName, scoresCsv } from './review-export.ts'

describe('a field of a CSV file', () => {
  it('is quoted when it holds a comma, a quote or a line break', () => {
    expect(csvField('one, two')).toBe('"one, two"')
    expect(csvField('she said "no"')).toBe('"she said ""no"""')
    expect(csvField('plain')).toBe('plain')
  })

  it('never runs as a formula in a spreadsheet', () => {
    expect(csvField('=SUM(A1)')).toBe("'=SUM(A1)")
    expect(csvField('+1 sounds fine')).toBe("'+1 sounds fine")
    expect(csvField(-3)).toBe('-3')
  })

  it('is empty for nothing', () => {
    expect(csvField(null)).toBe('')
  })
})

const score = {
  criterion: 'opening' as const,
  label: 'Opening',
  state: 'scored' as const,
  level: 4,
  weight: 10,
  pointsToGain: 2,
  descriptor: '',
  checks: [],
  evidence: [{ turn: 1, speaker: 'rep' as const, quote: 'Hi, it is Maya', startMs: 0 }],
  advice: '',
}

describe('the exported scores', () => {
  it('have a line a criterion and the total', () => {
    const review = { result: { state: 'scored', total: 73, scores: [score] } } as unknown as Review
    expect(scoresCsv(review).split('\r\n')).toEqual([
      'Criterion,State,Level,Weight %,Points to gain,Quote',
      'Opening,scored,4,10,2,"Hi, it is Maya"',
      'Total,scored,,100,,73',
      '',
    ])
  })

  it('are only the head for a call too short to score', () => {
    const review = { result: { state: 'too-short', reason: 'Two turns.' } } as unknown as Review
    expect(scoresCsv(review).trim().split('\r\n')).toHaveLength(1)
  })
})

describe('the name of an exported file', () => {
  it('says what kind of call, with whom and when', () => {
    const simulation = {
      type: 'discovery',
      persona: { firstName: 'Dana', lastName: 'O’Hara' },
      createdAt: '2026-11-20T12:00:00Z',
    } as unknown as Simulation
    expect(exportName(simulation)).toBe('discovery-dana-o-hara-2026-11-20')
  })
})
