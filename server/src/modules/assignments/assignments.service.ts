import {
  mostAssignments,
  type Assignment,
  type AssignmentState,
  type AssignmentTarget,
  type createAssignment,
  type OwnAssignment,
  type TeamAssignment,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Pipeline } from '../pipeline/index.ts'
import type { AskedCalls, Attempts } from '../simulations/index.ts'
import * as repository from './assignments.repository.ts'
import type { GivenRow } from './assignments.repository.ts'

type Body = z.output<NonNullable<typeof createAssignment.body>>

/** An open assignment of somebody, with the accounts whose people it can be done with; null where it is one person's. */
export interface OpenAssignment extends OwnAssignment {
  readonly accountIds: readonly string[] | null
  /** They asked it of themselves. */
  readonly isOwn: boolean
}

export interface Assignments {
  /** For admins. */
  list(actor: MemberActor): Promise<TeamAssignment[]>
  own(actor: MemberActor): Promise<OwnAssignment[]>
  /** The actor's own that are to be done, the one due first leading. */
  openFor(actor: MemberActor): Promise<OpenAssignment[]>
  /** For admins. Throws `invalid`, `not-found`, and `limit-reached`. */
  create(actor: MemberActor, body: Body): Promise<TeamAssignment>
  /** For admins. Throws `not-found`. */
  remove(actor: MemberActor, id: string): Promise<void>
}

/** What is told of an assignment to whom it is given to. */
type NewAssignment = Pick<Assignment, 'by' | 'type' | 'target' | 'subject' | 'targetScore' | 'dueOn' | 'note'>

export interface AssignmentsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly pipeline: Pick<Pipeline, 'nameOfTarget' | 'accountsIn' | 'callableAmong'>
  /** Holds back whoever else adds to the organisation until the transaction ends: of two at once only one has the last place. */
  readonly lockOrganization: (tx: Tx, orgId: string) => Promise<void>
  /** Tells people that a call was assigned to them, should the transaction hold. */
  readonly tellAssigned: (tx: Tx, orgId: string, userIds: readonly string[], assigned: NewAssignment) => Promise<void>
  /** How calls that people were asked to make went, in the order asked. */
  readonly attempts: (
    orgId: string,
    asked: readonly AskedCalls[],
    accountsIn: ReadonlyMap<string, readonly string[]>,
  ) => Promise<Attempts[]>
}

const furthestBehindMs = 12 * 3_600_000

/**
 * The day it still is somewhere, twelve hours behind UTC. A day is chosen by the calendar of whoever assigns, which the server
 * does not know: in the evening west of Greenwich their today is the day before in UTC, and neither past nor overdue.
 */
const earliestToday = (now: Date): string => new Date(now.getTime() - furthestBehindMs).toISOString().slice(0, 10)

export function createAssignments(needs: AssignmentsNeeds): Assignments {
  const { db, clock } = needs
  const read = async ({ membership: { orgId } }: MemberActor, userId: string | null) =>
    withProgress(needs, orgId, await repository.listGiven(db, orgId, userId))
  return {
    async list(actor) {
      mustBeAdmin(actor)
      return byAssignment(await read(actor, null))
    },

    own: async (actor) => (await read(actor, actor.userId)).map(presentOwn).toSorted(byDay),

    async openFor(actor) {
      const given = (await read(actor, actor.userId)).filter(
        ({ progress: { state } }) => state === 'open' || state === 'late',
      )
      return given
        .map((each) => ({
          ...presentOwn(each),
          accountIds: each.accountIds,
          isOwn: each.row.by_user_id === actor.userId,
        }))
        .toSorted(byDay)
    },

    async create(actor, body) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      if (body.dueOn < earliestToday(clock.now())) throw badField('dueOn', 'Choose today or a later day.')
      const [made] = byAssignment(await withProgress(needs, orgId, await insert(needs, actor, body)))
      if (!made) throw new Error(`An assignment of ${orgId} was given to nobody`)
      return made
    },

    async remove(actor, id) {
      mustBeAdmin(actor)
      if (!(await repository.deleteAssignment(db, actor.membership.orgId, id))) throw notFound('Assignment')
    },
  }
}

const badField = (field: string, message: string): AppError => new AppError('invalid', message, [{ field, message }])

