import type { moveDealBody, StageChange } from '@ringside/contract'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { isAdmin, mustBeCaller, shownNameOf, type MemberActor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { lockAccount } from '../accounts/accounts.repository.ts'
import {
  findLastStep,
  listStageChanges,
  writeStageChange,
  type StageChangeRow,
  type Standing,
} from './stage-changes.repository.ts'

type Move = z.output<typeof moveDealBody>

export interface Deals {
  /**
   * Moves a deal to any stage, in the caller's own name. Throws `not-found`, and `conflict` when it no longer stands where
   * the caller saw it or its account is archived. A move that takes the last one back leaves the deal as it stood before;
   * it throws `conflict` where the last one was none of the caller's, or led elsewhere.
   */
  move(actor: MemberActor, accountId: string, move: Move): Promise<void>
}

export function createDeals({ db, clock }: { db: Database; clock: Clock }): Deals {
  return {
    async move(actor, accountId, { userId, takesBack, ...move }) {
      mustBeCaller(actor, userId)
      const { orgId } = actor.membership
      await inTransaction(db, async (tx) => {
        const account = await lockAccount(tx, orgId, accountId)
        if (!account) throw notFound('Account')
        if (!account.active) throw new AppError('conflict', 'This account is archived. Restore it to move its deal.')
        if (account.stage !== move.from) {
          const now = stageLabels[account.stage]
          throw new AppError('conflict', `The deal has moved to ${now} meanwhile. Look at it again before you move it.`)
        }
        await writeStageChange(tx, {
          orgId,
          accountId,
          id: newId(),
          ...move,
          simulationId: null,
          by: { userId: actor.userId, name: shownNameOf(actor) },
          at: clock.now(),
          restores: takesBack === true ? await standingBefore(tx, actor, accountId, move) : null,
        })
      })
    },
  }
}

/** How the deal stood before the step that `back` takes back. */
async function standingBefore(
  tx: Tx,
  { membership, userId }: MemberActor,
  accountId: string,
  back: Pick<Move, 'from' | 'to'>,
): Promise<Standing> {
  const last = await findLastStep(tx, membership.orgId, accountId)
  const isOwn = last?.simulation_id === null && last.moved_by === userId
  if (!isOwn || last.from_stage !== back.to || last.to_stage !== back.from || last.since_before === null) {
    throw new AppError('conflict', 'This is not your last move of the deal. Move it by hand instead.')
  }
  return { since: last.since_before, lostFrom: last.lost_from_before }
}

const stepsShown = 100

/** How a deal came to where it stands, the last step first. Calls are linked for those who may open them. */
export async function readStageHistory(db: Database, actor: MemberActor, accountId: string): Promise<StageChange[]> {
  const rows = await listStageChanges(db, actor.membership.orgId, accountId, stepsShown)
  return rows.map((row) => ({
    _id: row.id,
    from: row.from_stage,
    to: row.to_stage,
    reason: row.reason,
    cause: causeOf(row, actor),
    by: row.moved_by_name,
    at: row.at.toISOString(),
  }))
}

function causeOf({ from_stage, simulation_id, call }: StageChangeRow, actor: MemberActor): StageChange['cause'] {
  if (from_stage === null) return { kind: 'made' }
  if (simulation_id === null) return { kind: 'hand' }
  if (call === null) return { kind: 'call', call: null }
  const { userId, type, personaName } = call
  const mayOpen = isAdmin(actor) || userId === actor.userId
  return { kind: 'call', call: { simulationId: simulation_id, type, personaName, mayOpen } }
}
