import type { Account } from '@ringside/contract/pipeline/accounts'
import { segmentPlace, shortName, wholeName, type ListedName } from '@ringside/contract/pipeline/segment-names'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { segmentAccountsPath } from '../../lib/paths.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { accountWords } from './account-words.ts'

export interface SegmentDeeds {
  onConfigure(segment: Segment): void
  onChange(segment: Segment): void
  onArchive(segment: Segment): void
}

function SegmentMenu({ segment, name, deeds }: { segment: Segment; name: string; deeds: SegmentDeeds }) {
  return (
    <RowMenu
      name={name}
      items={[
        { kind: 'action', label: 'Pain points and objections', onSelect: () => deeds.onConfigure(segment) },
        { kind: 'action', label: 'Name and market', onSelect: () => deeds.onChange(segment) },
        { kind: 'action', label: 'Archive', onSelect: () => deeds.onArchive(segment) },
      ]}
    />
  )
}

/** A phone has one line for all the columns: what tells a segment apart, where another has its name. */
const onPhone = (segment: Segment, { traits }: ListedName) =>
  (traits.length > 0 ? traits : [segmentPlace(segment)]).join(', ')

/** The columns of the segments' table; `accounts` are those in use, `listedOf` is what a segment is called among the others. */
export function segmentColumns(
  accounts: readonly Account[],
  listedOf: (segment: Segment) => ListedName,
  deeds: SegmentDeeds,
): Column<Segment>[] {
  const nameOf = (segment: Segment) => wholeName(listedOf(segment))
  const counts = new Map(
    [...Map.groupBy(accounts, (account) => account.targetSegmentProfileId)].map(([id, { length }]) => [id, length]),
  )
  const accountsIn = (segment: Segment) => counts.get(segment._id) ?? 0
  return [
    {
      key: 'name',
      head: 'Segment',
      wraps: true,
      cell: (segment) => (
        <button
          type="button"
          // The columns beside it tell it apart from another of its name; said alone, it says so itself.
          aria-label={nameOf(segment)}
          className="rounded-tick text-left font-medium hover:underline"
          onClick={() => deeds.onConfigure(segment)}
        >
          {shortName(listedOf(segment))}
        </button>
      ),
      compare: (a, b) => nameOf(a).localeCompare(nameOf(b)),
      phone: 'lead',
    },
    {
      key: 'industry',
      head: 'Industry',
      wraps: true,
      cell: (segment) => (
        <>
          <span className="max-tablet:hidden">{segment.displayIndustry}</span>
          <span className="tablet:hidden">
            {onPhone(segment, listedOf(segment))}, {accountWords(accountsIn(segment))}
          </span>
        </>
      ),
      phone: 'detail',
    },
    {
      key: 'sub',
      head: 'Sub-industry',
      wraps: true,
      cell: (segment) => segment.displaySubIndustry || 'Any',
      wide: true,
    },
    { key: 'size', head: 'Size', cell: (segment) => segment.companySize, wide: true },
    { key: 'place', head: 'Geography', wraps: true, cell: segmentPlace },
    {
      key: 'accounts',
      head: 'Accounts',
      align: 'right',
      cell: (segment) =>
        accountsIn(segment) === 0 ? (
          0
        ) : (
          <TextLink
            look="alone"
            to={segmentAccountsPath(segment._id)}
            aria-label={`${accountsIn(segment)} accounts of ${nameOf(segment)}`}
          >
            {accountsIn(segment)}
          </TextLink>
        ),
      firstDirection: 'descending',
      compare: (a, b) => accountsIn(a) - accountsIn(b),
    },
    {
      key: 'menu',
      head: '',
      name: 'Actions',
      width: '56px',
      phone: 'action',
      cell: (segment) => <SegmentMenu segment={segment} name={nameOf(segment)} deeds={deeds} />,
    },
  ]
}
