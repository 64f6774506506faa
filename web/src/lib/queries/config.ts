import { getConfig } from '@ringside/contract/config'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/client.ts'

/** What this installation offers. It does not change while a page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call(getConfig, { signal }),
  staleTime: Infinity,
})
