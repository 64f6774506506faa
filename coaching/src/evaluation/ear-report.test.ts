import type { Act } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import type { JudgedRow } from './acts-accuracy.ts'
import { calibration, confusions } from './ear-report.ts'

const row = (label: Act, predicted: Act | null, confidence: number): JudgedRow => ({
  expected: [label],
  predicted,
  confidence,
  alsoPredicted: [],
  words: 'a line',
})

describe('the report on the ear', () => {
  it('counts each line in the bin of its confidence, and leaves empty bins out', () => {
    const rows = [row('pitch', 'pitch', 0.95), row('pitch', 'value', 0.91), row('intro', 'intro', 0.9)]
    expect(calibration(rows)).toEqual([
      { low: 0.8, high: 0.9, right: 1, of: 1 },
      { low: 0.9, high: 1, right: 1, of: 2 },
    ])
  })

  it('puts the act with the most wrong lines first, and says what they were taken for', () => {
    const rows = [
      row('intro', 'intro', 0.9),
      row('q_pain', 'q_process', 0.6),
      row('q_pain', 'q_process', 0.4),
      row('q_pain', null, 0),
    ]
    expect(confusions(rows)).toEqual([
      {
        act: 'q_pain',
        right: 0,
        of: 3,
        takenFor: [
          { act: 'q_process', lines: 2 },
          { act: null, lines: 1 },
        ],
      },
      { act: 'intro', right: 1, of: 1, takenFor: [] },
    ])
  })
})
