import { listAssignments, listOwnAssignments } from '@ringside/contract/assignments'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { callsKey } from './calls.ts'

/** Whether an assignment is done follows from calls, so it is read again whenever they are. */
export const assignmentsKey = (orgId: string) => [...callsKey(orgId), 'assignments'] as const

/** What is assigned to oneself, by the day it is due. */
export const ownAssignmentsQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(orgId), 'own'],
    queryFn: ({ signal }) => call(listOwnAssignments, { signal }),
  })

/** What is assigned to whom, newest first; for admins. */
export const teamAssignmentsQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...assignmentsKey(orgId), 'team'],
    queryFn: ({ signal }) => call(listAssignments, { signal }),
  })
