import { describe, expect, it } from 'vitest'
import { isDue, leftWords, madeBetween, secondsLeft } from './generation-progress.ts'

const order = (made: number) => ({ accountIds: Array.from({ length: made }, (_, nth) => `a${nth}`), made })

describe('what there is of an order', () => {
  const accounts = ['a0', 'a1', 'imported'].map((_id) => ({ _id }))

  it('is counted in the accounts themselves: those that it made, and none that came beside them', () => {
    expect(madeBetween([order(0), order(9)], accounts)).toBe(2)
    expect(madeBetween([order(0), order(9)], [{ _id: 'imported' }])).toBe(0)
  })

  it('is no less than was made before they were read, and no more than when they were there', () => {
    expect(madeBetween([order(0), order(1)], accounts)).toBe(1)
    expect(madeBetween([order(3), order(4)], accounts)).toBe(3)
  })
})

describe('the tables', () => {
  const inTables = (made: number) => ({ orderId: 'o1', made, readAt: 1 })
  const due = (made: number, shown: number, state: 'running' | 'done' | 'stopped' = 'running') =>
    isDue({ _id: 'o1', made, state }, inTables(shown), 1)

  it('are read again with each of the first five accounts, then in steps of five, and at the end', () => {
    expect([due(1, 0), due(5, 4), due(6, 5), due(9, 5), due(10, 5)]).toEqual([true, true, false, false, true])
    expect([due(7, 5, 'done'), due(7, 5, 'stopped'), due(7, 7, 'done')]).toEqual([true, true, false])
  })

  it('are not read again for what they have already', () => {
    expect([due(3, 3), due(3, 4)]).toEqual([false, false])
    expect(isDue({ _id: 'o1', made: 3, state: 'running' }, inTables(3), 2)).toBe(false)
  })

  it('are read again before the next step where something else had them read, or nothing for this order', () => {
    expect(isDue({ _id: 'o1', made: 7, state: 'running' }, inTables(5), 2)).toBe(true)
    expect(isDue({ _id: 'o2', made: 7, state: 'running' }, inTables(5), 1)).toBe(true)
    expect(isDue({ _id: 'o1', made: 7, state: 'running' }, null, 1)).toBe(true)
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
