import type { QueryClient } from '@tanstack/react-query'
import { assignmentsKey } from './assignments.ts'
import { pipelineKey } from './pipeline.ts'

/** Reads again what follows from who is in the pipeline and in use: an assignment ends with its person, and opens with them again. */
export const readPipelineAgain = (client: QueryClient, orgId: string): Promise<unknown> =>
  Promise.all([pipelineKey(orgId), assignmentsKey(orgId)].map((queryKey) => client.invalidateQueries({ queryKey })))
