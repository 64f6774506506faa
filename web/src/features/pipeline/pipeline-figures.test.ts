import type { Account } from '@ringside/contract/pipeline/accounts'
import { describe, expect, it } from 'vitest'
import { aPersona, aSegment, anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import {
  countStages,
  goingOn,
  goingOnMeaning,
  goingOnWords,
  matchesSearch,
  matrixOf,
  stagesGoingOn,
} from './pipeline-figures.ts'

const account = (name: string, stage: Account['stage'], person?: string, lostFrom: Account['lostFrom'] = null) =>
  anAccount({
    name,
    stage,
    lostFrom,
    personas: person === undefined ? [] : [aPersona({ firstName: person })],
  })

const lostAfter = (stage: Account['stage']) => account('Lost', 'lost', undefined, stage)

describe('the funnel', () => {
  const accounts = [
    account('A', 'researching'),
    account('B', 'researching'),
    account('C', 'discovery'),
    account('D', 'won'),
    lostAfter('researching'),
  ]

  it('counts every account once, at its stage', () => {
    expect(countStages(accounts)).toMatchObject({ researching: 2, discovery: 1, won: 1, lost: 1, contacted: 0 })
  })

  it('says how many went on from a stage, of those that reached it', () => {
    expect(goingOn(accounts, 'researching')).toEqual({ went: 2, of: 5 })
    expect(goingOn(accounts, 'discovery')).toEqual({ went: 1, of: 2 })
  })

  it('counts a lost deal as far as it had come, and as one that went on up to there', () => {
    const more = [...accounts, lostAfter('negotiation')]
    expect(goingOn(more, 'researching')).toEqual({ went: 3, of: 6 })
    expect(goingOn(more, 'discovery')).toEqual({ went: 2, of: 3 })
    expect(goingOn(more, 'negotiation')).toEqual({ went: 1, of: 2 })
    expect(goingOn([lostAfter('won')], 'negotiation')).toEqual({ went: 1, of: 1 })
  })

  it('says nothing of a stage nobody reached, nor of the last', () => {
    expect(goingOn([], 'researching')).toBeNull()
    expect(goingOn(accounts, 'won')).toBeNull()
    expect(goingOn(accounts, 'lost')).toBeNull()
  })

  it('counts few accounts, and gives a share of many', () => {
    expect(goingOnWords({ went: 11, of: 12 })).toBe('11 of 12')
    expect(goingOnWords({ went: 28, of: 29 })).toBe('28 of 29')
    expect(goingOnWords({ went: 14, of: 30 })).toBe('47%')
  })

  it('says what the first of these figures means, and nothing where there is none', () => {
    expect(goingOnMeaning(stagesGoingOn(accounts))).toMatch(/^“2 of 5 go on”: of the accounts that got this far/)
    expect(goingOnMeaning(stagesGoingOn([account('A', 'researching')]))).toBeNull()
  })
})

describe('search', () => {
  it('finds an account by the name of a person there', () => {
    expect(matchesSearch(account('Brightwell', 'won', 'Dana'), 'dana brightwell')).toBe(true)
    expect(matchesSearch(account('Brightwell', 'won', 'Dana'), 'irene')).toBe(false)
  })
})

describe('the rows of the overview', () => {
  const carriers = aSegment({ _id: idOf(1), name: 'Carriers' })
  const makers = aSegment({ _id: idOf(2), name: 'Food makers' })
  const gone = '2026-11-10T09:00:00.000Z'
  const inSegment = (nth: number, segmentId: string) => anAccount({ _id: idOf(nth), targetSegmentProfileId: segmentId })

  it('add up to all the accounts: those that were kept of an archived segment have a row of their own, the last', () => {
    const rows = matrixOf(
      [{ ...carriers, archivedAt: gone }, makers],
      [inSegment(11, carriers._id), inSegment(12, carriers._id), inSegment(13, makers._id)],
    )
    expect(rows.map(({ label, counts }) => [label, counts.researching])).toEqual([
      ['Food makers', 1],
      ['Archived segment: Carriers', 2],
    ])
  })

  it('leave out an archived segment that holds nothing in use, and keep an empty one that is', () => {
    expect(matrixOf([{ ...carriers, archivedAt: gone }, makers], []).map(({ label }) => label)).toEqual(['Food makers'])
  })

  it('have what tells two of one name apart on its own, and no place beside it a second time', () => {
    const inOhio = { ...makers.geographicFocus, geographicFocus: 'State' as const, states: ['Ohio' as const] }
    const rows = matrixOf([makers, { ...makers, _id: idOf(3), geographicFocus: inOhio }, carriers], [])
    expect(rows.map(({ label, name, traits, place }) => [label, name, traits, place])).toEqual([
      ['Carriers', 'Carriers', [], 'Anywhere'],
      ['Food makers (Anywhere)', 'Food makers', ['Anywhere'], ''],
      ['Food makers (Ohio)', 'Food makers', ['Ohio'], ''],
    ])
  })
})