async function insert(needs: AssignmentsNeeds, actor: MemberActor, body: Body): Promise<GivenRow[]> {
  const { db, clock, pipeline } = needs
  const { orgId } = actor.membership
  const { target, type, targetScore, dueOn, note } = body
  const subject = await pipeline.nameOfTarget(orgId, target)
  if (subject === null) throw notFound(target.kind === 'persona' ? 'Persona' : 'Target segment')
  const userIds = [...new Set(body.userIds)]
  return inTransaction(db, async (tx) => {
    await needs.lockOrganization(tx, orgId)
    const members = await repository.membersAmong(tx, orgId, userIds)
    if (members.length < userIds.length) throw badField('userIds', 'Somebody you chose is not a member any more.')
    if ((await repository.countAssignments(tx, orgId)) >= mostAssignments)
      throw new AppError('limit-reached', `You have ${mostAssignments} assignments. Remove some to add more.`)
    const by = shownNameOf(actor)
    const others = userIds.filter((userId) => userId !== actor.userId)
    await needs.tellAssigned(tx, orgId, others, { by, type, target, subject, targetScore, dueOn, note })
    return repository.insertAssignment(
      tx,
      {
        org_id: orgId,
        id: newId(),
        persona_id: target.kind === 'persona' ? target.id : null,
        segment_id: target.kind === 'segment' ? target.id : null,
        subject,
        type,
        target_score: targetScore,
        due_on: dueOn,
        note,
        by_user_id: actor.userId,
        by_name: by,
        created_at: clock.now(),
      },
      userIds,
    )
  })
}

interface Given {
  readonly row: GivenRow
  readonly progress: AssignmentState
  readonly accountIds: readonly string[] | null
}

/** What was given to whom, with how far they are: worked out of their calls each time, so that nothing can be out of step. */
async function withProgress(
  { clock, pipeline, attempts: readAttempts }: AssignmentsNeeds,
  orgId: string,
  rows: readonly GivenRow[],
): Promise<Given[]> {
  const accountsIn = await pipeline.accountsIn(orgId, [...new Set(rows.flatMap((row) => row.segment_id ?? []))])
  const callable = await pipeline.callableAmong(orgId, rows.map(targetOf))
  const wanted = rows.map((row) => ({
    userId: row.user_id,
    type: row.type,
    personaId: row.persona_id,
    segmentId: row.segment_id,
    since: row.created_at,
    targetScore: row.target_score,
  }))
  const attempts = await readAttempts(orgId, wanted, accountsIn)
  const today = earliestToday(clock.now())
  return rows.map((row, nth) => {
    const { best, reached } = attempts[nth] ?? { best: null, reached: null }
    const due = row.due_on < today ? 'late' : 'open'
    const open = callable.has(targetOf(row).id) ? due : 'closed'
    const progress: AssignmentState = {
      state: reached === null ? open : 'done',
      best,
      doneAt: reached?.at.toISOString() ?? null,
      simulationId: reached?.simulationId ?? null,
    }
    // One list for all the assignments of a segment.
    return { row, progress, accountIds: row.segment_id === null ? null : (accountsIn.get(row.segment_id) ?? []) }
  })
}

const targetOf = ({ persona_id: personaId, segment_id: segmentId }: GivenRow): AssignmentTarget =>
  personaId === null ? { kind: 'segment', id: segmentId ?? '' } : { kind: 'persona', id: personaId }

const present = (row: GivenRow): Assignment => ({
  _id: row.id,
  target: targetOf(row),
  type: row.type,
  targetScore: row.target_score,
  dueOn: row.due_on,
  subject: row.subject,
  note: row.note,
  by: row.by_name,
  createdAt: row.created_at.toISOString(),
})

const presentOwn = ({ row, progress }: Given): OwnAssignment => ({ ...present(row), ...progress })

const byDay = (a: OwnAssignment, b: OwnAssignment): number =>
  a.dueOn.localeCompare(b.dueOn) || a.createdAt.localeCompare(b.createdAt)

function byAssignment(given: readonly Given[]): TeamAssignment[] {
  const groups = Map.groupBy(given, ({ row }) => row.id)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [
      { ...present(first.row), members: group.map(({ row, progress }) => ({ userId: row.user_id, ...progress })) },
    ]
  })
}
