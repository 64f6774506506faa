import type { GenerationOrder, orderAccounts } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { sqlState, uniqueViolation } from '../../../platform/database/sql-state.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import type { Jobs } from '../../../platform/jobs.ts'
import { lockCounts } from '../caps.repository.ts'
import { lockSegmentInPlace } from '../segments/segments.repository.ts'
import * as orders from './generation-orders.repository.ts'
import { makeAccount, mustHaveRoomForAccount, mustTakeAccounts } from './generation.service.ts'

type Ordered = z.output<NonNullable<typeof orderAccounts.body>>

export interface GenerationOrders {
  /** Throws `not-found`, `conflict` for an archived segment or while one's last order is being made, and `limit-reached`. */
  order(actor: MemberActor, ordered: Ordered): Promise<GenerationOrder>
  list(actor: MemberActor): Promise<GenerationOrder[]>
  /** One that was put away too. */
  find(actor: MemberActor, id: string): Promise<GenerationOrder>
  cancel(actor: MemberActor, id: string): Promise<GenerationOrder>
  putAway(actor: MemberActor, id: string): Promise<void>
  /** Makes what is left of an order, account by account. Twice at once comes to the same. */
  fill(orgId: string, id: string): Promise<void>
  giveUp(orgId: string, id: string): Promise<void>
}

export interface GenerationOrderNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
}

export const fillOrderJob = 'fill-generation-order'

export function createGenerationOrders(needs: GenerationOrderNeeds): GenerationOrders {
  const { db } = needs
  return {
    order: (actor, ordered) => order(needs, actor, ordered),
    list: async (actor) => (await orders.listOrders(db, ownOf(actor))).map(orders.presentOrder),
    find: (actor, id) => findOwn(db, actor, id),
    async cancel(actor, id) {
      await orders.endOrder(db, { ...ownOf(actor), id }, { state: 'cancelled', failure: null })
      return findOwn(db, actor, id)
    },
    async putAway(actor, id) {
      if (await orders.putEndedAway(db, ownOf(actor), id, needs.clock.now())) return
      await findOwn(db, actor, id)
      throw new AppError('conflict', 'These accounts are being made. Cancel the rest first.')
    },
    fill: (orgId, id) => fill(needs, orgId, id),
    giveUp: (orgId, id) =>
      orders.endOrder(db, { orgId, id }, { state: 'stopped', failure: 'Something failed on our side. Try again.' }),
  }
}

const ownOf = ({ membership, userId }: MemberActor): orders.OwnOrders => ({ orgId: membership.orgId, userId })

async function findOwn(db: Database, actor: MemberActor, id: string): Promise<GenerationOrder> {
  const row = await orders.findOrder(db, ownOf(actor), id)
  if (!row) throw notFound('Order')
  return orders.presentOrder(row)
}

async function order(
  { db, clock, jobs }: GenerationOrderNeeds,
  actor: MemberActor,
  { targetSegmentProfileId, amount }: Ordered,
): Promise<GenerationOrder> {
  const { orgId } = actor.membership
  const id = newId()
  try {
    await inTransaction(db, async (tx) => {
      const counts = await lockCounts(tx, orgId)
      mustTakeAccounts(await lockSegmentInPlace(tx, orgId, targetSegmentProfileId))
      await mustHaveRoomForAccount(tx, orgId, counts)
      await orders.insertOrder(tx, {
        org_id: orgId,
        id,
        segment_id: targetSegmentProfileId,
        ordered_by: actor.userId,
        amount,
        created_at: clock.now(),
      })
      await jobs.enqueue(tx, fillOrderJob, { orgId, id })
    })
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    throw new AppError('conflict', 'The accounts you ordered last are still being made. Wait for them, or cancel them.')
  }
  return findOwn(db, actor, id)
}

async function fill(needs: GenerationOrderNeeds, orgId: string, id: string): Promise<void> {
  try {
    while (await makeNext(needs, orgId, id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // What stands in its way stands in the way of all that are left.
    await orders.endOrder(needs.db, { orgId, id }, { state: 'stopped', failure: error.message })
  }
}

/** One account and the count of it come together or not at all. False when there is none left to make. */
const makeNext = ({ db, clock }: GenerationOrderNeeds, orgId: string, id: string): Promise<boolean> => {
  const accountId = newId()
  return inTransaction(db, async (tx) => {
    await lockCounts(tx, orgId)
    const running = await orders.lockRunning(tx, orgId, id)
    if (!running) return false
    const maker = { orgId, userId: running.ordered_by }
    await makeAccount(tx, maker, { id: accountId, segmentId: running.segment_id, at: clock.now() })
    await orders.countMade(tx, running, accountId)
    return running.made + 1 < running.amount
  })
}
