import {
  mostMomentLines,
  type BestMoment,
  type changeBestMoment,
  type keepMoment,
  type listBestMoments,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { isAdmin, shownNameOf, type MemberActor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import type { ReadCall, ReviewedCall } from '../exports/reviewed-call.ts'
import type { KeptReview } from '../kept-review.ts'
import { mayChange, mayShare, momentNotFound, mustBeAllowedToShare } from './best-moments.policy.ts'
import * as repository from './best-moments.repository.ts'
import type { MomentRow } from './best-moments.repository.ts'
import { mayAlwaysSee } from '../reviews.policy.ts'
import { sharedAmong } from '../shares/shares.repository.ts'

type Kept = z.output<NonNullable<typeof keepMoment.body>>
type Told = z.output<NonNullable<typeof changeBestMoment.body>>

export interface BestMoments {
  /**
   * Keeps some lines of a call the actor may see. Throws `not-found`, `invalid` for lines the call does not have, and `forbidden`
   * for sharing what is not theirs to share.
   */
  keep(actor: MemberActor, reviewId: string, body: Kept): Promise<BestMoment>
  /** What is shared in the organisation, and what the actor kept of calls they may still see. */
  list(actor: MemberActor, wanted: repository.Wanted): Promise<z.output<typeof listBestMoments.response>>
  /** Throws `not-found` for one the actor does not find or may not change. */
  change(actor: MemberActor, id: string, told: Told): Promise<BestMoment>
  remove(actor: MemberActor, id: string): Promise<void>
}

export interface BestMomentsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly readCall: ReadCall
  /** Throws `not-found` for who may not see the review. */
  readonly seen: (actor: MemberActor, reviewId: string) => Promise<KeptReview>
}

export function createBestMoments(needs: BestMomentsNeeds): BestMoments {
  const { db } = needs
  const mayBeChanged = async (actor: MemberActor, id: string): Promise<MomentRow> => {
    const row = await repository.findVisible(db, askerOf(actor), id)
    if (!row || !mayChange(actor, row)) throw momentNotFound()
    return row
  }
  return {
    keep: (actor, reviewId, body) => keep(needs, actor, reviewId, body),

    async list(actor, wanted) {
      const { rows, ...counts } = await repository.listPage(db, askerOf(actor), wanted)
      return { items: await presentAll(needs, actor, rows), ...counts }
    },

    async change(actor, id, told) {
      const row = await mayBeChanged(actor, id)
      if (told.shared && !row.shared) mustBeAllowedToShare(actor, row)
      const changed = await repository.changeMoment(db, row, told)
      if (!changed) throw momentNotFound()
      return presentOne(needs, actor, changed)
    },

    remove: async (actor, id) => repository.removeMoment(db, await mayBeChanged(actor, id)),
  }
}

const askerOf = (actor: MemberActor): repository.Asker => ({
  orgId: actor.membership.orgId,
  userId: actor.userId,
  isAdmin: isAdmin(actor),
})

async function keep(
  { db, clock, readCall, seen }: BestMomentsNeeds,
  actor: MemberActor,
  reviewId: string,
  { fromTurn, toTurn, ...told }: Kept,
): Promise<BestMoment> {
  const { kind, subjectId, userId, review } = await seen(actor, reviewId)
  const { orgId } = actor.membership
  if (told.shared) mustBeAllowedToShare(actor, { rep_id: userId })
  const call = await readCall[kind](orgId, subjectId)
  mustBeOfTheCall(call, fromTurn, toTurn)
  const row = await repository.insertMoment(db, {
    ...told,
    org_id: orgId,
    id: newId(),
    review_id: reviewId,
    subject_kind: kind,
    subject_id: subjectId,
    rep_id: userId,
    type: review.type,
    user_id: actor.userId,
    name: shownNameOf(actor),
    from_turn: fromTurn,
    to_turn: toTurn,
    created_at: clock.now(),
  })
  return presentOne({ db, readCall }, actor, row)
}

function mustBeOfTheCall(call: ReviewedCall | null, fromTurn: number, toTurn: number): void {
  const turns = new Set(call?.lines.map(({ turn }) => turn))
  if (toTurn < fromTurn || !turns.has(fromTurn) || !turns.has(toTurn)) throw wrongLines('Choose lines of this call.')
  if (toTurn - fromTurn >= mostMomentLines) throw wrongLines(`A moment can have at most ${mostMomentLines} lines.`)
}

const wrongLines = (message: string): AppError => new AppError('invalid', message, [{ field: 'toTurn', message }])

type Reading = Pick<BestMomentsNeeds, 'db' | 'readCall'>

/** Moments with their calls, each of which is read once. */
async function presentAll(
  { db, readCall }: Reading,
  actor: MemberActor,
  rows: readonly MomentRow[],
): Promise<BestMoment[]> {
  const first = new Map(rows.map((row) => [row.review_id, row]))
  const reading = [...first].map(async ([reviewId, { subject_kind: kind, org_id: orgId, subject_id: id }]) => {
    const call = await readCall[kind](orgId, id)
    return [reviewId, call] as const
  })
  const calls = new Map(await Promise.all(reading))
  const open = await sharedAmong(db, actor.membership.orgId, [...first.keys()])
  return rows.map((row) => present(actor, row, calls.get(row.review_id) ?? null, open.has(row.review_id)))
}

async function presentOne(needs: Reading, actor: MemberActor, row: MomentRow): Promise<BestMoment> {
  const [moment] = await presentAll(needs, actor, [row])
  if (!moment) throw momentNotFound()
  return moment
}

/** `call` is null when it was deleted between two looks: the moment goes with it. */
function present(actor: MemberActor, row: MomentRow, call: ReviewedCall | null, isOpen: boolean): BestMoment {
  const lines = call?.lines.filter(({ turn }) => turn >= row.from_turn && turn <= row.to_turn) ?? []
  const after = call?.lines.find(({ turn }) => turn > row.to_turn)
  const canOpen = isOpen || mayAlwaysSee(actor, row.rep_id)
  const startMs = lines[0]?.startMs ?? 0
  const offsetMs = call?.recordingOffsetMs
  return {
    _id: row.id,
    reviewId: row.review_id,
    call: { kind: row.subject_kind, id: row.subject_id },
    callTitle: call?.title ?? '',
    type: row.type,
    rep: { userId: row.rep_id, name: call?.repName ?? '' },
    keptBy: { userId: row.user_id, name: row.name },
    title: row.title,
    note: row.note,
    skill: row.skill,
    shared: row.shared,
    lines,
    startMs,
    endMs: Math.max(startMs, after?.startMs ?? call?.durationMs ?? 0),
    canOpen,
    recording: canOpen && typeof offsetMs === 'number' ? { offsetMs } : null,
    canChange: mayChange(actor, row),
    canShare: mayShare(actor, row),
    at: row.created_at.toISOString(),
  }
}
