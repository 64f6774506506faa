import { listRubrics } from '@ringside/contract/rubrics/rubrics'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** Everything under this key is read again when a rubric is chosen, or a call gets another score. */
export const rubricsKey = (orgId: string) => ['rubrics', orgId] as const

/** The rubrics that calls can be scored with. */
export const rubricsQuery = (orgId: string) =>
  queryOptions({
    queryKey: [...rubricsKey(orgId), 'list'],
    queryFn: ({ signal }) => call(listRubrics, { signal }),
  })
