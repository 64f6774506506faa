import { freeRetries } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { RealCalls } from './real-calls.ts'
import * as repository from './retries.repository.ts'
import type { SimulationRow } from './simulations.repository.ts'

const retriesUsed = `You have retried this call ${freeRetries} times, as often as its credit covers. Call again to go on practising.`

const callDeleted = 'The uploaded call that this one goes on from has been deleted, and its retries with it.'

type Tried = Pick<SimulationRow, 'org_id' | 'id' | 'first_call' | 'from_transcript'>

/**
 * Counts one more retry of what was paid for: the first call, or the uploaded one that the call goes on from. Throws `conflict`
 * when it has had `freeRetries`.
 */
export async function countRetry(
  { realCalls }: { realCalls: Pick<RealCalls, 'countRetry'> },
  tx: Tx,
  { org_id: orgId, id, first_call: first, from_transcript: transcriptId }: Tried,
): Promise<void> {
  if (transcriptId === null) {
    if (await repository.countRetry(tx, orgId, first ?? id, freeRetries)) return
    throw new AppError('conflict', retriesUsed)
  }
  const counted = await realCalls.countRetry(tx, orgId, transcriptId)
  if (counted !== 'counted') throw new AppError('conflict', counted === 'gone' ? callDeleted : retriesUsed)
}

/** Throws `conflict` when an uploaded call was taken up `freeRetries` times. */
export async function mustHaveRetries(
  { realCalls }: { realCalls: Pick<RealCalls, 'retriesOf'> },
  orgId: string,
  transcriptId: string,
): Promise<void> {
  const made = await realCalls.retriesOf(orgId, transcriptId)
  if (made === null) throw new AppError('conflict', callDeleted)
  if (made >= freeRetries) throw new AppError('conflict', retriesUsed)
}

/** Of `freeRetries`, those that are left to what was paid for. */
export async function retriesLeft(
  { db, realCalls }: { db: Database; realCalls: Pick<RealCalls, 'retriesOf'> },
  row: SimulationRow,
): Promise<number> {
  const made =
    row.from_transcript === null
      ? await repository.readRetries(db, row)
      : await realCalls.retriesOf(row.org_id, row.from_transcript)
  return made === null ? 0 : Math.max(0, freeRetries - made)
}
