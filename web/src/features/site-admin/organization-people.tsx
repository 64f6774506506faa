import { listOrganizationUsers, type Member } from '@ringside/contract/organizations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { memberColumns, searchMembers } from '../../domain-ui/member-columns.tsx'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { EmptyState, ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import { siteKey } from './site-queries.ts'

/** Everybody in one organisation, with their part in it. */
export function OrganizationPeople({ id, orgId }: { id: string; orgId: string }) {
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: [...siteKey, 'organization', id, 'people'],
    queryFn: ({ signal }) => call(listOrganizationUsers, { params: { id }, signal }),
  })
  if (query.isPending) return <SkeletonRows />
  if (query.isLoadingError) {
    return (
      <ErrorState title="The people could not be read" onRetry={() => void query.refetch()}>
        {wordsOf(query.error)}
      </ErrorState>
    )
  }
  const pathOf = (member: Member) =>
    `/site-admin/org/${encodeURIComponent(orgId)}/user/${encodeURIComponent(member.userId)}`
  const shown = searchMembers(query.data, search)
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
          columns={memberColumns(pathOf)}
          rowKey={(member) => member.userId}
          initialSort={{ key: 'name', direction: 'ascending' }}
          onOpen={(member) => void navigate(pathOf(member))}
        />
      )}
    </>
  )
}
