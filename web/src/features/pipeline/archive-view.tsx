import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account, Pipeline } from '@ringside/contract/pipeline/accounts'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Thing } from '../../domain-ui/use-archive.ts'
import { accountWords } from '../../lib/account-words.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { matchesSearchWords } from '../../lib/search-words.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { contactName } from './contacts-view.tsx'

interface ArchivedThing extends Thing {
  kindName: string
  name: string
  /** What a search finds it by beside its name. */
  words: string
  archivedAt: string
}

const thing = (
  of: Omit<ArchivedThing, 'archivedAt' | 'words'> & { words?: string },
  archivedAt: string | null,
): ArchivedThing[] => (archivedAt === null ? [] : [{ words: '', ...of, archivedAt }])

const peopleOf = (account: Account) =>
  account.personas.flatMap((persona) =>
    thing(
      { kind: 'persona', kindName: 'Person', id: persona._id, name: `${buyerNameOf(persona)}, ${account.name}` },
      persona.archivedAt,
    ),
  )

/** Everything that is archived, newest first. */
export function archivedThings(pipeline: Pipeline): ArchivedThing[] {
  const names = segmentNames(pipeline.targetSegmentProfiles)
  return [
    ...pipeline.targetSegmentProfiles.flatMap((each) =>
      thing(
        { kind: 'segment', kindName: 'Segment', id: each._id, name: names.get(each._id) ?? each.name },
        each.archivedAt,
      ),
    ),
    ...pipeline.accounts.flatMap((each) =>
      thing(
        { kind: 'account', kindName: 'Account', id: each._id, name: each.name, words: accountWords(each) },
        each.archivedAt,
      ),
    ),
    ...pipeline.contactProfiles.flatMap((each) =>
      thing(
        { kind: 'contact-profile', kindName: 'Decision maker', id: each._id, name: contactName(each) },
        each.archivedAt,
      ),
    ),
    ...pipeline.accounts.flatMap(peopleOf),
  ].toSorted((a, b) => b.archivedAt.localeCompare(a.archivedAt))
}

/** What was archived, with a way back. */
export function ArchiveView({
  things,
  onRestore,
}: {
  things: readonly ArchivedThing[]
  onRestore(thing: Thing): void
}) {
  const { filters, change, clear } = useAddressFilters(['search'])
  const { search } = filters
  const shown = things.filter(({ name, words }) => search === '' || matchesSearchWords(`${name} ${words}`, search))
  const columns: Column<ArchivedThing>[] = [
    {
      key: 'name',
      head: 'Name',
      cell: (each) => <span className="font-medium">{each.name}</span>,
      compare: (a, b) => a.name.localeCompare(b.name),
      phone: 'lead',
    },
    {
      key: 'kind',
      head: 'What',
      cell: (each) => each.kindName,
      compare: (a, b) => a.kindName.localeCompare(b.kindName),
      phone: 'detail',
    },
    {
      key: 'archived',
      head: 'Archived',
      cell: (each) => formatDay(each.archivedAt),
      compare: (a, b) => a.archivedAt.localeCompare(b.archivedAt),
      firstDirection: 'descending',
    },
    {
      key: 'restore',
      head: '',
      name: 'Restore',
      align: 'right',
      phone: 'action',
      cell: (each) => (
        <Button size="small" aria-label={`Restore ${each.name}`} onClick={() => onRestore(each)}>
          Restore
        </Button>
      ),
    },
  ]
  if (things.length === 0)
    return <EmptyState title="Nothing is archived.">What you archive waits here and can be restored.</EmptyState>
  return (
    <>
      <FilterBar
        search={search}
        onSearch={(words) => change({ search: words })}
        placeholder="What is archived"
        count={search === '' ? `${things.length} archived` : `${shown.length} of ${things.length}`}
        onClear={search === '' ? undefined : clear}
      />
      {shown.length === 0 ? (
        <EmptyState title="Nothing in the archive matches." action={<Button onClick={clear}>Clear filters</Button>} />
      ) : (
        <Table
          label="Archive"
          rows={shown}
          columns={columns}
          rowKey={(each) => each.id}
          initialSort={{ key: 'archived', direction: 'descending' }}
        />
      )}
    </>
  )
}
