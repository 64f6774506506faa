import {
  getSiteOrganization,
  getStats,
  getSiteUser,
  listSiteOrganizations,
  listSiteUsers,
} from '@ringside/contract/admin/site-admin'
import { listMail } from '@ringside/contract/admin/mail'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

export const siteKey = ['site-admin'] as const

export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: [...siteKey, 'stats', days],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(getStats, { query: { days }, signal }),
  })

/** Pages one after the other; what was found before stays while the next is looked for. */
const paged = {
  placeholderData: keepPreviousData,
  initialPageParam: null as string | null,
  getNextPageParam: (page: { next: string | null }) => page.next,
}

/** What a page is asked for with: nothing, but for what is set. */
const asked = (search: string, cursor: string | null) => ({
  ...(search === '' ? {} : { search }),
  ...(cursor === null ? {} : { cursor }),
})

/** Those that called last come first. */
export const siteOrganizationsQuery = (search = '') =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...siteKey, 'organizations', search],
    queryFn: ({ signal, pageParam }) => call(listSiteOrganizations, { query: asked(search, pageParam), signal }),
  })

export const siteOrganizationQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...siteKey, 'organization', orgId],
    queryFn: ({ signal }) => call(getSiteOrganization, { params: { orgId }, signal }),
  })

export const siteUsersQuery = (search: string) =>
  infiniteQueryOptions({
    ...paged,
    queryKey: [...siteKey, 'users', search],
    queryFn: ({ signal, pageParam }) => call(listSiteUsers, { query: asked(search, pageParam), signal }),
  })

export const siteUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...siteKey, 'user', userId],
    queryFn: ({ signal }) => call(getSiteUser, { params: { userId }, signal }),
  })

export const mailQuery = infiniteQueryOptions({
  ...paged,
  queryKey: [...siteKey, 'mail'],
  queryFn: ({ signal, pageParam }) => call(listMail, { query: asked('', pageParam), signal }),
})
