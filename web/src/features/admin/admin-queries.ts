import { listInvites, listOrganizationUsers } from '@ringside/contract/organizations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'
import { adminKey } from '../../lib/queries/admin.ts'

export const membersQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...adminKey(organizationId), 'members'],
    queryFn: ({ signal }) => call(listOrganizationUsers, { params: { id: organizationId }, signal }),
  })

export const invitesQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [...adminKey(organizationId), 'invites'],
    queryFn: ({ signal }) => call(listInvites, { params: { id: organizationId }, signal }),
  })
