import { cappedWords, tierCaps, type Capped } from '@ringside/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/ids.ts'
import { freeSlug } from '../accounts/slugs.ts'
import { claim, lockCounts, type Counts } from '../caps.repository.ts'
import {
  bringBack,
  findActiveTwin,
  findArchivedTwin,
  insertContactProfile,
  listActiveContactProfiles,
} from '../decision-makers/contact-profiles.repository.ts'
import { standingKey } from '../decision-makers/standing.ts'
import { copySegment } from './copy-segment.ts'
import * as transfers from './transfers.repository.ts'

const capped = ['targetSegments', 'accounts', 'personas', 'contactProfiles'] as const satisfies readonly Capped[]

const noRoom = (what: Capped): AppError =>
  new AppError(
    'limit-reached',
    `The other organisation has no room for these ${cappedWords[what]}. Archive some there first.`,
  )

export const targetGone = (): AppError =>
  new AppError('conflict', 'The organisation it was moving to is gone. The segment stays where it is.')

/** Says no while nothing has been copied. Copying counts again, so a cap holds even when somebody adds accounts meanwhile. */
export async function mustHaveRoom(
  tx: Tx,
  { fromOrgId, toOrgId, segmentIds }: { fromOrgId: string; toOrgId: string; segmentIds: readonly string[] },
  counts: Counts,
): Promise<void> {
  if (segmentIds.length === 0) return
  const load = await transfers.readLoad(tx, fromOrgId, segmentIds)
  const there = new Set((await listActiveContactProfiles(tx, toOrgId)).map(standingKey))
  const needed = (await transfers.readContactsInUse(tx, fromOrgId, segmentIds)).filter((contact) => contact.active)
  const contactProfiles = needed.filter((contact) => !there.has(standingKey(contact))).length
  for (const what of capped) {
    if (counts[what] + { ...load, contactProfiles }[what] > tierCaps[what]) throw noRoom(what)
  }
}

/** In the organisation they go to: counts and copies everything, once. All of them are there at the end, or none. */
export async function arriveTogether(tx: Tx, moves: readonly transfers.TransferRow[], at: Date): Promise<void> {
  for (const move of moves) await arrive(tx, move, at)
}

async function arrive(tx: Tx, move: transfers.TransferRow, at: Date): Promise<void> {
  const { org_id: from, other_org_id: to, segment_id: segmentId } = move
  await lockCounts(tx, to)
  if (!(await transfers.lockLeaving(tx, move, 'to-copy-it'))) {
    if (await transfers.lockArrival(tx, move)) return
    throw new AppError('conflict', 'The move was called off. The segment stays where it is.')
  }
  if (!(await transfers.insertArrival(tx, move, at))) return
  const load = await transfers.readLoad(tx, from, [segmentId])
  for (const what of ['targetSegments', 'accounts', 'personas'] as const) await claimThere(tx, to, what, load[what])
  const taken = new Set(await transfers.readSlugs(tx, to, null))
  const slugs: Record<string, string> = {}
  for (const slug of await transfers.readSlugs(tx, from, segmentId)) {
    slugs[slug] = freeSlug(slug, taken)
    taken.add(slugs[slug])
  }
  await copySegment(tx, move, slugs, await bringContacts(tx, move))
}

/**
 * Personas need their decision makers: the same one where there is one, else a new one. One in use is taken out of the archive
 * there; archived ones stay archived.
 */
async function bringContacts(tx: Tx, move: transfers.TransferRow): Promise<Record<string, string>> {
  const { org_id: from, other_org_id: to, segment_id: segmentId } = move
  const contacts: Record<string, string> = {}
  for (const { active, ...contact } of await transfers.readContactsInUse(tx, from, [segmentId])) {
    const inUse = active ? await findActiveTwin(tx, to, contact) : undefined
    const archived = inUse ? undefined : await findArchivedTwin(tx, to, contact)
    if (active && !inUse) await claimThere(tx, to, 'contactProfiles', 1)
    if (active && archived) await bringBack(tx, to, archived.id, contact.everywhere)
    const made = { ...contact, org_id: to, id: newId(), archived_by: active ? null : move.requested_by }
    contacts[contact.id] = (inUse ?? archived ?? (await insertContactProfile(tx, made))).id
  }
  return contacts
}

/** The cap that is reached is the other organisation's, and the words say so. */
async function claimThere(tx: Tx, to: string, what: Capped, amount: number): Promise<void> {
  try {
    await claim(tx, to, what, amount)
  } catch (error) {
    throw error instanceof AppError && error.code === 'limit-reached' ? noRoom(what) : error
  }
}
