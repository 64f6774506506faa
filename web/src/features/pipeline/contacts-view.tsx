import type { Account, ContactProfile } from '@ringside/contract/pipeline/accounts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'

export const contactName = (contact: ContactProfile) =>
  contact.department ? `${contact.level}, ${contact.department}` : contact.level

export const decisionMakerWords =
  'A decision maker is a role you sell to, such as the head of operations. Each account gets a person for it.'

export interface ContactsViewProps {
  contacts: readonly ContactProfile[]
  accounts: readonly Account[]
  onAdd(): void
  onArchive(ids: readonly string[]): void
}

/** Decision makers: the roles the organisation sells to. */
export function ContactsView({ contacts, accounts, onAdd, onArchive }: ContactsViewProps) {
  const peopleOf = (contact: ContactProfile) =>
    accounts.reduce(
      (sum, account) =>
        sum +
        account.personas.filter((persona) => persona.contactProfileId === contact._id && !persona.archivedAt).length,
      0,
    )
  const columns: Column<ContactProfile>[] = [
    {
      key: 'level',
      head: 'Level',
      cell: (contact) => <span className="font-medium">{contact.level}</span>,
      compare: (a, b) => a.level.localeCompare(b.level),
      phone: 'lead',
    },
    {
      key: 'department',
      head: 'Department',
      cell: (contact) => contact.department ?? 'The whole company',
      phone: 'detail',
    },
    {
      key: 'people',
      head: 'People',
      align: 'right',
      cell: peopleOf,
      compare: (a, b) => peopleOf(a) - peopleOf(b),
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
  return (
    <Table
      label="Decision makers"
      rows={contacts}
      columns={columns}
      rowKey={(contact) => contact._id}
      initialSort={{ key: 'level', direction: 'ascending' }}
    />
  )
}
