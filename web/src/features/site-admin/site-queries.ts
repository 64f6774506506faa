import { getStats, getSiteUser, listSiteOrganizations, listSiteUsers } from '@ringside/contract/admin/site-admin'
import { listMail } from '@ringside/contract/admin/mail'
import { listMovableSegments } from '@ringside/contract/pipeline/segments'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

export const siteKey = ['site-admin'] as const

export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: [...siteKey, 'stats', days],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(getStats, { query: { days }, signal }),
  })

export const siteOrganizationsQuery = queryOptions({
  queryKey: [...siteKey, 'organizations'],
  queryFn: ({ signal }) => call(listSiteOrganizations, { signal }),
})

/** Anew each time: what can move changes with every move. */
export const movableSegmentsQuery = (fromOrgId: string) =>
  queryOptions({
    queryKey: [...siteKey, 'movable', fromOrgId],
    queryFn: ({ signal }) => call(listMovableSegments, { query: { fromOrgId }, signal }),
    staleTime: 0,
  })

/** As many as one answer brings; the search finds the others. */
export const shownUsers = 100

/** The people found before stay while the next are looked for. */
export const siteUsersQuery = (search: string) =>
  queryOptions({
    placeholderData: keepPreviousData,
    queryKey: [...siteKey, 'users', search],
    queryFn: ({ signal }) =>
      call(listSiteUsers, { query: { limit: shownUsers, ...(search === '' ? {} : { search }) }, signal }),
  })

export const siteUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...siteKey, 'user', userId],
    queryFn: ({ signal }) => call(getSiteUser, { params: { userId }, signal }),
  })

export const mailQuery = queryOptions({
  queryKey: [...siteKey, 'mail'],
  queryFn: ({ signal }) => call(listMail, { signal }),
})
