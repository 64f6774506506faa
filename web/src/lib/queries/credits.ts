import type { QueryClient } from '@tanstack/react-query'

/** Reads plan and credits again: after whatever may have held, spent or given back a credit, failures included. */
export const readCreditsAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: ['plan'] })
