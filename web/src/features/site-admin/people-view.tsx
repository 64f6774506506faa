import type { siteUserSchema } from '@ringside/contract/admin/site-admin'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod/mini'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatAgo, formatDay } from '../../lib/time-format.ts'
import { memberName } from '../../lib/member-name.ts'
import { Counted } from './counted.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { planLabels } from './plan-labels.ts'
import { ShowMore } from './show-more.tsx'
import { siteUsersQuery } from './site-queries.ts'

type SiteUser = z.infer<typeof siteUserSchema>

const pathOf = (user: SiteUser) => `/site-admin/user/${encodeURIComponent(user.userId)}`

const countOf = (people: number) => (people === 1 ? '1 person' : `${people.toLocaleString('en-GB')} people`)

const columns: Column<SiteUser>[] = [
  {
    key: 'name',
    head: 'Name',
    phone: 'lead',
    cell: (user) => (
      <TextLink look="name" to={pathOf(user)}>
        {memberName(user)}
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
  { key: 'plan', head: 'Plan', cell: (user) => planLabels[user.plan] },
  {
    key: 'calls',
    head: 'Calls',
    align: 'right',
    phone: 'value',
    cell: (user) => <Counted count={user.calls} one="call" />,
  },
  {
    key: 'joined',
    head: 'Joined',
    cell: (user) => formatDay(user.createdAt),
  },
  {
    key: 'last',
    head: 'Last call',
    phone: 'end',
    cell: (user) => (user.lastCallAt ? formatAgo(user.lastCallAt) : 'None yet'),
  },
]

/** People of the whole service, newest first; the search asks the server. */
export function PeopleView() {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const query = useInfiniteQuery(siteUsersQuery(useDeferredValue(search.trim())))
  const people = query.data?.pages.flatMap((page) => page.items) ?? []
  const total = query.data?.pages[0]?.total ?? 0
  return (
    <section aria-labelledby="site-people">
      <h2 id="site-people" className="px-6 pt-5 text-h2 font-semibold max-tablet:px-4">
        People
      </h2>
      <FilterBar
        search={search}
        onSearch={setSearch}
        placeholder="Name or e-mail"
        count={query.data ? countOf(total) : ''}
      />
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <ErrorState title="The people could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {query.data && people.length === 0 && <EmptyState title="Nobody matches.">Try part of a name.</EmptyState>}
      {people.length > 0 && (
        <Table
          label="People"
          rows={people}
          totalRows={total}
          columns={columns}
          rowKey={(user) => user.userId}
          onOpen={(user) => void navigate(pathOf(user))}
        />
      )}
      <ShowMore query={query} left={total - people.length} />
    </section>
  )
}
