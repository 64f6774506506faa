import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import type { Account, ContactProfile, Persona } from '@ringside/contract/pipeline/accounts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sortNames, useAddressSort } from '../../domain-ui/use-address-sort.ts'
import { countedThings, thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { rolePath } from '../../lib/paths.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column, Sort } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ArchiveContactsDialog } from './archive-contacts-dialog.tsx'
import { contactName } from '../../domain-ui/contact-name.ts'

export const decisionMakerWords =
  'A decision maker is a role you sell to, such as the head of operations. Each account gets a person for it.'

export interface ContactsViewProps {
  contacts: readonly ContactProfile[]
  accounts: readonly Account[]
  onAdd(): void
  onArchive(things: readonly ToArchive[]): void
}

const byLevel: Sort = { key: 'level', direction: 'ascending' }

/** People in use at accounts in use, by their role. */
const peopleByRole = (accounts: readonly Account[]): ReadonlyMap<string, readonly Persona[]> =>
  Map.groupBy(
    accounts.flatMap(({ personas }) => personas.filter(({ archivedAt }) => archivedAt === null)),
    ({ contactProfileId }) => contactProfileId,
  )

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`)

const columnsFor = (
  peopleOf: (contact: ContactProfile) => readonly Persona[],
  onArchive: (ids: readonly string[]) => void,
): Column<ContactProfile>[] => [
  {
    key: 'level',
    head: 'Level',
    cell: (contact) => (
      <TextLink look="name" to={rolePath(contact)} aria-label={`${contactName(contact)}: see the people`}>
        {contact.level}
      </TextLink>
    ),
    compare: (a, b) => a.level.localeCompare(b.level),
    phone: 'lead',
  },
  {
    key: 'department',
    head: 'Department',
    cell: (contact) => (
      <>
        {contact.department ?? 'The whole company'}
        {/* A phone has no column for them. */}
        <span className="tablet:hidden">, {peopleWords(peopleOf(contact).length)}</span>
      </>
    ),
    compare: (a, b) => (a.department ?? '').localeCompare(b.department ?? ''),
    phone: 'detail',
  },
  {
    key: 'people',
    head: 'People',
    align: 'right',
    cell: (contact) => peopleOf(contact).length,
    compare: (a, b) => peopleOf(a).length - peopleOf(b).length,
    firstDirection: 'descending',
  },
  {
    key: 'archive',
    head: '',
    name: 'Archive',
    align: 'right',
    phone: 'action',
    cell: (contact) => (
      <Button
        size="small"
        variant="quiet"
        aria-label={`Archive ${contactName(contact)}`}
        onClick={() => onArchive([contact._id])}
      >
        Archive
      </Button>
    ),
  },
]

/** Decision makers: the roles the organisation sells to. A row leads to the people who hold one. */
export function ContactsView({ contacts, accounts, onAdd, onArchive }: ContactsViewProps) {
  const navigate = useNavigate()
  useRowKeys(true)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState<ReadonlySet<string>>(new Set())
  const people = peopleByRole(accounts)
  const peopleOf = ({ _id }: ContactProfile) => people.get(_id) ?? []
  const within = (ids: ReadonlySet<string>) => contacts.filter(({ _id }) => ids.has(_id))
  const archive = (ids: readonly string[]) => {
    const chosen = new Set(ids)
    if (within(chosen).every((contact) => peopleOf(contact).length === 0)) onArchive(thingsOf('contact-profile', ids))
    else setAsking(chosen)
  }
  const columns = columnsFor(peopleOf, archive)
  const order = useAddressSort(contacts, columns, byLevel, useAddressFilters(sortNames))
  if (contacts.length === 0) {
    return (
      <EmptyState
        title="No decision makers yet."
        action={
          <Button variant="primary" onClick={onAdd}>
            Add a decision maker
          </Button>
        }
      >
        {decisionMakerWords}
      </EmptyState>
    )
  }
  // What was archived meanwhile is not among the selected any more.
  const chosen = within(selected).map(({ _id }) => _id)
  return (
    <>
      <Table
        label="Decision makers"
        {...order}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={(contact) => contactName(contact)}
        selected={new Set(chosen)}
        onSelect={setSelected}
        onOpen={(contact) => void navigate(rolePath(contact))}
      />
      {chosen.length > 0 && (
        <ActionBar
          words={`${countedThings(thingsOf('contact-profile', chosen))} selected`}
          onClear={() => setSelected(new Set())}
        >
          <Button size="small" icon={IconArchive} onClick={() => archive(chosen)}>
            Archive
          </Button>
        </ActionBar>
      )}
      {asking.size > 0 && (
        <ArchiveContactsDialog
          contacts={within(asking)}
          people={within(asking).flatMap(peopleOf)}
          onArchive={onArchive}
          onClose={() => setAsking(new Set())}
        />
      )}
    </>
  )
}
