import { archivedWords, type Held, type Holdings } from '@ringside/contract/pipeline/nobody-to-call'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'

type Kinds = Partial<Pick<Pipeline, 'targetSegmentProfiles' | 'contactProfiles' | 'accounts'>>
type Archivable = { readonly archivedAt: string | null }

function held(things: readonly Archivable[] = []): Held {
  const inUse = things.filter(({ archivedAt }) => archivedAt === null).length
  return { inUse, archived: things.length - inUse }
}

/** "1 segment and 69 accounts are archived.": the kinds of which none is in use any more. Null where there is none such. */
export const nothingLeftWords = ({ targetSegmentProfiles, contactProfiles, accounts }: Kinds): string | null =>
  archivedWords({
    segments: held(targetSegmentProfiles),
    decisionMakers: held(contactProfiles),
    accounts: held(accounts),
  })

/** What of a pipeline decides who can be called. */
export const holdingsOf = ({ targetSegmentProfiles, contactProfiles, accounts }: Pipeline): Holdings => ({
  segments: held(targetSegmentProfiles),
  decisionMakers: held(contactProfiles),
  accounts: held(accounts),
  people: held(accounts.filter(({ archivedAt }) => archivedAt === null).flatMap(({ personas }) => personas)),
})
