import { getPlanDetails } from '@ringside/contract/credits'
import { ApiError } from '@ringside/contract/kernel/errors'
import { listLiveCalls } from '@ringside/contract/live-calls'
import { getOrganizationByProviderId } from '@ringside/contract/organizations'
import { getUser } from '@ringside/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export const userQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: ({ signal }) => call(getUser, { params: { userId }, signal }),
    staleTime: 5 * 60_000,
  })

/** The specification's sentence for a 404 on an organisation call; other failures keep their own words. */
export function organizationError(error: unknown): unknown {
  return error instanceof ApiError && error.status === 404
    ? new ApiError('Organization not found', error.status, error.data)
    : error
}

export const organizationQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['organization', orgId],
    queryFn: ({ signal }) =>
      call(getOrganizationByProviderId, { params: { orgId }, signal }).catch((error: unknown) => {
        throw organizationError(error)
      }),
    staleTime: 5 * 60_000,
  })

/** Plan and credits; read again after a call or a purchase (`readCreditsAgain`). */
export const planQuery = (userId: string) =>
  queryOptions({
    queryKey: ['plan', userId],
    queryFn: ({ signal }) => call(getPlanDetails, { params: { userId }, signal }),
  })

const liveCallsEveryMs = 30_000

/** Calls in progress: the caller's own, or for an admin the organisation's. */
export const liveCallsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ['live-calls', orgId],
    queryFn: ({ signal }) => call(listLiveCalls, { signal }),
    refetchInterval: liveCallsEveryMs,
  })
