import { marketTroubles } from '@ringside/coaching'
import {
  ofItsKind,
  type addSegment,
  type saveCustomizations,
  type Segment,
  type updateSegment,
} from '@ringside/contract'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { inTransaction, triedAgain } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { mustBeCaller, type MemberActor } from '../../../platform/http/actor.ts'
import { archiveColumns, shelve, type Shelf } from '../archiving.ts'
import { claim } from '../caps.repository.ts'
import { newSegmentRow, otherIndustryOf } from './new-segment.ts'
import {
  changeSegment,
  findSegment,
  lockSegmentToChange,
  insertCounted,
  insertSegment,
  presentSegment,
  type SegmentRow,
} from './segments.repository.ts'

type Added = z.output<NonNullable<typeof addSegment.body>>
type Changed = z.output<NonNullable<typeof updateSegment.body>>
type Customized = z.output<NonNullable<typeof saveCustomizations.body>>

export interface Segments {
  /** In the caller's own name. Throws `forbidden` for another's, and `limit-reached` at the cap of segments in use. */
  add(actor: MemberActor, body: Added): Promise<Segment>
  /**
   * For every member; what is not named stays. Throws `not-found`, and `invalid` for the industry Other without a name. Accounts that were
   * made before stay as they are.
   */
  update(actor: MemberActor, id: string, body: Changed): Promise<Segment>
  /** Archived or not, however many were archived after it. Throws `not-found`. */
  get(actor: MemberActor, id: string): Promise<Segment>
  /** What companies of the segment come with by themselves. Throws `not-found`. */
  market(actor: MemberActor, id: string): Promise<ReturnType<typeof marketTroubles>>
  /**
   * In the caller's own name: what companies of it have beside that; what is not named stays. Throws `forbidden`, `not-found`,
   * and `conflict` where what is named is not as `from` says any more.
   */
  customize(actor: MemberActor, id: string, body: Customized): Promise<Segment>
  /** Deleting a segment is archiving it. Its accounts stay as they are. */
  archive(actor: MemberActor, id: string, userId: string): Promise<Segment>
  unarchive(actor: MemberActor, id: string, userId: string): Promise<Segment>
}

const found = (row: SegmentRow | undefined): SegmentRow => {
  if (!row) throw notFound('Target segment')
  return row
}

interface SegmentNeeds {
  db: Database
  clock: Clock
}

const shelf: Shelf<SegmentRow> = {
  load: async () => ({ targetSegments: 1 }),
  lock: async (tx, orgId, id) => found(await lockSegmentToChange(tx, orgId, id)),
  setArchived: async (tx, orgId, id, archived) => found(await changeSegment(tx, orgId, id, archiveColumns(archived))),
}

export function createSegments(needs: SegmentNeeds): Segments {
  return {
    add: (actor, body) => add(needs, actor, body),
    update: (actor, id, body) => update(needs, actor, id, body),
    get: (actor, id) => get(needs, actor, id),
    async market(actor, id) {
      const { industry } = await get(needs, actor, id)
      return marketTroubles(industry.targetIndustry, industry.subIndustries)
    },
    customize: (actor, id, body) => customize(needs, actor, id, body),
    archive: async (actor, id, userId) =>
      presentSegment(await shelve(needs, shelf, { actor, id, userId, archive: true })),
    unarchive: async (actor, id, userId) =>
      presentSegment(await shelve(needs, shelf, { actor, id, userId, archive: false })),
  }
}

const get = async ({ db }: SegmentNeeds, { membership }: MemberActor, id: string): Promise<Segment> =>
  presentSegment(found(await findSegment(db, membership.orgId, id)))

async function add({ db, clock }: SegmentNeeds, actor: MemberActor, body: Added): Promise<Segment> {
  mustBeCaller(actor, body.propelAuthId)
  const row = newSegmentRow({ orgId: actor.membership.orgId, userId: actor.userId }, body, clock.now())
  const inserted = await triedAgain(() => insertCounted(db, row))
  if (!inserted) await insertAfterClaim(db, row)
  return presentSegment(row)
}

/** For the first segment of an organisation, and to say that there is no room for another. */
const insertAfterClaim = (db: Database, row: SegmentRow): Promise<void> =>
  inTransaction(db, async (tx) => {
    await claim(tx, row.org_id, 'targetSegments')
    await insertSegment(tx, row)
  })

async function update({ db }: SegmentNeeds, actor: MemberActor, id: string, body: Changed): Promise<Segment> {
  const { orgId } = actor.membership
  return inTransaction(db, async (tx) => {
    const before = found(await lockSegmentToChange(tx, orgId, id))
    const industry = body.industry ?? before.industry
    const row = await changeSegment(tx, orgId, id, {
      name: body.name ?? before.name,
      industry: JSON.stringify(industry),
      other_industry: otherIndustryOf(industry, body.otherIndustry ?? before.other_industry),
      company_size: body.companySize ?? before.company_size,
      geographic_focus: JSON.stringify(ofItsKind(body.geographicFocus ?? before.geographic_focus)),
    })
    return presentSegment(found(row))
  })
}

async function customize(
  { db }: SegmentNeeds,
  actor: MemberActor,
  id: string,
  { userId, customizations, from }: Customized,
): Promise<Segment> {
  mustBeCaller(actor, userId)
  const { orgId } = actor.membership
  return inTransaction(db, async (tx) => {
    const before = found(await lockSegmentToChange(tx, orgId, id))
    refuseOverOthers(presentSegment(before), customizations, from)
    const row = await changeSegment(tx, orgId, id, {
      pain_points: JSON.stringify(customizations.industryPainPoints ?? before.pain_points),
      objections: JSON.stringify(customizations.potentialObjections ?? before.objections),
      customizations: customizations.freeformCustomizations ?? before.customizations,
    })
    return presentSegment(found(row))
  })
}

/** Throws `conflict` where somebody else has written meanwhile what this would take away. */
function refuseOverOthers(now: Segment, wanted: Customized['customizations'], from: Customized['from'] = {}): void {
  const names = ['industryPainPoints', 'potentialObjections', 'freeformCustomizations'] as const
  const isLost = names.some(
    (name) =>
      wanted[name] !== undefined &&
      from[name] !== undefined &&
      !isDeepStrictEqual(now[name], from[name]) &&
      !isDeepStrictEqual(now[name], wanted[name]),
  )
  if (isLost) throw new AppError('conflict', 'Somebody has changed this meanwhile. Look at it again before you save.')
}
