import { describe, expect, it } from 'vitest'
import { addressOf, filtersOn, queryOf, stateOf } from './history-filters.ts'

const of = (address: string) => stateOf(new URLSearchParams(address))

describe('the filters of the call history', () => {
  it('stand in the address and come back from it', () => {
    const address = 'search=Dana&type=discovery&score=good'
    expect(addressOf(of(address)).toString()).toBe(address)
  })

  it('leave the plain list’s address bare', () => {
    expect(addressOf(of('')).toString()).toBe('')
  })

  it('ignore what an address says wrongly', () => {
    expect(of('type=brawl&from=yesterday')).toMatchObject({ type: null, from: null })
  })

  it('ask the server for a band of scores', () => {
    expect(queryOf(of('score=fair'))).toMatchObject({ minScore: 50, maxScore: 69 })
  })

  it('count a span of dates as one filter', () => {
    expect(filtersOn(of('from=2026-11-01&to=2026-11-20&type=demo'))).toBe(2)
  })
})
