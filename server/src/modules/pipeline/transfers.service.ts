import type { transferSegments } from '@ringside/contract'
import { tierCaps } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { foreignKeyViolation, sqlState } from '../../platform/database/sql-state.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { claim, giveBack, lockCounts, wordsFor, type Capped } from './caps.repository.ts'
import { findActiveTwin, insertContactProfile } from './contact-profiles.repository.ts'
import { lockSegmentToChange } from './segments.repository.ts'
import { freeSlug } from './slugs.ts'
import { mustOwnBoth, type RoleIn } from './transfers.policy.ts'
import * as transfers from './transfers.repository.ts'

type Requested = z.output<NonNullable<typeof transferSegments.body>>

export interface Transfers {
  /**
   * For site admins and owners of both organisations: moves segments with their accounts, personas and customisations; finished simulations stay where they were. Asked
   * again, what has moved already counts as moved. A failure half-way is taken up by the job.
   */
  transfer(actor: Actor, request: Requested): Promise<{ moved: number }>
  /** Brings one begun move to its end. Running it twice, or twice at once, comes to the same. */
  complete(orgId: string, transferId: string): Promise<void>
  /**
   * The job has no tries left: a segment that was not copied is seen again where it is. One that was is at work in the organisation
   * it went to, and what is left of it here goes when somebody asks for the move again.
   */
  giveUp(orgId: string, transferId: string): Promise<void>
}

/** Completes a move that its request could not. Its data is `{ orgId, transferId }`. */
export const completeTransferJob = 'segment-transfer'

export interface TransferNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  organizationExists: (orgId: string) => Promise<boolean>
  roleIn: RoleIn
}

/** The request itself moves the segments; the job only looks whether that came to its end. */
const jobDelayMs = 30_000

export function createTransfers(needs: TransferNeeds): Transfers {
  return {
    transfer: (actor, request) => transfer(needs, actor, request),
    complete: (orgId, transferId) => complete(needs, orgId, transferId),
    giveUp: (orgId, transferId) => giveUp(needs, orgId, transferId),
  }
}

async function giveUp({ db, clock }: TransferNeeds, orgId: string, transferId: string): Promise<void> {
  const move = await transfers.findTransfer(db, orgId, transferId)
  if (move?.state !== 'leaving') return
  await inTransaction(db, async (tx) => {
    if (!(await transfers.lockArrival(tx, move))) await transfers.refuseLeaving(tx, move, clock.now())
  })
}

async function transfer(needs: TransferNeeds, actor: Actor, request: Requested): Promise<{ moved: number }> {
  const { fromOrgId, toOrgId } = request
  await mustOwnBoth(needs.roleIn, actor, [fromOrgId, toOrgId])
  if (fromOrgId === toOrgId) throw new AppError('conflict', 'Choose another organisation to move to.')
  for (const orgId of [fromOrgId, toOrgId]) {
    if (!(await needs.organizationExists(orgId))) throw notFound('Organization')
  }
  const segmentIds = [...new Set(request.segmentIds)]
  const begun = await inTransaction(needs.db, async (tx) => {
    await refuseWithoutRoom(tx, request, segmentIds)
    const moves: Begun[] = []
    for (const segmentId of segmentIds) moves.push(await begin(needs, tx, actor, request, segmentId))
    return moves
  })
  const refusals: unknown[] = []
  for (const move of begun) {
    if (move !== null) await complete(needs, fromOrgId, move).catch((error: unknown) => refusals.push(error))
  }
  if (refusals.length > 0) throw refusals[0]
  return { moved: begun.length }
}

async function complete(needs: TransferNeeds, orgId: string, transferId: string): Promise<void> {
  const { db, clock } = needs
  const move = await transfers.findTransfer(db, orgId, transferId)
  if (move?.state !== 'leaving') return
  try {
    await inTransaction(db, (tx) => arrive(tx, move, clock.now()))
    await inTransaction(db, (tx) => leave(tx, move, clock.now()))
  } catch (error) {
    const refusal = await refusalOf(needs, move, error)
    if (refusal === null) throw error
    await inTransaction(db, (tx) => transfers.refuseLeaving(tx, move, clock.now()))
    throw refusal
  }
}

/** Why the move can never come to its end, so that the segment stays; null when trying again may help. */
async function refusalOf(
  { organizationExists }: TransferNeeds,
  { other_org_id: to }: transfers.TransferRow,
  error: unknown,
): Promise<AppError | null> {
  if (error instanceof AppError) return error
  const isTargetGone = sqlState(error) === foreignKeyViolation && !(await organizationExists(to))
  return isTargetGone ? targetGone() : null
}

