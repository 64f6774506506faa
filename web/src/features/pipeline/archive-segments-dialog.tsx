import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { countedThings, thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { ArchiveWithDialog } from './archive-with-dialog.tsx'

const withSegment = ({ _id: id, targetSegmentProfileId: withId }: Account): ToArchive => ({
  kind: 'account',
  id,
  withId,
})

/** Asks what becomes of the accounts in use of segments that are to be archived. */
export function ArchiveSegmentsDialog({
  segments,
  names,
  accounts,
  onArchive,
  onClose,
}: {
  segments: readonly Segment[]
  /** What each is called beside all the others, by id. */
  names: ReadonlyMap<string, string>
  /** Those in use in these segments; at least one. */
  accounts: readonly Account[]
  onArchive(things: readonly ToArchive[]): void
  onClose(): void
}) {
  const [first] = segments
  const one = segments.length === 1 ? first : undefined
  const these = thingsOf(
    'segment',
    segments.map(({ _id }) => _id),
  )
  const what = countedThings(these)
  const there = countedThings(accounts.map(() => ({ kind: 'account' })))
  const isOne = accounts.length === 1
  const rest = isOne ? 'it' : 'them'
  return (
    <ArchiveWithDialog
      title={one ? `Archive ${names.get(one._id) ?? one.name}?` : `Archive ${what}?`}
      description={`${there} in use ${isOne ? 'is' : 'are'} in ${one ? 'it' : 'them'}. You can restore everything from the archive.`}
      question={`What becomes of ${isOne ? 'the account' : `the ${there}`}?`}
      keep={{
        label: `Keep ${rest}`,
        help: `${isOne ? 'It stays' : 'They stay'} in the lists and can be called. The overview shows ${rest} under the archived ${one ? 'segment' : 'segments'}.`,
        button: `Archive ${one ? 'segment' : what}`,
      }}
      also={{
        label: `Archive ${rest} as well`,
        help: `${isOne ? 'It leaves the lists and no longer counts' : 'They leave the lists and no longer count'} towards your plan. What was found out stays.`,
        button: `Archive ${one ? 'segment' : what} and ${there}`,
      }}
      onArchive={(also) => onArchive([...these, ...(also ? accounts.map(withSegment) : [])])}
      onClose={onClose}
    />
  )
}
