import type { Act, PerceivedAct } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import type { LabelledLine } from '../acts/labelled-line.ts'
import { actsAccuracy } from './acts-accuracy.ts'

const perceived = (act: Act, confidence: number): PerceivedAct => ({ act, confidence, start: 0, end: 1 })

const readings: Record<string, PerceivedAct[]> = {
  sure: [perceived('greeting', 0.9), perceived('intro', 0.6)],
  accepted: [perceived('clarify', 0.7)],
  unsure: [perceived('pitch', 0.5)],
  wrong: [perceived('pitch', 0.8)],
  silent: [],
}
const reading = {
  mainAct: (words: string): PerceivedAct | null => readings[words]?.[0] ?? null,
  classifyTurn: (words: string): PerceivedAct[] => readings[words] ?? [],
}
const lines: LabelledLine[] = [
  { acts: ['greeting'], words: 'sure' },
  { acts: ['empathy', 'clarify'], words: 'accepted' },
  { acts: ['pitch'], words: 'unsure' },
  { acts: ['value'], words: 'wrong' },
  { acts: ['ack'], words: 'silent' },
]

describe('the accuracy of the acts classifier', () => {
  it('counts an also accepted act as right, and exactly 0.5 as below', () => {
    expect(actsAccuracy(lines, reading)).toMatchObject({
      n: 5,
      correct: 3,
      accuracy: 0.6,
      byConfidence: { 'above0.5': { right: 2, of: 3 }, 'below0.5': { right: 1, of: 2 } },
    })
  })

  it('shows each line with what was expected, predicted and also predicted', () => {
    expect(actsAccuracy(lines, reading).rows[0]).toEqual({
      expected: ['greeting'],
      predicted: 'greeting',
      confidence: 0.9,
      alsoPredicted: ['intro'],
      words: 'sure',
    })
  })

  it('is 0 of 0 without lines', () => {
    expect(actsAccuracy([], reading)).toMatchObject({ n: 0, correct: 0, accuracy: 0 })
  })
})
