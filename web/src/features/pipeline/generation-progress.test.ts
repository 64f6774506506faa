import { describe, expect, it } from 'vitest'
import { isDue, leftWords, madeAmong, secondsLeft } from './generation-progress.ts'

const order = { targetSegmentProfileId: 's1', createdAt: '2026-11-02T09:00:00.000Z', amount: 3 }
const account = (over: object = {}) => ({
  targetSegmentProfileId: 's1',
  propelAuthId: 'me',
  createdAt: '2026-11-02T09:00:01.000Z',
  ...over,
})

describe('what there is of an order', () => {
  it('is counted in the accounts themselves: of whoever gave it, in its segment, made since', () => {
    const others = [
      account({ propelAuthId: 'a-colleague' }),
      account({ targetSegmentProfileId: 's2' }),
      account({ createdAt: '2026-11-02T08:59:59.999Z' }),
    ]
    expect(madeAmong([...others, account(), account()], order, 'me')).toBe(2)
    expect(madeAmong(others, order, 'me')).toBe(0)
  })

  it('is never more than was ordered', () => {
    expect(madeAmong([account(), account(), account(), account()], order, 'me')).toBe(3)
  })
})

describe('the tables', () => {
  it('are read again with each of the first five accounts, then in steps of five, and at the end', () => {
    const due = (made: number, shown: number, state: 'running' | 'done' | 'stopped' = 'running') =>
      isDue({ made, state }, shown)
    expect([due(1, 0), due(5, 4), due(6, 5), due(9, 5), due(10, 5)]).toEqual([true, true, false, false, true])
    expect([due(7, 5, 'done'), due(7, 5, 'stopped'), due(7, 7, 'done')]).toEqual([true, true, false])
  })

  it('are not read again for what they have already', () => {
    expect([isDue({ made: 3, state: 'running' }, 3), isDue({ made: 3, state: 'running' }, 4)]).toEqual([false, false])
  })
})

describe('how long it still takes', () => {
  const first = { orderId: 'o1', at: 10_000, made: 4 }

  it('follows from the pace since it was first looked at', () => {
    expect(secondsLeft(first, { orderId: 'o1', at: 20_000, made: 9 }, 24)).toBe(30)
    expect(secondsLeft(first, { orderId: 'o1', at: 40_000, made: 9 }, 24)).toBe(90)
  })

  it('is not known before there is a pace, and of another order not at all', () => {
    expect(secondsLeft(null, { orderId: 'o1', at: 20_000, made: 9 }, 24)).toBeNull()
    expect(secondsLeft(first, { orderId: 'o1', at: 20_000, made: 5 }, 24)).toBeNull()
    expect(secondsLeft(first, { orderId: 'o1', at: 11_999, made: 9 }, 24)).toBeNull()
    expect(secondsLeft(first, { orderId: 'o2', at: 20_000, made: 9 }, 24)).toBeNull()
  })

  it('is said in round figures, and not while it is not known', () => {
    expect([null, 3, 5.1, 38, 55, 56, 89, 90, 200].map(leftWords)).toEqual([
      '',
      'A few seconds left.',
      'About 10 seconds left.',
      'About 40 seconds left.',
      'About 55 seconds left.',
      'About a minute left.',
      'About a minute left.',
      'About 2 minutes left.',
      'About 3 minutes left.',
    ])
  })
})
