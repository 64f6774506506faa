import type { QueryClient } from '@tanstack/react-query'
import { assignmentsKey } from './assignments.ts'
import { pipelineKey } from './pipeline.ts'

/**
 * Reads again what follows from who is in the pipeline and in use, and from what is assigned: an assignment ends with its person and
 * opens with them again, and what comes next at an account is what is assigned there.
 */
export const readPipelineAgain = (client: QueryClient, orgId: string): Promise<unknown> =>
  Promise.all([pipelineKey(orgId), assignmentsKey(orgId)].map((queryKey) => client.invalidateQueries({ queryKey })))
