import type { Prose } from '@ringside/contract'
import type { Selectable } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { KeptProse, ReviewSubject } from '../../../platform/database/tables/reviews.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'

/** Money is kept in these of a dollar. */
const millionths = 1_000_000

type Row = Selectable<Tables['review_wordings']>
export type ProseRow = Pick<Row, 'scoring' | 'state' | 'model' | 'words' | 'kept' | 'answered' | 'spent' | 'stopped_by'>

const columns = ['scoring', 'state', 'model', 'words', 'kept', 'answered', 'spent', 'stopped_by'] as const

/** One scoring of a call: made anew, its review has another. */
export interface ProseKey {
  readonly orgId: string
  readonly reviewId: string
  readonly scoring: string
}

/** A model is to word a review. What it wrote for a scoring before is let go of, and what that cost is kept. */
export async function beginProse(tx: Tx, { orgId, reviewId, scoring }: ProseKey, model: string): Promise<void> {
  const begun = { scoring, model, state: 'waiting', words: null, kept: 0, answered: false, stopped_by: null } as const
  await tx
    .insertInto('review_wordings')
    .values({ org_id: orgId, review_id: reviewId, ...begun })
    .onConflict((conflict) => conflict.columns(['org_id', 'review_id']).doUpdateSet(begun))
    .execute()
}

/** The words of a review that counts no more are let go of. An answer that is still under way then finds nothing to word. */
export async function dropProse(tx: Tx, orgId: string, reviewId: string): Promise<void> {
  await tx
    .updateTable('review_wordings')
    .set({ scoring: null, state: 'done', words: null, kept: 0, answered: false, stopped_by: null })
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .execute()
}

/** The same, of the review of a call. */
export async function dropProseOf(
  tx: Tx,
  { orgId, kind, subjectId }: { orgId: string; kind: ReviewSubject; subjectId: string },
): Promise<void> {
  const row = await tx
    .selectFrom('reviews')
    .select('id')
    .where('org_id', '=', orgId)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst()
  if (row) await dropProse(tx, orgId, row.id)
}

export const findProse = (db: Database | Tx, orgId: string, reviewId: string): Promise<ProseRow | undefined> =>
  db
    .selectFrom('review_wordings')
    .select(columns)
    .where('org_id', '=', orgId)
    .where('review_id', '=', reviewId)
    .executeTakeFirst()

/** The same, of several reviews. */
export const listProse = (
  db: Database,
  orgId: string,
  reviewIds: readonly string[],
): Promise<Array<ProseRow & { review_id: string }>> =>
  db
    .selectFrom('review_wordings')
    .select(['review_id', ...columns])
    .where('org_id', '=', orgId)
    .where('review_id', 'in', [...reviewIds])
    .execute()

/** The row of a scoring while its model is still to be asked, locked as it is. */
export const lockWaiting = (tx: Tx, key: ProseKey): Promise<ProseRow | undefined> =>
  tx
    .selectFrom('review_wordings')
    .select(columns)
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .where('scoring', '=', key.scoring)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

/** Money is set aside and the model is asked for so many parts: until an answer is kept, all of them stand in our words. */
export async function setAsked(tx: Tx, key: ProseKey, { most, parts }: { most: number; parts: number }): Promise<void> {
  await tx
    .updateTable('review_wordings')
    .set((row) => ({ state: 'asked', kept: parts, spent: row('spent', '+', most) }))
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .execute()
}

/** Nothing more comes of a scoring's words: there was nothing to ask, a limit was reached, or who asked did not live to hear. */
export async function setDone(db: Database | Tx, key: ProseKey, stoppedBy: Row['stopped_by'] = null): Promise<void> {
  await db
    .updateTable('review_wordings')
    .set({ state: 'done', stopped_by: stoppedBy })
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .where('scoring', '=', key.scoring)
    .execute()
}

/** The same, where no model words reviews any more: whatever one was asked for, nothing is said of it. */
export async function giveUpProse(db: Database, key: ProseKey): Promise<void> {
  await db
    .updateTable('review_wordings')
    .set({ state: 'done', kept: 0 })
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .where('scoring', '=', key.scoring)
    .where('state', '!=', 'done')
    .execute()
}

export interface Answered {
  /** What was set aside, and what it really cost. */
  readonly most: number
  readonly cost: number
  readonly tokens: { readonly read: number; readonly written: number }
}

/** In place of what was set aside, what an answer cost. */
export async function settleProse(tx: Tx, key: ProseKey, { most, cost, tokens }: Answered): Promise<void> {
  await tx
    .updateTable('review_wordings')
    .set((row) => ({
      spent: row('spent', '+', cost - most),
      tokens_read: row('tokens_read', '+', tokens.read),
      tokens_written: row('tokens_written', '+', tokens.written),
    }))
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .execute()
}

/** Keeps what may be shown of an answer, and that there was one, unless the call was scored anew meanwhile. */
export async function keepProse(
  tx: Tx,
  key: ProseKey,
  { words, kept, answered }: { words: KeptProse; kept: number; answered: boolean },
): Promise<void> {
  await tx
    .updateTable('review_wordings')
    .set({ state: 'done', words: JSON.stringify(words), kept, answered })
    .where('org_id', '=', key.orgId)
    .where('review_id', '=', key.reviewId)
    .where('scoring', '=', key.scoring)
    .where('state', '=', 'asked')
    .execute()
}

/** What a reader is told of a review's words; undefined where no model had anything to do with them. */
export function presentProse(row: ProseRow | undefined): Prose | undefined {
  if (row === undefined || row.scoring === null) return undefined
  const { state, model, words, kept, answered, spent, stopped_by: stoppedBy } = row
  if (state !== 'done') return { state: 'asked', model }
  if (words === null && kept === 0 && stoppedBy === null) return undefined
  const { verdict, advice } = words ?? { verdict: null, advice: [] }
  return { state, model, verdict, advice: [...advice], kept, answered, cost: spent / millionths, stoppedBy }
}
