import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { Account, Pipeline } from '@ringside/contract/pipeline/accounts'
import { segmentNames } from '@ringside/contract/pipeline/segment-names'
import type { Kind, Thing } from '../../domain-ui/use-archive.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { contactName } from './contacts-view.tsx'

interface ArchivedThing extends Thing {
  kindName: string
  name: string
  archivedAt: string
}

const thing = (kind: Kind, kindName: string, id: string, name: string, archivedAt: string | null): ArchivedThing[] =>
  archivedAt === null ? [] : [{ id, kind, kindName, name, archivedAt }]

const peopleOf = (account: Account) =>
  account.personas.flatMap((persona) =>
    thing('persona', 'Person', persona._id, `${buyerNameOf(persona)}, ${account.name}`, persona.archivedAt),
  )

/** Everything that is archived, newest first. */
export function archivedThings(pipeline: Pipeline): ArchivedThing[] {
  const names = segmentNames(pipeline.targetSegmentProfiles)
  return [
    ...pipeline.targetSegmentProfiles.flatMap((each) =>
      thing('segment', 'Segment', each._id, names.get(each._id) ?? each.name, each.archivedAt),
    ),
    ...pipeline.accounts.flatMap((each) => thing('account', 'Account', each._id, each.name, each.archivedAt)),
    ...pipeline.contactProfiles.flatMap((each) =>
      thing('contact-profile', 'Decision maker', each._id, contactName(each), each.archivedAt),
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
    <Table
      label="Archive"
      rows={things}
      columns={columns}
      rowKey={(each) => each.id}
      initialSort={{ key: 'archived', direction: 'descending' }}
    />
  )
}
