import { describe, expect, it } from 'vitest'
import { nothingLeftWords } from './archived-words.ts'
import { aContact, anAccount, aSegment, idOf } from './fake/pipeline-things.ts'

const archivedAt = '2026-11-20T12:00:00.000Z'

describe('what is archived where nothing of its kind is in use', () => {
  it('is counted by kind', () => {
    expect(nothingLeftWords({ targetSegmentProfiles: [aSegment({ archivedAt })] })).toBe('1 segment is archived.')
    const accounts = [anAccount({ archivedAt }), anAccount({ _id: idOf(9), archivedAt })]
    expect(nothingLeftWords({ targetSegmentProfiles: [aSegment({ archivedAt })], accounts })).toBe(
      '1 segment and 2 accounts are archived.',
    )
    const contactProfiles = [aContact({ archivedAt })]
    expect(nothingLeftWords({ targetSegmentProfiles: [], contactProfiles, accounts })).toBe(
      '1 decision maker and 2 accounts are archived.',
    )
  })

  it('is nothing where one of the kind is in use, or none was ever made', () => {
    expect(nothingLeftWords({ accounts: [anAccount({ archivedAt }), anAccount({ _id: idOf(9) })] })).toBeNull()
    expect(nothingLeftWords({ targetSegmentProfiles: [], contactProfiles: [], accounts: [] })).toBeNull()
  })
})
