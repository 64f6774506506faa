import type { Pipeline } from '@ringside/contract/pipeline/accounts'

type Kinds = Partial<Pick<Pipeline, 'targetSegmentProfiles' | 'contactProfiles' | 'accounts'>>

const inWords = (things: readonly { archivedAt: string | null }[] | undefined, one: string): string[] => {
  if (things === undefined || things.length === 0) return []
  if (things.some(({ archivedAt }) => archivedAt === null)) return []
  return [`${things.length.toLocaleString('en-GB')} ${things.length === 1 ? one : `${one}s`}`]
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "1 segment and 69 accounts are archived.": the kinds of which none is in use any more. Null where there is none such. */
export function archivedWords({ targetSegmentProfiles, contactProfiles, accounts }: Kinds): string | null {
  const parts = [
    ...inWords(targetSegmentProfiles, 'segment'),
    ...inWords(contactProfiles, 'decision maker'),
    ...inWords(accounts, 'account'),
  ]
  if (parts.length === 0) return null
  const isOne = parts.length === 1 && parts[0]?.startsWith('1 ') === true
  return `${and.format(parts)} ${isOne ? 'is' : 'are'} archived.`
}
