import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressSort } from '../../domain-ui/use-address-sort.ts'
import { countedThings, thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { useRowKeys } from '../../domain-ui/use-row-keys.ts'
import { rolePath } from '../../lib/paths.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Sort } from '../../ui/table-columns.ts'
import { ListSearch } from './list-search.tsx'
import { ArchiveContactsDialog } from './archive-contacts-dialog.tsx'
import { contactName } from '../../domain-ui/contact-name.ts'
import { contactColumns, type ContactDeeds } from './contact-columns.tsx'
import { useContactFilters } from './contact-filters.ts'

export const decisionMakerWords =
  'A decision maker is a role you sell to, such as the head of operations. Each account gets a person for it.'

export interface ContactsViewProps {
  contacts: readonly ContactProfile[]
  accounts: readonly Account[]
  onAdd(): void
  onPlace: ContactDeeds['onPlace']
  onArchive(things: readonly ToArchive[]): void
}

const byLevel: Sort = { key: 'level', direction: 'ascending' }

/** People in use at accounts in use, by their role. */
const peopleByRole = (accounts: readonly Account[]): ReadonlyMap<string, readonly Persona[]> =>
  Map.groupBy(
    accounts.flatMap(({ personas }) => personas.filter(({ archivedAt }) => archivedAt === null)),
    ({ contactProfileId }) => contactProfileId,
  )

/** Decision makers: the roles the organisation sells to. A row leads to the people who hold one. */
export function ContactsView({ contacts, accounts, onAdd, onPlace, onArchive }: ContactsViewProps) {
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
  const mixed = contacts.some(({ everywhere }) => !everywhere)
  const columns = contactColumns(peopleOf, { mixed, deeds: { onPlace, onArchive: archive } })
  const { found, address } = useContactFilters(contacts, (contact) =>
    [contactName(contact), ...peopleOf(contact).map(({ title }) => title)].join(' '),
  )
  const order = useAddressSort(found.shown, columns, byLevel, address)
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
  // What a filter hides, or was archived meanwhile, is not changed with what is seen.
  const seen = found.shown.filter(({ _id }) => selected.has(_id))
  const chosen = seen.map(({ _id }) => _id)
  const ofLists = seen.filter(({ everywhere }) => !everywhere)
  return (
    <>
      {mixed && (
        <p className="border-b border-line px-6 py-2 text-small text-ink-2 max-tablet:px-4">
          New accounts get somebody for each role that you use at every account. The roles of a list stand where it
          names somebody.
        </p>
      )}
      <ListSearch
        found={found}
        all={contacts.length}
        placeholder="Level, department or title"
        counted={(count) => (count === 1 ? '1 decision maker' : `${count.toLocaleString('en-GB')} decision makers`)}
        none="No decision makers match."
      />
      {found.shown.length > 0 && (
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
      )}
      {chosen.length > 0 && (
        <ActionBar
          words={`${countedThings(thingsOf('contact-profile', chosen))} selected`}
          onClear={() => setSelected(new Set())}
        >
          {ofLists.length > 0 && (
            <Button size="small" onClick={() => onPlace(ofLists, true)}>
              Use at every account
            </Button>
          )}
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
