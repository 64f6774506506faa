import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import { kindWords, type Kind } from './use-archive.ts'
import type { NamedThing, ToRestore } from './use-restoring.tsx'
import { accountPath, personPath, rolePath, segmentAccountsPath } from '../lib/paths.ts'
import { contactName } from './contact-name.ts'
import { searchedWords } from '../lib/searched-words.ts'

/** "Decision maker" */
export function kindName(kind: Kind): string {
  const [one] = kindWords[kind]
  return one.charAt(0).toUpperCase() + one.slice(1)
}

export interface ArchivedThing extends ToRestore {
  /** To what it belongs; '' for what stands by itself. */
  place: string
  /** Where it can still be read. */
  to: string
  /** What the server finds it by, in the archive that goes on after the overview. */
  words: string
  archivedAt: string
}

/** What every search of the archive finds something by, so that a count of things leads to just these. */
export const searchedInArchive = ({ name, place, words }: ArchivedThing): string => `${name} ${place} ${words}`

type Archivable = { _id: string; archivedAt: string | null }

const made = (
  { _id: id, archivedAt }: Archivable,
  of: Omit<ArchivedThing, 'id' | 'archivedAt' | 'within' | 'place'> & Partial<ArchivedThing>,
): ArchivedThing[] => (archivedAt === null ? [] : [{ within: [], place: '', ...of, id, archivedAt }])

const archivedRole = (role: ContactProfile): ArchivedThing[] =>
  made(role, {
    kind: 'contact-profile',
    name: contactName(role),
    words: `${role.level} ${role.department ?? ''}`,
    to: rolePath(role),
  })

/** Everything that is archived, newest first. */
export function archivedThings(pipeline: Pipeline): ArchivedThing[] {
  const names = segmentNames(pipeline.targetSegmentProfiles)
  const segments = new Map(pipeline.targetSegmentProfiles.map((segment) => [segment._id, segment]))
  const segmentOf = (account: Account): NamedThing[] => {
    const segment = segments.get(account.targetSegmentProfileId)
    if (!segment || segment.archivedAt === null) return []
    return [{ kind: 'segment', id: segment._id, name: names.get(segment._id) ?? segment.name }]
  }
  const accountOf = (account: Account): NamedThing[] =>
    account.archivedAt === null ? [] : [{ kind: 'account', id: account._id, name: account.name }, ...segmentOf(account)]
  return [
    ...pipeline.targetSegmentProfiles.flatMap((each) =>
      made(each, {
        kind: 'segment',
        name: names.get(each._id) ?? each.name,
        words: each.name,
        to: segmentAccountsPath(each._id),
        accounts: pipeline.accounts
          .filter((account) => account.targetSegmentProfileId === each._id && account.archivedAt !== null)
          .map(({ _id }) => _id),
      }),
    ),
    ...pipeline.accounts.flatMap((each) =>
      made(each, {
        kind: 'account',
        name: each.name,
        place: names.get(each.targetSegmentProfileId) ?? '',
        to: accountPath(each),
        words: `${searchedWords(each)} ${segments.get(each.targetSegmentProfileId)?.name ?? ''}`,
        within: segmentOf(each),
      }),
    ),
    ...pipeline.contactProfiles.flatMap(archivedRole),
    ...pipeline.accounts.flatMap((account) =>
      account.personas.flatMap((persona) =>
        made(persona, {
          kind: 'persona',
          name: buyerNameOf(persona),
          place: account.name,
          to: personPath(persona._id),
          words: `${buyerNameOf(persona)} ${account.name}`,
          within: accountOf(account),
        }),
      ),
    ),
  ].toSorted((a, b) => b.archivedAt.localeCompare(a.archivedAt))
}
