import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import { roles, type Member, type Role } from '@ringside/contract/organizations'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { InitialsDisc } from '../../domain-ui/voiceprint.tsx'
import { useAddressFilters } from '../../lib/address-filters.ts'
import { memberPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatAgo } from '../../lib/time-format.ts'
import { memberName } from '../../lib/member-name.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { FilterPill } from '../../ui/filter-pill.tsx'
import { Menu } from '../../ui/menu.tsx'
import { plainOptions } from '../../ui/option.ts'
import { EmptyState } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useRoleChange } from './role-change.ts'

interface MemberActions {
  onRole(member: Member, role: Role): void
  onRemove(member: Member): void
}

function MemberMenu({ member, onRole, onRemove }: { member: Member } & MemberActions) {
  const name = memberName(member)
  const { userId } = useSession()
  return (
    <Menu
      label={`Actions for ${name}`}
      items={[
        { kind: 'link', label: 'See calls and trend', to: memberPath(member.userId) },
        { kind: 'separator' },
        { kind: 'heading', label: 'Role' },
        ...roles.map((role) => ({
          kind: 'choice' as const,
          label: role,
          chosen: role === member.role,
          onSelect: () => onRole(member, role),
        })),
        { kind: 'separator' },
        {
          kind: 'action',
          label: member.userId === userId ? 'Leave' : 'Remove',
          danger: true,
          onSelect: () => onRemove(member),
        },
      ]}
      opener={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={`Actions for ${name}`}
          className="grid size-8 touch-target place-items-center rounded-control text-ink-2 hover:bg-hover"
        >
          <IconDots size={18} stroke={1.5} aria-hidden />
        </button>
      )}
    />
  )
}

function columnsOf(actions: MemberActions): Column<Member>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      phone: 'lead',
      compare: (a, b) => memberName(a).localeCompare(memberName(b)),
      cell: (member) => (
        <span className="inline-flex items-center gap-3 py-1 max-tablet:py-0">
          <span className="max-tablet:hidden">
            <InitialsDisc name={memberName(member)} />
          </span>
          <span>
            <TextLink look="name" to={memberPath(member.userId)}>
              {memberName(member)}
            </TextLink>
            <span className="block text-tiny text-ink-2 max-tablet:hidden">{member.email}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      head: 'Role',
      phone: 'detail',
      cell: (member) => (member.role === 'Member' ? member.role : <span className="font-medium">{member.role}</span>),
    },
    {
      key: 'last',
      head: 'Last call',
      phone: 'end',
      cell: (member) => (
        <span className="text-ink-2">{member.lastCallAt ? formatAgo(member.lastCallAt) : 'None yet'}</span>
      ),
      compare: (a, b) => (a.lastCallAt ?? '').localeCompare(b.lastCallAt ?? ''),
      firstDirection: 'descending',
    },
    {
      key: 'calls',
      head: 'Calls',
      align: 'right',
      cell: (member) => member.calls,
      compare: (a, b) => a.calls - b.calls,
      firstDirection: 'descending',
    },
    {
      key: 'average',
      head: 'Average',
      phone: 'value',
      cell: (member) => <Score score={member.averageScore === null ? null : Math.round(member.averageScore)} />,
      compare: (a, b) => (a.averageScore ?? -1) - (b.averageScore ?? -1),
      firstDirection: 'descending',
    },
    {
      key: 'credits',
      head: 'Credits',
      align: 'right',
      cell: (member) => member.credits,
      compare: (a, b) => a.credits - b.credits,
    },
    {
      key: 'menu',
      head: '',
      name: 'Actions',
      width: '56px',
      cell: (member) => <MemberMenu member={member} {...actions} />,
    },
  ]
}

/** Members with their activity; roles change from each row's menu. */
export function MembersTable({
  organizationId,
  members,
  waiting,
}: {
  organizationId: string
  members: readonly Member[]
  waiting: number
}) {
  const navigate = useNavigate()
  const { filters, change: filter, clear } = useAddressFilters(['search', 'role'])
  const { search } = filters
  const role = roles.find((each) => each === filters.role) ?? null
  const [leaving, setLeaving] = useState<Member | null>(null)
  const change = useRoleChange(organizationId)
  const shown = members.filter(
    (member) =>
      (role === null || member.role === role) &&
      `${memberName(member)} ${member.email}`.toLowerCase().includes(search.toLowerCase()),
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
      {shown.length === 0 ? (
        <EmptyState title="No member matches.">Try part of a name, or another role.</EmptyState>
      ) : (
        <Table
          label="Members"
          rows={shown}
          columns={columnsOf({
            onRole: (member, next) => change.mutate({ userId: member.userId, role: next }),
            onRemove: setLeaving,
          })}
          rowKey={(member) => member.userId}
          initialSort={{ key: 'name', direction: 'ascending' }}
          onOpen={(member) => void navigate(memberPath(member.userId))}
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
