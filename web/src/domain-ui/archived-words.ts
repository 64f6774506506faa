import type { Pipeline } from '@ringside/contract/pipeline/pipeline'

type Kinds = Partial<Pick<Pipeline, 'targetSegmentProfiles' | 'contactProfiles' | 'accounts'>>
type Archivable = { readonly archivedAt: string | null }

const inWords = (things: readonly Archivable[] | undefined, one: string, many = `${one}s`): string[] => {
  if (things === undefined || things.length === 0) return []
  if (things.some(({ archivedAt }) => archivedAt === null)) return []
  return [`${things.length.toLocaleString('en-GB')} ${things.length === 1 ? one : many}`]
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "1 segment and 69 accounts are archived.": the kinds of which none is in use any more. Null where there is none such. */
export function archivedWords({ targetSegmentProfiles, contactProfiles, accounts }: Kinds): string | null {
  return areArchived([
    ...inWords(targetSegmentProfiles, 'segment'),
    ...inWords(contactProfiles, 'decision maker'),
    ...inWords(accounts, 'account'),
  ])
}

/** The same of why there is nobody to call: with all else in use, people themselves can be in the archive. */
export function archivedBuyersWords(pipeline: Pipeline): string | null {
  const people = pipeline.accounts.filter(({ archivedAt }) => archivedAt === null).flatMap(({ personas }) => personas)
  return archivedWords(pipeline) ?? areArchived(inWords(people, 'person', 'people'))
}

function areArchived(parts: readonly string[]): string | null {
  if (parts.length === 0) return null
  const isOne = parts.length === 1 && parts[0]?.startsWith('1 ') === true
  return `${and.format(parts)} ${isOne ? 'is' : 'are'} archived.`
}
