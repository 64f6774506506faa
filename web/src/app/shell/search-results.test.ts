import type { Account } from '@ringside/contract/pipeline/accounts'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '../../lib/queries/pipeline.ts'
import type { NavItem } from './nav-items.ts'
import { archivedThings } from '../../domain-ui/archived-things.ts'
import { aContact, aSegment, idOf } from '../../domain-ui/fake/pipeline-things.ts'
import { searchAll } from './search-results.ts'

const fact = (factId: string, personaName: string, summary: string) => ({ factId, personaName, summary })
const account = (
  name: string,
  facts: readonly object[],
  archivedAt: string | null = null,
  personas: readonly object[] = [],
) =>
  ({
    _id: name,
    slug: name.toLowerCase(),
    name,
    industry: 'Transportation & Logistics',
    subIndustry: 'Cold-chain carriers',
    location: 'Ohio',
    discoveredInformation: facts,
    personas,
    archivedAt,
  }) as unknown as Account

const dana = {
  _id: 'dana',
  firstName: 'Dana',
  lastName: 'Whitfield',
  title: 'Operations Director',
  accountName: 'Brightwell',
} as unknown as Buyer

const accounts = [
  account('Brightwell', [
    fact('cost', 'Dana Whitfield', 'Detention costs about 41,000 dollars a quarter'),
    fact('tool', 'Dana Whitfield', 'Slots are booked in a spreadsheet'),
  ]),
  account('Tamarack', [fact('tool', 'Hollis Grant', 'Invoices are typed twice, into SAP and a spreadsheet')]),
  account('Old Mill', [fact('tool', 'Sunniva Dahl', 'A spreadsheet on one laptop')], '2026-11-01T09:00:00.000Z', [
    { firstName: 'Sunniva', lastName: 'Dahl', title: 'Head of Fleet', archivedAt: null },
  ]),
]
const segments = [
  aSegment({ _id: idOf(1), name: 'Regional 3PLs' }),
  aSegment({ _id: idOf(2), name: 'Paper mills', archivedAt: '2026-11-01T09:00:00.000Z' }),
]
const roles = [
  aContact({ _id: idOf(4), level: 'C-Suite', department: 'Finance' }),
  aContact({ _id: idOf(5), level: 'C-Suite', department: 'Legal', archivedAt: '2026-11-01T09:00:00.000Z' }),
]

const all = {
  buyers: [dana],
  accounts,
  segments,
  roles,
  archived: archivedThings({ accounts, targetSegmentProfiles: segments, contactProfiles: roles }),
  screens: [{ to: '/pipeline', label: 'Pipeline' } as unknown as NavItem],
}

const found = (search: string, where: { inPipeline?: boolean } = {}) =>
  searchAll(all, search, where).map(({ heading, found: lines }) => [heading, ...lines.map(({ to }) => to)])

describe('the search', () => {
  it('finds what was found out by words of it, and leads to the fact on its account’s page', () => {
    expect(found('detention')).toEqual([['Found out', '/account/brightwell/brightwell?fact=cost']])
    expect(found('41,000')).toEqual([['Found out', '/account/brightwell/brightwell?fact=cost']])
    expect(found('invoises twice')).toEqual([['Found out', '/account/tamarack/tamarack?fact=tool']])
  })

  it('narrows facts by who said them and where', () => {
    expect(found('spreadsheet')).toEqual([
      ['Found out', '/account/brightwell/brightwell?fact=tool', '/account/tamarack/tamarack?fact=tool'],
    ])
    expect(found('tamarack spreadsheet')).toEqual([['Found out', '/account/tamarack/tamarack?fact=tool']])
    expect(found('hollis sap')).toEqual([['Found out', '/account/tamarack/tamarack?fact=tool']])
  })

  it('finds accounts by what their page says they are in', () => {
    expect(found('cold-chain')[0]).toEqual(['Accounts', '/account/brightwell/brightwell', '/account/tamarack/tamarack'])
  })

  it('finds decision makers, and segments where no account is in use', () => {
    expect(found('finance')).toEqual([['Pipeline', '/persona-display?level=C-Suite&department=Finance']])
    const bare = searchAll({ ...all, accounts: [] }, '3pls')
    expect(bare[0]?.found[0]?.name).toBe('Regional 3PLs')
    expect(searchAll({ ...all, accounts: [] }, 'negotiation').map(({ heading }) => heading)).toEqual(['Calls'])
  })

  it('finds accounts by where they are', () => {
    expect(found('ohio')).toEqual([
      ['Accounts', '/account/brightwell/brightwell', '/account/tamarack/tamarack'],
      ['Archived', '/pipeline/archive?search=ohio'],
    ])
  })

  it('finds the calls of a kind, and where to upload one', () => {
    expect(found('discovery call')).toEqual([['Calls', '/simulation-history?type=discovery']])
    expect(found('cold call')).toEqual([['Calls', '/simulation-history?type=cold-call']])
    expect(found('upload')).toEqual([['Calls', '/simulation-history?tab=uploaded']])
    expect(found('')).toEqual([['Screens', '/pipeline']])
  })

  it('takes a name for the account or the person, not for all that is known there', () => {
    expect(found('Tamarack')).toEqual([['Accounts', '/account/tamarack/tamarack']])
    expect(found('dana')).toEqual([['Buyers', '/persona-display?person=dana']])
  })

  it('takes a name that is the account’s for the account before the people there', () => {
    expect(found('brightwell')).toEqual([
      ['Accounts', '/account/brightwell/brightwell'],
      ['Buyers', '/persona-display?person=dana'],
    ])
  })

  it('finds segments by their names, and accounts by the stage they are in', () => {
    expect(found('3pls')).toEqual([['Pipeline', `/pipeline/accounts?segment=${idOf(1)}`]])
    expect(found('negotiation')).toEqual([
      ['Calls', '/simulation-history?type=negotiation'],
      ['Pipeline', '/pipeline/accounts?stage=negotiation'],
    ])
  })

  it('prefers in the pipeline what belongs there', () => {
    const headings = (search: string) => found(search, { inPipeline: true }).map(([heading]) => heading)
    expect(headings('negotiation')).toEqual(['Pipeline', 'Calls'])
    expect(headings('o')).toEqual(expect.arrayContaining(['Accounts', 'Buyers', 'Pipeline', 'Calls']))
    expect(headings('o').slice(0, 2)).toEqual(['Accounts', 'Buyers'])
    expect(found('o')[0]?.[0]).toBe('Buyers')
  })

  it('lists nothing that is archived, and says how much of the archive it fits', () => {
    expect(found('laptop')).toEqual([])
    expect(found('old mill')).toEqual([['Archived', '/pipeline/archive?search=old%20mill']])
    expect(searchAll(all, 'old mill')[0]?.found[0]?.name).toBe('1 account in the archive')
    expect(searchAll(all, 'mill').at(-1)?.found[0]?.name).toBe('1 segment and 1 account in the archive')
    expect(found('legal')).toEqual([['Archived', '/pipeline/archive?search=legal']])
    // By the words that the archive itself is searched by: its people, too.
    expect(found('sunniva')).toEqual([['Archived', '/pipeline/archive?search=sunniva']])
  })

  it('offers the screens before anything is asked', () => {
    expect(found('')).toEqual([['Screens', '/pipeline']])
    expect(found(' ')).toEqual([['Screens', '/pipeline']])
  })
})
