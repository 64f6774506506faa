import { levelIn, type CallType, type getJudging, type Judgement } from '@ringside/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '../../platform/database/database.ts'
import { cutPage, decodeCursor, encodeCursor, microsecondsOf, timeAt } from '../../platform/database/paging.ts'
import { judgementAt } from './judgement-at.ts'

interface Judged {
  readonly orgId: string
  readonly reviewId: string
  readonly id: string
  readonly criterion: string
  /** Null: the one before was taken back. */
  readonly judgement: Judgement | null
  readonly reason: string
  readonly by: { readonly userId: string; readonly name: string }
  readonly at: Date
  readonly type: CallType
}

/** Keeps that somebody judged a criterion, beside what was judged before. */
export async function insertJudgement(
  tx: Tx,
  { orgId, reviewId, by, judgement, type, ...judged }: Judged,
): Promise<void> {
  await tx
    .insertInto('criterion_judgements')
    .values({
      ...judged,
      org_id: orgId,
      review_id: reviewId,
      taken_back: judgement === null,
      level: judgement && levelIn(judgement),
      by_user_id: by.userId,
      by_name: by.name,
      call_type: type,
    })
    .execute()
}

/** A page of what was judged of a criterion, newest first. */
export async function listJudgements(
  db: Database,
  { orgId, reviewId, criterion }: Pick<Judged, 'orgId' | 'reviewId' | 'criterion'>,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Pick<z.output<typeof getJudging.response>, 'judged' | 'next'>> {
  const all = db
    .selectFrom('criterion_judgements')
    .selectAll()
    .select(microsecondsOf(sql<Date>`at`).as('position'))
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('criterion', '=', criterion)
  const rows = await (cursor === undefined ? all : all.where(isBefore(cursor)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = cutPage(rows, limit, ({ position, id }) => encodeCursor([position, id]))
  const judged = shown.map(({ taken_back: takenBack, level, reason, by_name: by, at, call_type: type }) => ({
    judgement: takenBack ? null : judgementAt(level),
    reason,
    by,
    at: at.toISOString(),
    type,
  }))
  return { judged, next }
}

function isBefore(cursor: string) {
  const [at, id] = decodeCursor(cursor, z.uuid())
  return sql<boolean>`(at, id) < (${timeAt(at)}, ${id}::uuid)`
}
