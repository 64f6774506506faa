import { describe, expect, it } from 'vitest'
import { latestPurchase } from './latest-purchase.ts'

const now = new Date('2026-11-20T14:00:00Z')
const entry = (kind: string, at: string, amount = 5) => ({ kind, at, amount })

describe('what checkout success says was credited', () => {
  it('is the newest purchase of the last hour', () => {
    const older = entry('purchase', '2026-11-20T13:20:00Z', 5)
    const newer = entry('purchase', '2026-11-20T13:58:00Z', 10)
    expect(latestPurchase([older, newer], now)).toBe(newer)
  })

  it('is nothing while only other credits came in', () => {
    expect(
      latestPurchase([entry('grant', '2026-11-20T13:59:00Z'), entry('sign-up', '2026-11-20T13:59:00Z')], now),
    ).toBeNull()
  })

  it('is never a purchase of another day', () => {
    expect(latestPurchase([entry('purchase', '2026-11-19T14:00:00Z')], now)).toBeNull()
  })
})
