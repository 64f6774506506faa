import type { transferSegments } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { foreignKeyViolation, sqlState } from '../../../platform/database/sql-state.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import { giveBackAll, lockCounts } from '../caps.repository.ts'
import { arriveTogether, mustHaveRoom, targetGone } from './arrivals.ts'
import { lockSegmentToChange } from './segments.repository.ts'
import { mustOwnBoth, type RoleIn } from './transfers.policy.ts'
import * as transfers from './transfers.repository.ts'

type Requested = z.output<NonNullable<typeof transferSegments.body>>

export interface Transfers {
  /**
   * For site admins and owners of both organisations: moves segments with their accounts, personas and customisations; finished simulations stay where they were. Asked
   * again, what has moved already counts as moved. A failure half-way is taken up by the job.
   */
  transfer(actor: Actor, request: Requested): Promise<{ moved: number }>
  /** Brings moves that were begun together to their end: all arrive or none does. Running it twice, or twice at once, comes to the same. */
  complete(orgId: string, transferIds: readonly string[]): Promise<void>
  /**
   * The job has no tries left: a segment that was not copied is seen again where it is. One that was is at work in the organisation
   * it went to, and what is left of it here goes when somebody asks for the move again.
   */
  giveUp(orgId: string, transferIds: readonly string[]): Promise<void>
}

/** Completes the moves of a request that could not. Its data is `{ orgId, transferIds }`. */
export const completeTransferJob = 'segment-transfer'

export interface TransferNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  log: Log
  organizationExists: (orgId: string) => Promise<boolean>
  roleIn: RoleIn
}

/** The request itself moves the segments; the job only looks whether that came to its end. */
const jobDelayMs = 30_000

export function createTransfers(needs: TransferNeeds): Transfers {
  return {
    transfer: (actor, request) => transfer(needs, actor, request),
    complete: (orgId, transferIds) => complete(needs, orgId, transferIds),
    giveUp: async (orgId, transferIds) => refuseAll(needs, await transfers.findLeaving(needs.db, orgId, transferIds)),
  }
}

async function transfer(needs: TransferNeeds, actor: Actor, request: Requested): Promise<{ moved: number }> {
  const { fromOrgId, toOrgId } = request
  await mustOwnBoth(needs.roleIn, actor, [fromOrgId, toOrgId])
  if (fromOrgId === toOrgId) throw new AppError('conflict', 'Choose another organisation to move to.')
  for (const orgId of [fromOrgId, toOrgId]) {
    if (!(await needs.organizationExists(orgId))) throw notFound('Organization')
  }
  const segmentIds = [...new Set(request.segmentIds)]
  const begun = await inTransaction(needs.db, (tx) => beginAll(needs, tx, actor, { ...request, segmentIds }))
  await complete(needs, fromOrgId, begun)
  return { moved: segmentIds.length }
}

async function complete(needs: TransferNeeds, orgId: string, transferIds: readonly string[]): Promise<void> {
  const { db, clock, log } = needs
  const moves = await transfers.findLeaving(db, orgId, transferIds)
  try {
    await inTransaction(db, (tx) => arriveTogether(tx, moves, clock.now()))
  } catch (error) {
    throw await settle(needs, moves, error)
  }
  const failures: unknown[] = []
  for (const move of moves) {
    await inTransaction(db, (tx) => leave(tx, move, clock.now())).catch(async (error: unknown) => {
      failures.push(await settle(needs, [move], error))
    })
  }
  const [first, ...others] = failures
  for (const error of others) log.error({ err: error }, 'A segment that was copied could not be taken away')
  if (first !== undefined) throw first
}

/** What to say of a failure; the moves that can never come to their end now are over, so that their segments stay. */
async function settle(needs: TransferNeeds, moves: readonly transfers.TransferRow[], error: unknown): Promise<unknown> {
  const refusal = await refusalOf(needs, moves, error)
  if (refusal === null) return error
  await refuseAll(needs, moves)
  return refusal
}