const targetGone = (): AppError =>
  new AppError('conflict', 'The organisation it was moving to is gone. The segment stays where it is.')

/** The id of a move under way; null when the segment has moved before. */
type Begun = string | null

async function begin(
  { clock, jobs }: TransferNeeds,
  tx: Tx,
  actor: Actor,
  { fromOrgId, toOrgId }: Requested,
  segmentId: string,
): Promise<Begun> {
  if (!(await lockSegmentToChange(tx, fromOrgId, segmentId))) return begunBefore(tx, fromOrgId, toOrgId, segmentId)
  const id = newId()
  const now = clock.now()
  await transfers.beginLeaving(tx, {
    org_id: fromOrgId,
    id,
    segment_id: segmentId,
    other_org_id: toOrgId,
    requested_by: actor.userId,
    created_at: now,
  })
  const startAfter = new Date(now.getTime() + jobDelayMs)
  await jobs.enqueue(tx, completeTransferJob, { orgId: fromOrgId, transferId: id }, { startAfter })
  return id
}

async function begunBefore(tx: Tx, fromOrgId: string, toOrgId: string, segmentId: string): Promise<Begun> {
  const leaving = await transfers.findTransferOfSegment(tx, fromOrgId, segmentId, 'leaving')
  if (leaving?.other_org_id === toOrgId) return leaving.id
  if (leaving) throw new AppError('conflict', 'This segment is already moving to another organisation.')
  const left = await transfers.findTransferOfSegment(tx, fromOrgId, segmentId, 'left')
  if (left?.other_org_id === toOrgId) return null
  throw notFound('Target segment')
}

/** Says no before anything moves. The copying counts again, so a cap holds even when somebody adds accounts meanwhile. */
async function refuseWithoutRoom(tx: Tx, { fromOrgId, toOrgId }: Requested, segmentIds: string[]): Promise<void> {
  const load = await transfers.readLoad(tx, fromOrgId, segmentIds)
  const counts = await lockCounts(tx, toOrgId)
  for (const what of ['targetSegments', 'accounts', 'personas'] as const) {
    if (counts[what] + load[what] > tierCaps[what]) throw noRoom(what)
  }
}

const noRoom = (what: Capped): AppError =>
  new AppError(
    'limit-reached',
    `The other organisation has no room for these ${wordsFor[what]}. Archive some there first.`,
  )

/** In the organisation it goes to: counts and copies everything, once. */
async function arrive(tx: Tx, transfer: transfers.TransferRow, at: Date): Promise<void> {
  const { org_id: from, other_org_id: to, segment_id: segmentId } = transfer
  await lockCounts(tx, to)
  if (!(await transfers.insertArrival(tx, transfer, at))) return
  const load = await transfers.readLoad(tx, from, [segmentId])
  for (const what of ['targetSegments', 'accounts', 'personas'] as const) await claim(tx, to, what, load[what])
  const taken = new Set(await transfers.readSlugs(tx, to, null))
  const slugs: Record<string, string> = {}
  for (const slug of await transfers.readSlugs(tx, from, segmentId)) {
    slugs[slug] = freeSlug(slug, taken)
    taken.add(slugs[slug])
  }
  await transfers.copySegment(tx, transfer, slugs, await bringContacts(tx, transfer))
}

/** Personas need their decision makers: the same one where there is one, else a new one. Archived ones stay archived. */
async function bringContacts(tx: Tx, transfer: transfers.TransferRow): Promise<Record<string, string>> {
  const { org_id: from, other_org_id: to, segment_id: segmentId } = transfer
  const contacts: Record<string, string> = {}
  for (const { active, ...contact } of await transfers.readContactsInUse(tx, from, segmentId)) {
    const twin = active ? await findActiveTwin(tx, to, contact) : undefined
    if (!twin && active) await claim(tx, to, 'contactProfiles')
    contacts[contact.id] = (twin ?? (await insertContactProfile(tx, { ...contact, org_id: to, id: newId() }))).id
  }
  return contacts
}

/** In the organisation it came from: takes everything away and counts it off, once. */
async function leave(tx: Tx, transfer: transfers.TransferRow, at: Date): Promise<void> {
  const { org_id: from, segment_id: segmentId } = transfer
  await lockCounts(tx, from)
  // What was copied is gone when the other organisation is: then this is all there is of it.
  if (!(await transfers.lockArrival(tx, transfer))) throw targetGone()
  const load = await transfers.readLoad(tx, from, [segmentId])
  if (!(await transfers.finishLeaving(tx, transfer, at))) return
  for (const what of ['targetSegments', 'accounts', 'personas'] as const) await giveBack(tx, from, what, load[what])
}
