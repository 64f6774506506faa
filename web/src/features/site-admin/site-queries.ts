import { getStats, getSiteUser, listSiteOrganizations, listSiteUsers } from '@ringside/contract/admin/site-admin'
import { listMail } from '@ringside/contract/admin/mail'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/client.ts'

export const siteKey = ['site-admin'] as const

export const statsQuery = (days: number) =>
  queryOptions({
    queryKey: [...siteKey, 'stats', days],
    queryFn: ({ signal }) => call(getStats, { query: { days }, signal }),
  })

export const siteOrganizationsQuery = queryOptions({
  queryKey: [...siteKey, 'organizations'],
  queryFn: ({ signal }) => call(listSiteOrganizations, { signal }),
})

export const siteUsersQuery = (search: string) =>
  queryOptions({
    queryKey: [...siteKey, 'users', search],
    queryFn: ({ signal }) => call(listSiteUsers, { query: search === '' ? {} : { search }, signal }),
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
