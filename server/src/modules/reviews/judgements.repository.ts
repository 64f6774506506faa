import { levelIn, type getJudging, type Judgement } from '@ringside/contract'
import type { z } from 'zod'
import type { Database, Tx } from '../../platform/database/database.ts'
import { judgementAt } from './overrides.repository.ts'

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
}

/** Keeps that somebody judged a criterion, beside what was judged before. */
export async function insertJudgement(tx: Tx, { orgId, reviewId, by, judgement, ...judged }: Judged): Promise<void> {
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
    })
    .execute()
}

/** All that was judged of a criterion, newest first. */
export async function listJudgements(
  db: Database,
  orgId: string,
  reviewId: string,
  criterion: string,
): Promise<z.output<typeof getJudging.response>['judged']> {
  const rows = await db
    .selectFrom('criterion_judgements')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .where('criterion', '=', criterion)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ taken_back: takenBack, level, reason, by_name: by, at }) => ({
    judgement: takenBack ? null : judgementAt(level),
    reason,
    by,
    at: at.toISOString(),
  }))
}
