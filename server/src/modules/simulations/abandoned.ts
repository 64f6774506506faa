import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { readSeenAt, type CallKey } from './call-record.repository.ts'
import { findSimulation } from './simulations.repository.ts'

/** Ends a call nobody came back to. Its data is `{ orgId, simulationId }`. */
export const abandonedCallJob = 'abandoned-call'

/** A call ends this long after its rep was last on the line. */
export const awayLifetimeMs = 10 * 60_000
/** A call that was set up and never begun ends after this long. */
export const waitingLifetimeMs = 24 * 3_600_000

/** Has somebody look after `afterMs` whether the call was abandoned. */
export const endIfAbandoned = (
  { jobs }: { jobs: Jobs },
  tx: Tx | null,
  { orgId, simulationId }: CallKey,
  now: Date,
  afterMs: number,
): Promise<void> =>
  jobs.enqueue(tx, abandonedCallJob, { orgId, simulationId }, { startAfter: new Date(now.getTime() + afterMs) })

/** True when nobody will come back. Otherwise asks again for the moment when that could be, unless the call has ended. */
export async function isAbandoned(
  { db, clock, jobs }: { db: Database; clock: Clock; jobs: Jobs },
  key: CallKey,
): Promise<boolean> {
  const row = await findSimulation(db, key.orgId, key.simulationId)
  if (!row || row.ended_at !== null) return false
  const seenAt = await readSeenAt(db, key)
  const since = row.state === 'live' ? (seenAt ?? row.created_at) : row.created_at
  const lifetime = row.state === 'live' ? awayLifetimeMs : waitingLifetimeMs
  const now = clock.now()
  const left = since.getTime() + lifetime - now.getTime()
  if (left <= 0) return true
  // A waiting call is looked after from its first day on by one job, a live one by the job made when it began.
  await endIfAbandoned({ jobs }, null, key, now, left)
  return false
}
