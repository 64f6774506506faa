import type { CallType, DealStage } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { nameOf } from '../people/personas.repository.ts'

/** A person by the name they have now, which is the name that is kept. */
export interface Mover {
  userId: string
  name: string
}

/** How a deal stands in its stage. */
export interface Standing {
  since: Date
  /** Where a lost deal was lost; null for any other. */
  lostFrom: DealStage | null
}

export interface StageStep {
  orgId: string
  accountId: string
  id: string
  from: DealStage
  to: DealStage
  reason: string
  /** The call that moved it; null when it was made or moved by hand. */
  simulationId: string | null
  /** Whose call it was, or who moved it by hand. */
  by: Mover
  at: Date
  /** How the deal stood before the step that this one takes back; null for a step that goes on. */
  restores: Standing | null
}

/** Notes the stage that new accounts start in. */
export async function noteBeginnings(
  tx: Tx,
  orgId: string,
  beginnings: ReadonlyArray<{ id: string; accountId: string; reason: string; at: Date }>,
): Promise<void> {
  if (beginnings.length === 0) return
  await tx
    .insertInto('account_stage_changes')
    .values(
      beginnings.map(({ id, accountId, reason, at }) => ({
        org_id: orgId,
        account_id: accountId,
        id,
        from_stage: null,
        to_stage: 'researching' as const,
        reason,
        simulation_id: null,
        moved_by: null,
        moved_by_name: null,
        since_before: null,
        lost_from_before: null,
        at,
      })),
    )
    .execute()
}

/** Moves the account to a stage, and notes how it stood. */
export async function writeStageChange(tx: Tx, change: StageStep): Promise<void> {
  const { orgId, accountId, id, from, to, reason, simulationId, by, at, restores } = change
  const stood = tx.selectFrom('accounts').where('org_id', '=', orgId).where('id', '=', accountId)
  const stands = restores ?? { since: at, lostFrom: to === 'lost' ? from : null }
  await tx
    .insertInto('account_stage_changes')
    .values({
      org_id: orgId,
      account_id: accountId,
      id,
      from_stage: from,
      to_stage: to,
      reason,
      simulation_id: simulationId,
      moved_by: by.userId,
      moved_by_name: by.name,
      since_before: stood.select('stage_since'),
      lost_from_before: stood.select('lost_from'),
      at,
    })
    .execute()
  await tx
    .updateTable('accounts')
    .set({ stage: to, stage_since: stands.since, lost_from: stands.lostFrom })
    .where('org_id', '=', orgId)
    .where('id', '=', accountId)
    .execute()
}

/** The step that brought a deal where it stands. */
export const findLastStep = (tx: Tx, orgId: string, accountId: string) =>
  tx
    .selectFrom('account_stage_changes')
    .select(['from_stage', 'to_stage', 'simulation_id', 'moved_by', 'since_before', 'lost_from_before'])
    .where('org_id', '=', orgId)
    .where('account_id', '=', accountId)
    // By id, which is in the order of writing: a call is noted at the time it was held.
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface StageChangeRow extends Selectable<Tables['account_stage_changes']> {
  /** Null: no call moved it, or one that stayed with another organisation. */
  call: { userId: string; type: CallType; personaName: string } | null
}

/** The last step first. */
export async function listStageChanges(
  db: Database,
  orgId: string,
  accountId: string,
  limit: number,
): Promise<StageChangeRow[]> {
  const rows = await db
    .selectFrom('account_stage_changes as change')
    .leftJoin('account_calls as call', (join) =>
      join.onRef('call.org_id', '=', 'change.org_id').onRef('call.simulation_id', '=', 'change.simulation_id'),
    )
    .leftJoin('personas as persona', (join) =>
      join.onRef('persona.org_id', '=', 'call.org_id').onRef('persona.id', '=', 'call.persona_id'),
    )
    .selectAll('change')
    .select(['call.user_id as callerId', 'call.type', 'persona.first_name', 'persona.last_name'])
    .where('change.org_id', '=', orgId)
    .where('change.account_id', '=', accountId)
    // By id, as `findLastStep`: a call is noted at the time it was held.
    .orderBy('change.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ callerId, type, first_name: first, last_name: last, ...change }) => ({
    ...change,
    call:
      callerId === null || type === null
        ? null
        : { userId: callerId, type, personaName: nameOf({ first_name: first ?? '', last_name: last ?? '' }) },
  }))
}
