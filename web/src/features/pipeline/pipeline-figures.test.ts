import type { Account } from '@ringside/contract/pipeline/accounts'
import { describe, expect, it } from 'vitest'
import { aSegment, anAccount, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { countStages, matchesSearch, matrixOf, shareGoingOn } from './pipeline-figures.ts'

const account = (name: string, stage: Account['stage'], person?: string): Account => ({
  _id: '019a0000-0000-7000-8000-000000000001',
  targetSegmentProfileId: '019a0000-0000-7000-8000-000000000002',
  propelAuthId: 'u1',
  orgId: 'o1',
  slug: name.toLowerCase(),
  name,
  industry: 'Manufacturing',
  subIndustry: 'Food & beverage',
  size: '51-200',
  description: '',
  location: 'Columbus, Ohio',
  difficulty: 'medium',
  stage,
  stageSince: '2026-11-01T00:00:00.000Z',
  discoveredInformation: [],
  factCount: 18,
  archivedAt: null,
  archivedByUserId: null,
  active: true,
  personas: person
    ? [
        {
          _id: '019a0000-0000-7000-8000-000000000003',
          orgId: 'o1',
          accountId: '019a0000-0000-7000-8000-000000000001',
          contactProfileId: '019a0000-0000-7000-8000-000000000004',
          firstName: person,
          lastName: 'Whitfield',
          title: 'VP Operations',
          level: 'VP/Director Level',
          department: 'Operations',
          manner: '',
          priorities: [],
          calls: 0,
          bestScore: null,
          lastCallAt: null,
          archivedAt: null,
          archivedByUserId: null,
        },
      ]
    : [],
  lastCallAt: null,
  bestScore: null,
  createdAt: '2026-11-01T00:00:00.000Z',
})

describe('the funnel', () => {
  const counts = countStages([
    account('A', 'researching'),
    account('B', 'researching'),
    account('C', 'discovery'),
    account('D', 'won'),
    account('E', 'lost'),
  ])

  it('counts every account once, at its stage', () => {
    expect(counts).toMatchObject({ researching: 2, discovery: 1, won: 1, lost: 1, contacted: 0 })
  })

  it('says which share went on from a stage', () => {
    expect(shareGoingOn(counts, 'researching')).toBe(40)
    expect(shareGoingOn(counts, 'discovery')).toBe(50)
  })

  it('says nothing of a stage nobody reached, nor of the last', () => {
    expect(shareGoingOn(countStages([]), 'researching')).toBeNull()
    expect(shareGoingOn(counts, 'won')).toBeNull()
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
})
