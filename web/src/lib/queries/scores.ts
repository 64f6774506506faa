import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Session } from '../session/session.ts'
import { adminKey } from './admin.ts'
import { callsKey } from './calls.ts'
import { pipelineKey } from './pipeline.ts'
import { rubricsKey } from './rubrics.ts'

/**
 * Reads again wherever a call's score is told or counted: lists of calls and progress, the account and whom to call next, the team's
 * averages, and how far people and the engine agree. `isRead` names what has just been read, and is not asked for again.
 */
export async function readScoresAgain(
  queries: QueryClient,
  { orgId, organization: { _id } }: Session,
  isRead: (key: QueryKey) => boolean = () => false,
): Promise<void> {
  const keys = [callsKey(orgId), pipelineKey(orgId), rubricsKey(orgId), ...(_id === null ? [] : [adminKey(_id)])]
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => !isRead(queryKey)
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, predicate })))
}
