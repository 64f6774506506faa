import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addressOf,
  datesWords,
  filtersOn,
  onTab,
  queryOf,
  stateOf,
  uploadsQueryOf,
  withoutFilters,
  typesToFilter,
} from './history-filters.ts'

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

  it('say a span of dates in words, open at either end', () => {
    const words = (address: string) => datesWords(of(address), new Date('2026-11-21T12:00:00'))
    expect(words('from=2026-11-04&to=2026-11-20')).toBe('4 Nov to 20 Nov')
    expect(words('from=2026-11-04&to=2026-11-04')).toBe('4 Nov')
    expect(words('from=2026-11-04')).toBe('since 4 Nov')
    expect(words('to=2026-11-20')).toBe('until 20 Nov')
    expect(words('')).toBeNull()
  })

  it('when cleared leave whose calls they are, and their order', () => {
    const all = of('search=Dana&type=demo&score=good&from=2026-11-01&userId=all&sort=score&direction=asc')
    expect(addressOf(withoutFilters(all)).toString()).toBe('userId=all&sort=score&direction=asc')
  })

  it('go along to the uploaded calls, but for what nobody knows of those', () => {
    const state = onTab(of('search=forklifts&difficulty=hard&outcome=open&score=good'), 'uploaded')
    expect(addressOf(state).toString()).toBe('tab=uploaded&search=forklifts&score=good')
    expect(uploadsQueryOf(state)).toEqual({
      search: 'forklifts',
      minScore: 70,
      maxScore: 100,
      sort: 'when',
      direction: 'desc',
    })
    expect(addressOf(onTab(state, 'practice')).toString()).toBe('search=forklifts&score=good')
  })

  it('count a span of dates as one filter', () => {
    expect(filtersOn(of('from=2026-11-01&to=2026-11-20&type=demo'))).toBe(2)
  })
})

describe('the days that calls are filtered by', () => {
  afterEach(() => vi.unstubAllEnvs())
  const boundsIn = (zone: string, address: string) => {
    vi.stubEnv('TZ', zone)
    const { from, before } = queryOf(of(address))
    return [from, before]
  }

  it.each([
    ['America/New_York', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['UTC', '2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['Pacific/Auckland', '2026-11-19T11:00:00.000Z', '2026-11-20T11:00:00.000Z'],
  ])('are those of whoever reads the list, in %s too', (zone, from, before) => {
    expect(boundsIn(zone, 'from=2026-11-20&to=2026-11-20')).toEqual([from, before])
  })

  it('are as long as they are where the clock is changed', () => {
    const changed = 'from=2026-11-01&to=2026-11-01'
    expect(boundsIn('America/New_York', changed)).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'])
  })

  it('bound nothing that no clock of ours can tell', () => {
    expect(boundsIn('UTC', 'from=2026-11-20&to=9999-12-31')).toEqual(['2026-11-20T00:00:00.000Z', undefined])
  })
})

it('the kinds of call to choose from can be practised, or there are calls of them', () => {
  const playable = [
    'cold-call',
    'gatekeeper',
    'discovery',
    'demo',
    'objection-handling',
    'negotiation',
    'closing',
    'check-in',
    'referral',
  ]
  expect(typesToFilter([])).toEqual(playable)
  expect(typesToFilter(['closing', 'discovery'])).toEqual([
    'cold-call',
    'gatekeeper',
    'discovery',
    'demo',
    'objection-handling',
    'negotiation',
    'closing',
    'check-in',
    'referral',
  ])
})
