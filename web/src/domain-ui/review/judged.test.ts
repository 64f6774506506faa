import type { CriterionScore } from '@ringside/contract/reviews/review'
import { describe, expect, it } from 'vitest'
import { engineWords, judgedWords } from './judged.ts'

const score = (level: number | null, override?: CriterionScore['override']): CriterionScore => ({
  criterion: 'opening',
  label: 'Opening',
  state: level === null ? 'not-shown' : 'scored',
  level,
  weight: 10,
  pointsToGain: 0,
  descriptor: '',
  checks: [],
  evidence: [],
  advice: '',
  override,
})
const ruth = { by: 'Ruth Adeyemi', byUserId: 'ruth', reason: 'Twice asked', at: '2026-11-22T09:00:00.000Z' }

describe('a judged criterion', () => {
  it('says who changed it and what the engine had found', () => {
    const changed = score(4, { ...ruth, engine: { state: 'not-shown' } })
    expect(judgedWords(changed)).toBe('Judged by Ruth Adeyemi, 22 Nov. The engine found: not shown.')
    expect(engineWords(changed)).toBe('Engine: not shown')
  })

  it('says who confirmed it', () => {
    const confirmed = score(4, { ...ruth, engine: { state: 'scored', level: 4 } })
    expect(judgedWords(confirmed)).toBe('Confirmed by Ruth Adeyemi, 22 Nov.')
    expect(engineWords(confirmed)).toBeNull()
  })

  it('says nothing where nobody judged', () => {
    expect(judgedWords(score(4))).toBeNull()
    expect(engineWords(score(4))).toBeNull()
  })
})
