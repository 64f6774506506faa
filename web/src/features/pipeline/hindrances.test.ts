import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { describe, expect, it } from 'vitest'
import { aContact, anAccount, aPersona, aSegment } from '../../domain-ui/fake/pipeline-things.ts'
import { fullWords, hindrancesOf, nothingHinders } from './hindrances.ts'
import { here } from './pipeline-views.tsx'

const archivedAt = '2026-11-10T09:00:00.000Z'
const many = <Thing>(count: number, thing: () => Thing): Thing[] => Array.from({ length: count }, thing)

const pipelineOf = (over: Partial<Pipeline>) =>
  here({ targetSegmentProfiles: [aSegment()], contactProfiles: [aContact()], accounts: [anAccount()], ...over })

const idle = { progress: { state: 'none' as const } }
const hindered = (over: Partial<Pipeline>) =>
  Object.entries(hindrancesOf(idle, pipelineOf(over))).flatMap(([thing, hindrance]) =>
    hindrance === null ? [] : [`${thing}: ${hindrance.words}`],
  )
const most = (what: string) => `You have 1,000 ${what}, the most a plan allows. Archive some to add more.`

describe('what a plan allows no more of', () => {
  it('is nothing before it is known what there is, and nothing at 999', () => {
    expect(hindrancesOf(idle, null)).toEqual(nothingHinders)
    expect(
      hindered({
        targetSegmentProfiles: many(999, aSegment),
        contactProfiles: many(999, aContact),
        accounts: many(999, () => anAccount({ personas: [aPersona()] })),
      }),
    ).toEqual([])
  })

  it('is each kind at 1,000, and says which', () => {
    expect(hindered({ targetSegmentProfiles: many(1000, aSegment) })).toEqual([`segment: ${most('target segments')}`])
    expect(hindered({ contactProfiles: many(1000, aContact) })).toEqual([`contact: ${most('decision makers')}`])
    expect(hindered({ accounts: many(1000, anAccount) })).toEqual([`generate: ${most('accounts')}`])
  })

  it('counts nothing that is archived', () => {
    const archived = { archivedAt }
    const inUse = many(999, aSegment)
    expect(hindered({ targetSegmentProfiles: [...inUse, aSegment(archived)] })).toEqual([])
    const people = many(999, aPersona)
    const accounts = [
      anAccount({ personas: [...people, aPersona(archived)] }),
      anAccount({ ...archived, personas: people }),
    ]
    expect(hindered({ accounts })).toEqual([])
  })

  it('of people keeps accounts from being made, which come with theirs, but for where no decision maker is', () => {
    const accounts = [anAccount({ personas: many(1000, aPersona) })]
    expect(hindered({ accounts })).toEqual([`generate: ${most('people')}`])
    expect(hindered({ accounts, contactProfiles: [] })).toEqual([])
    expect(fullWords(pipelineOf({ accounts }))).toEqual([most('people')])
  })
})