/** Why these moves can never come to their end; null when trying again may help. */
async function refusalOf(
  { organizationExists }: TransferNeeds,
  [move]: readonly transfers.TransferRow[],
  error: unknown,
): Promise<AppError | null> {
  if (error instanceof AppError) return error
  const isKeyMissing = move !== undefined && sqlState(error) === foreignKeyViolation
  return isKeyMissing && !(await organizationExists(move.other_org_id)) ? targetGone() : null
}

/** Segments that were not copied are seen again where they are. One that was is at work where it went. */
async function refuseAll({ db, clock }: TransferNeeds, moves: readonly transfers.TransferRow[]): Promise<void> {
  for (const move of moves) {
    await inTransaction(db, async (tx) => {
      // Whoever copies it at this moment holds it as well: it is refused before that, or not at all.
      if (!(await transfers.lockLeaving(tx, move, 'to-end-it'))) return
      if (!(await transfers.lockArrival(tx, move))) await transfers.refuseLeaving(tx, move, clock.now())
    })
  }
}

/** Begins what has not begun, and says no before anything moves. The ids of all that are under way. */
async function beginAll(needs: TransferNeeds, tx: Tx, actor: Actor, request: Requested): Promise<string[]> {
  const { fromOrgId, toOrgId } = request
  const counts = await lockCounts(tx, toOrgId)
  const begun: string[] = []
  const before: string[] = []
  const segmentIds: string[] = []
  for (const segmentId of request.segmentIds) {
    const id = await begin(needs, tx, actor, request, segmentId)
    if (id === null) before.push(...(await begunBefore(tx, fromOrgId, toOrgId, segmentId)))
    else {
      begun.push(id)
      segmentIds.push(segmentId)
    }
  }
  // Those begun before may have arrived, and are counted there already.
  await mustHaveRoom(tx, { fromOrgId, toOrgId, segmentIds }, counts)
  if (begun.length > 0) {
    const startAfter = new Date(needs.clock.now().getTime() + jobDelayMs)
    await needs.jobs.enqueue(tx, completeTransferJob, { orgId: fromOrgId, transferIds: begun }, { startAfter })
  }
  return [...before, ...begun]
}

/** The id of a move; null when the segment is not there, or on its way already. */
async function begin(
  { clock }: TransferNeeds,
  tx: Tx,
  actor: Actor,
  { fromOrgId, toOrgId }: Requested,
  segmentId: string,
): Promise<string | null> {
  if (!(await lockSegmentToChange(tx, fromOrgId, segmentId))) return null
  const id = newId()
  await transfers.beginLeaving(tx, {
    org_id: fromOrgId,
    id,
    segment_id: segmentId,
    other_org_id: toOrgId,
    requested_by: actor.userId,
    created_at: clock.now(),
  })
  return id
}

/** The id of its move under way; none when it has moved before. */
async function begunBefore(tx: Tx, fromOrgId: string, toOrgId: string, segmentId: string): Promise<string[]> {
  const leaving = await transfers.findTransferOfSegment(tx, fromOrgId, segmentId, 'leaving')
  if (leaving?.other_org_id === toOrgId) return [leaving.id]
  if (leaving) throw new AppError('conflict', 'This segment is already moving to another organisation.')
  const left = await transfers.findTransferOfSegment(tx, fromOrgId, segmentId, 'left')
  if (left?.other_org_id === toOrgId) return []
  throw notFound('Target segment')
}

/** In the organisation it came from: takes everything away and counts it off, once. */
async function leave(tx: Tx, transfer: transfers.TransferRow, at: Date): Promise<void> {
  const { org_id: from, segment_id: segmentId } = transfer
  await lockCounts(tx, from)
  // What was copied is gone when the other organisation is: then this is all there is of it.
  if (!(await transfers.lockArrival(tx, transfer))) throw targetGone()
  const load = await transfers.readLoad(tx, from, [segmentId])
  if (!(await transfers.finishLeaving(tx, transfer, at))) return
  await giveBackAll(tx, from, load)
}
