import { describe, expect, it } from 'vitest'
import { seenReviews, withSeen } from './seen-reviews.ts'

describe('the reviews already looked at', () => {
  it('are none at first', () => {
    expect(seenReviews(null)).toEqual([])
  })

  it('hold each one once, the newest last', () => {
    expect(seenReviews(withSeen('a b', 'a'))).toEqual(['b', 'a'])
  })

  it('are forgotten after fifty others', () => {
    const kept = Array.from({ length: 60 }, (_, at) => `r${at}`).reduce<string | null>(withSeen, null)
    expect(seenReviews(kept)).toHaveLength(50)
    expect(seenReviews(kept)).not.toContain('r0')
  })
})
