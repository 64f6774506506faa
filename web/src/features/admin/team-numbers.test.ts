import { describe, expect, it } from 'vitest'
import { teamAverage } from './team-numbers.tsx'

describe('the average of a team', () => {
  it('counts each scored call once, and none that was too short to score', () => {
    const average = teamAverage([
      { scoredCalls: 1, averageScore: 80 },
      { scoredCalls: 3, averageScore: 60 },
      { scoredCalls: 0, averageScore: null },
    ])
    expect(average).toBe(65)
  })

  it('is none while nothing was scored', () => {
    expect(teamAverage([{ scoredCalls: 0, averageScore: null }])).toBeNull()
  })
})
