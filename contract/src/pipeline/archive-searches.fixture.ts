import type { ArchivedKind } from './archive.ts'

/** One of each kind, all of them archived, as both halves of the search of the archive are tested over them. */
export const searchedArchive = {
  segment: { name: 'Carriers' },
  account: {
    name: 'Brightwell Foods',
    location: 'Columbus, Ohio',
    industry: 'Manufacturing',
    subIndustry: 'Food & beverage',
  },
  role: { level: 'VP/Director Level', department: 'Operations' },
  person: { firstName: 'Irene', lastName: 'Castellanos', title: 'Plant Manager' },
} as const

/** What a search finds there: the same in the browser, which has the last of the archive, as on the server, which has all of it. */
export const archiveSearches: ReadonlyArray<readonly [search: string, found: readonly ArchivedKind[]]> = [
  ['carriers', ['segment', 'account']],
  ['CARR', ['segment', 'account']],
  ['brightwell', ['account', 'persona']],
  ['brightwell carriers', ['account']],
  ['columbus castellanos', ['account']],
  ['beverage manufacturing', ['account']],
  ['irene', ['account', 'persona']],
  ['castellanos irene brightwell', ['account', 'persona']],
  ['plant manager', ['account']],
  ['operations director', ['contact-profile']],
  ['kestrel', []],
  ['brightwell kestrel', []],
  ['%', []],
  ['_', []],
]
