import { archiveSearches, searchedArchive } from '@ringside/contract/pipeline/archive-searches.fixture'
import { describe, expect, it } from 'vitest'
import { matchesSearchWords } from '../lib/search-words.ts'
import { archivedThings, searchedInArchive } from './archived-things.ts'
import { aContact, anAccount, aPersona, aSegment } from './fake/pipeline-things.ts'

const archivedAt = '2026-11-10T09:00:00.000Z'
const { segment, account, role, person } = searchedArchive
const things = archivedThings({
  targetSegmentProfiles: [aSegment({ ...segment, archivedAt })],
  contactProfiles: [aContact({ ...role, archivedAt })],
  accounts: [anAccount({ ...account, archivedAt, personas: [aPersona({ ...person, archivedAt })] })],
})

describe('a search of the archive, as far as the browser has it', () => {
  it.each(archiveSearches)('for “%s” finds what the server finds: %j', (search, found) => {
    const kinds = things.filter((each) => matchesSearchWords(searchedInArchive(each), search)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(found.toSorted())
  })
})
