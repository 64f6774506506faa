import { ApiError } from '@ringside/contract/kernel/errors'
import { QueryClient } from '@tanstack/react-query'

const tries = 2

/** Only what may pass by itself is tried again: no answer, time-outs and an overloaded server. */
export function worthRetrying(failures: number, error: unknown): boolean {
  return failures < tries && error instanceof ApiError && [0, 408, 502, 503, 504].includes(error.status)
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })

/** The words of any failure that may be shown to a person. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : 'Something went wrong.')
