import { listOrganizationUsers, type Member } from '@ringside/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Score } from '../../domain-ui/score-ticks.tsx'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatAgo } from '../../lib/time-format.ts'
import { memberName } from '../../lib/member-name.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { siteKey } from './site-queries.ts'

const columnsFor = (pathOf: (member: Member) => string): Column<Member>[] => [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    compare: (a, b) => memberName(a).localeCompare(memberName(b)),
    cell: (member) => (
      <TextLink look="name" to={pathOf(member)}>
        {memberName(member)}
      </TextLink>
    ),
  },
  { key: 'email', head: 'E-mail', cell: (member) => member.email },
  { key: 'role', head: 'Role', phone: 'detail', cell: (member) => member.role },
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
  },
  { key: 'credits', head: 'Credits', align: 'right', cell: (member) => member.credits },
  {
    key: 'last',
    head: 'Last call',
    phone: 'end',
    cell: (member) => (member.lastCallAt ? formatAgo(member.lastCallAt) : 'None yet'),
    compare: (a, b) => (a.lastCallAt ?? '').localeCompare(b.lastCallAt ?? ''),
    firstDirection: 'descending',
  },
]

/** Everybody in one organisation, with their part in it. */
export function OrganizationPeople({ id, orgId }: { id: string; orgId: string }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: [...siteKey, 'organization', id, 'people'],
    queryFn: ({ signal }) => call(listOrganizationUsers, { params: { id }, signal }),
  })
  if (query.isPending) return <SkeletonRows />
  if (query.isError) {
    return (
      <ErrorState title="The people could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const pathOf = (member: Member) =>
    `/site-admin/org/${encodeURIComponent(orgId)}/user/${encodeURIComponent(member.userId)}`
  const shown = query.data.filter((member) =>
    `${memberName(member)} ${member.email}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <FilterBar
        search={search}
        onSearch={setSearch}
        placeholder="Name or e-mail"
        count={`${shown.length} of ${query.data.length}`}
      />
      {shown.length === 0 ? (
        <EmptyState title={search === '' ? 'Nobody is here.' : 'Nobody matches.'} />
      ) : (
        <Table
          label="People"
          rows={shown}
          columns={columnsFor(pathOf)}
          rowKey={(member) => member.userId}
          initialSort={{ key: 'name', direction: 'ascending' }}
          onOpen={(member) => void navigate(pathOf(member))}
        />
      )}
    </>
  )
}
