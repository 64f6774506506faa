import type { Organization } from '@ringside/contract/organizations'
import type { siteOrganizationSchema } from '@ringside/contract/admin/site-admin'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Counted } from './counted.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { siteOrganizationsQuery } from './site-queries.ts'

type SiteOrganization = z.infer<typeof siteOrganizationSchema>

export const organizationPath = (organization: Pick<Organization, 'orgId'>) =>
  `/site-admin/org/${encodeURIComponent(organization.orgId)}`

export const organizationColumns: Column<SiteOrganization>[] = [
  {
    key: 'name',
    head: 'Organisation',
    phone: 'lead',
    compare: (a, b) => a.name.localeCompare(b.name),
    cell: (organization) => (
      <TextLink look="name" to={organizationPath(organization)}>
        {organization.name}
      </TextLink>
    ),
  },
  {
    key: 'members',
    head: 'People',
    align: 'right',
    phone: 'value',
    cell: (each) => <Counted count={each.members} one="person" many="people" />,
    compare: (a, b) => a.members - b.members,
    firstDirection: 'descending',
  },
  {
    key: 'accounts',
    head: 'Accounts',
    align: 'right',
    cell: (each) => each.accounts.toLocaleString('en-GB'),
    compare: (a, b) => a.accounts - b.accounts,
    firstDirection: 'descending',
  },
  {
    key: 'calls',
    head: 'Calls',
    align: 'right',
    cell: (each) => each.calls.toLocaleString('en-GB'),
    compare: (a, b) => a.calls - b.calls,
    firstDirection: 'descending',
  },
  {
    key: 'created',
    head: 'Since',
    cell: (each) => formatDay(each.createdAt),
    compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
    phone: 'detail',
  },
  {
    key: 'last',
    head: 'Last call',
    phone: 'end',
    cell: (each) => (each.lastCallAt ? formatAgo(each.lastCallAt) : 'None yet'),
    compare: (a, b) => (a.lastCallAt ?? '').localeCompare(b.lastCallAt ?? ''),
    firstDirection: 'descending',
  },
]

/** Every organisation with its size and activity. */
export function OrganizationsView() {
  const navigate = useNavigate()
  const query = useQuery(siteOrganizationsQuery)
  const [search, setSearch] = useState('')
  const navigateTo = (organization: SiteOrganization) => void navigate(organizationPath(organization))
  if (query.isPending) return <SkeletonRows />
  if (query.isError) {
    return (
      <ErrorState title="The organisations could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const shown = query.data.filter((organization) => organization.name.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <FilterBar
        search={search}
        onSearch={setSearch}
        placeholder="Organisation"
        count={`${shown.length} of ${query.data.length}`}
        onClear={search === '' ? undefined : () => setSearch('')}
      />
      {shown.length === 0 ? (
        <EmptyState
          title="No organisation matches."
          action={<Button onClick={() => setSearch('')}>Clear filters</Button>}
        >
          Try part of a name.
        </EmptyState>
      ) : (
        <Table
          label="Organisations"
          rows={shown}
          columns={organizationColumns}
          rowKey={(organization) => organization._id}
          initialSort={{ key: 'last', direction: 'descending' }}
          onOpen={navigateTo}
        />
      )}
    </>
  )
}
