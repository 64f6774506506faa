import { roles, type Invite, type Member, type Role } from '@ringside/contract/organizations'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberColumns, searchMembers } from '../../domain-ui/member-columns.tsx'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { memberPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { memberName } from '../../lib/member-name.ts'
import { searchThings } from '../../lib/search-words.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { plainOptions } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { InvitesList } from './invites-list.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useRoleChange } from './role-change.ts'

interface MemberMenuProps {
  member: Member
  onRole(role: Role): void
  onRemove(): void
}

function MemberMenu({ member, onRole, onRemove }: MemberMenuProps) {
  const name = memberName(member)
  const { userId } = useSession()
  return (
    <RowMenu
      name={name}
      items={[
        { kind: 'link', label: 'See calls and trend', to: memberPath(member.userId) },
        { kind: 'separator' },
        { kind: 'heading', label: 'Role' },
        ...roles.map((role) => ({
          kind: 'choice' as const,
          label: role,
          chosen: role === member.role,
          onSelect: () => onRole(role),
        })),
        { kind: 'separator' },
        {
          kind: 'action',
          label: member.userId === userId ? 'Leave' : 'Remove',
          danger: true,
          onSelect: onRemove,
        },
      ]}
    />
  )
}

/** Members with their activity; roles change from each row's menu. */
export function MembersTable({
  organizationId,
  members,
  invites,
}: {
  organizationId: string
  members: readonly Member[]
  /** Those that wait for an answer: they stand under the members. */
  invites: readonly Invite[]
}) {
  const navigate = useNavigate()
  const { filters, change: filter, clear } = useAddressFilters(['search', 'role'])
  const { search } = filters
  const role = roles.find((each) => each === filters.role) ?? null
  const [leaving, setLeaving] = useState<Member | null>(null)
  const change = useRoleChange(organizationId)
  const shown = searchMembers(members, search).filter((member) => role === null || member.role === role)
  const waiting = invites.length
  const shownInvites = searchThings(invites, search, ({ email }) => email).filter(
    (invite) => role === null || invite.role === role,
  )
  const menuOf = (member: Member) => (
    <MemberMenu
      member={member}
      onRole={(next) => change.mutate({ userId: member.userId, role: next })}
      onRemove={() => setLeaving(member)}
    />
  )
  const count = `${members.length} ${members.length === 1 ? 'member' : 'members'}${waiting > 0 ? `, ${waiting} ${waiting === 1 ? 'invite' : 'invites'} waiting` : ''}`
  return (
    <>
      <FilterBar
        search={search}
        onSearch={(words) => filter({ search: words })}
        placeholder="Name or e-mail"
        count={count}
        onClear={search !== '' || role !== null ? clear : undefined}
      >
        <FilterPill<Role>
          label="Role"
          options={plainOptions(roles)}
          value={role}
          onChange={(next) => filter({ role: next })}
        />
      </FilterBar>
      {shown.length + shownInvites.length === 0 ? (
        <EmptyState title="No member matches.">Try part of a name, or another role.</EmptyState>
      ) : (
        <Table
          label="Members"
          rows={shown}
          columns={[
            ...memberColumns((member) => memberPath(member.userId)),
            { key: 'menu', head: '', name: 'Actions', width: '56px', cell: menuOf },
          ]}
          rowKey={(member) => member.userId}
          initialSort={{ key: 'name', direction: 'ascending' }}
          onOpen={(member) => void navigate(memberPath(member.userId))}
          more={<InvitesList organizationId={organizationId} invites={shownInvites} />}
        />
      )}
      {leaving && (
        <RemoveDialog
          organizationId={organizationId}
          member={leaving}
          onClose={() => setLeaving(null)}
          onRemoved={() => {}}
        />
      )}
    </>
  )
}
