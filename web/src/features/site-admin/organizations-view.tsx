import type { Organization } from '@ringside/contract/organizations'
import type { siteOrganizationSchema } from '@ringside/contract/admin/site-admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
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
import { ShowMore } from './show-more.tsx'
import { siteOrganizationsQuery } from './site-queries.ts'

type SiteOrganization = z.infer<typeof siteOrganizationSchema>

export const organizationPath = (organization: Pick<Organization, 'orgId'>) =>
  `/site-admin/org/${encodeURIComponent(organization.orgId)}`

export const organizationColumns: Column<SiteOrganization>[] = [
  {
    key: 'name',
    head: 'Organisation',
    phone: 'lead',
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
  },
  {
    key: 'accounts',
    head: 'Accounts',
    align: 'right',
    cell: (each) => each.accounts.toLocaleString('en-GB'),
  },
  {
    key: 'calls',
    head: 'Calls',
    align: 'right',
    cell: (each) => each.calls.toLocaleString('en-GB'),
  },
  {
    key: 'created',
    head: 'Since',
    cell: (each) => formatDay(each.createdAt),
    phone: 'detail',
  },
  {
    key: 'last',
    head: 'Last call',
    phone: 'end',
    cell: (each) => (each.lastCallAt ? formatAgo(each.lastCallAt) : 'None yet'),
  },
]

/** Every organisation with its size and activity, those that called last first; the search asks the server. */
export function OrganizationsView() {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery(siteOrganizationsQuery(useDeferredValue(search.trim())))
  const shown = query.data?.pages.flatMap((page) => page.items) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  if (query.isPending) return <SkeletonRows />
  if (query.isError && !query.data) {
    return (
      <ErrorState title="The organisations could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  return (
    <>
      <FilterBar
        search={search}
        onSearch={setSearch}
        placeholder="Organisation"
        count={total === 1 ? '1 organisation' : `${total.toLocaleString('en-GB')} organisations`}
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
          totalRows={total}
          columns={organizationColumns}
          rowKey={(organization) => organization._id}
          onOpen={(organization) => void navigate(organizationPath(organization))}
        />
      )}
      <ShowMore query={query} left={total - shown.length} />
    </>
  )
}
