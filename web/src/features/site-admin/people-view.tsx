import type { siteUserSchema } from '@ringside/contract/admin/site-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { siteUsersQuery } from './site-queries.ts'

type SiteUser = z.infer<typeof siteUserSchema>

const pathOf = (user: SiteUser) => `/site-admin/user/${encodeURIComponent(user.userId)}`

const columns: Column<SiteUser>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    compare: (a, b) => a.lastName.localeCompare(b.lastName),
    cell: (user) => (
      <TextLink look="name" to={pathOf(user)}>
        {`${user.firstName} ${user.lastName}`.trim() || user.email}
      </TextLink>
    ),
  },
  {
    key: 'email',
    head: 'E-mail',
    phone: 'detail',
    cell: (user) => `${user.email}${user.emailVerified ? '' : ' (not verified)'}`,
  },
  { key: 'orgs', head: 'Organisations', cell: (user) => user.organizations.map((each) => each.name).join(', ') || '–' },
  { key: 'plan', head: 'Plan', cell: (user) => user.plan },
  {
    key: 'calls',
    head: 'Calls',
    align: 'right',
    phone: 'value',
    cell: (user) => user.calls,
    compare: (a, b) => a.calls - b.calls,
    firstDirection: 'descending',
  },
  {
    key: 'joined',
    head: 'Joined',
    cell: (user) => formatDay(user.createdAt),
    compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
    firstDirection: 'descending',
  },
  {
    key: 'last',
    head: 'Last call',
    phone: 'end',
    cell: (user) => (user.lastCallAt ? formatAgo(user.lastCallAt) : '–'),
  },
]

/** People of one organisation, or everybody. */
export function PeopleView({ orgId }: { orgId?: string }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const query = useQuery(siteUsersQuery(orgId ? '' : search))
  if (query.isPending) return <SkeletonRows />
  if (query.isError) {
    return (
      <ErrorState title="The people could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const people = query.data.filter(
    (user) =>
      (!orgId || user.organizations.some((each) => each.orgId === orgId)) &&
      `${user.firstName} ${user.lastName} ${user.email}`.toLowerCase().includes(search.toLowerCase()),
  )
  return (
    <>
      <FilterBar
        search={search}
        onSearch={setSearch}
        placeholder="Name or e-mail"
        count={people.length === 1 ? '1 person' : `${people.length} people`}
      />
      <Table
        label="People"
        rows={people}
        columns={columns}
        rowKey={(user) => user.userId}
        initialSort={{ key: 'joined', direction: 'descending' }}
        onOpen={(user) => void navigate(pathOf(user))}
      />
    </>
  )
}
