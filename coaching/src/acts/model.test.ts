import { acts } from '@ringside/contract/simulations/vocabulary'
import { describe, expect, it } from 'vitest'
import { calibrationOf } from './calibrate.ts'
import { fit, fitSettings } from './fit.ts'
import type { LabelledLine } from './labelled-line.ts'
import { interpolate, loadModel } from './model.ts'
import { pack, uncalibrated } from './pack.ts'

const lines: LabelledLine[] = [
  { acts: ['goodbye'], words: 'Thanks, goodbye.' },
  { acts: ['goodbye'], words: 'Goodbye, take care.' },
  { acts: ['q_budget'], words: 'What is your budget?' },
  { acts: ['q_budget'], words: 'Is there a budget for it?' },
]
const settings = { ...fitSettings, set: { ...fitSettings.set, leastLines: 1 } }
const packed = (mostFeatures: number) => pack(fit(lines, acts, { ...settings, mostFeatures }), acts, uncalibrated)

describe('training', () => {
  it('gives the same model to the bit for the same lines and seed', () => {
    expect(packed(500)).toEqual(packed(500))
  })

  it('teaches the model to tell unseen words of the same kind apart', () => {
    const model = loadModel(packed(500), acts)
    const likeliest = (words: string): string | undefined => {
      const distribution = model.distribution(words)
      return acts[distribution.indexOf(Math.max(...distribution))]
    }
    expect(likeliest('Okay, goodbye then.')).toBe('goodbye')
    expect(likeliest('How big is the budget?')).toBe('q_budget')
  })

  it('keeps no more features than asked for', () => {
    expect(packed(5).features).toHaveLength(5)
  })
})

describe('a model file', () => {
  it('whose weights do not fit its features is refused', () => {
    const file = packed(5)
    expect(() => loadModel({ ...file, features: ['one'] }, acts)).toThrow('Train it again')
  })
})

describe('calibration', () => {
  const outcomes = Array.from({ length: 400 }, (_, i) => ({ raw: i / 400, right: i % 6 !== 0 || i > 300 }))

  it('never falls as the raw probability rises', () => {
    const curve = calibrationOf(outcomes)
    const confidences = Array.from({ length: 101 }, (_, i) => interpolate(curve, i / 100))
    expect(confidences).toEqual(confidences.toSorted((a, b) => a - b))
  })

  it('puts five right answers in six at about one half', () => {
    expect(interpolate(calibrationOf(outcomes), 0.4)).toBeCloseTo(0.5, 1)
  })
})
