import { describe, expect, it } from 'vitest'
import { courseOf, deliveryOf } from './live-words.ts'

describe('what an admin notices about a live call', () => {
  it('is a buyer about to leave, then one who stops caring', () => {
    expect(courseOf({ trust: 60, interest: 10, patience: 10 })).toEqual({ words: 'Losing patience', alert: true })
    expect(courseOf({ trust: 60, interest: 24, patience: 25 })).toEqual({ words: 'Losing interest', alert: true })
  })

  it('is nothing while both hold, and nothing is claimed without the numbers', () => {
    expect(courseOf({ trust: 0, interest: 25, patience: 25 })).toEqual({ words: 'On course', alert: false })
    expect(courseOf(null)).toBeNull()
  })
})

describe('a whisper', () => {
  const sent = { id: 'a', from: 'Ruth Adeyemi', text: 'Ask for a date', sentAt: '2026-11-20T10:06:38.000Z' }

  it('says when in the call it was sent and that the rep has it', () => {
    const whisper = { ...sent, deliveredAt: '2026-11-20T10:06:39.000Z' }
    expect(deliveryOf(whisper, '2026-11-20T10:00:00.000Z')).toBe('6:38, delivered')
  })

  it('is never called delivered while the rep is away', () => {
    expect(deliveryOf({ ...sent, deliveredAt: null }, '2026-11-20T10:00:00.000Z')).toBe('6:38, waiting for the rep')
  })
})
