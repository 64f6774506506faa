import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '../../platform/database/database.ts'
import { cutPage, decodeCursor, encodeCursor, microsecondsOf, timeAt } from '../../platform/database/paging.ts'

export async function insertMentions(
  tx: Tx,
  of: { orgId: string; reviewId: string; commentId: string; at: Date; by: string },
  people: readonly { userId: string; name: string }[],
): Promise<void> {
  if (people.length === 0) return
  const { orgId, reviewId, commentId, at, by } = of
  const comment = { org_id: orgId, review_id: reviewId, comment_id: commentId, at }
  // One's own words are read.
  const rows = people.map(({ userId, name }) => ({
    ...comment,
    user_id: userId,
    name,
    read_at: userId === by ? at : null,
  }))
  await tx.insertInto('comment_mentions').values(rows).execute()
}

/** Whom the comments mention, by the comment's id: their ids with the names they had then. */
export async function mentionsIn(
  db: Database | Tx,
  orgId: string,
  commentIds: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  if (commentIds.length === 0) return found
  const rows = await db
    .selectFrom('comment_mentions')
    .select(['comment_id', 'user_id', 'name'])
    .where('org_id', '=', orgId)
    .where('comment_id', 'in', commentIds)
    .execute()
  for (const { comment_id: id, user_id: userId, name } of rows)
    found.set(id, (found.get(id) ?? new Map<string, string>()).set(userId, name))
  return found
}

interface Asker {
  readonly orgId: string
  readonly userId: string
  readonly isAdmin: boolean
}

/** Comments that mention somebody, on reviews that they may see. */
const mentionsOf = (db: Database, { orgId, userId, isAdmin }: Asker) =>
  db
    .selectFrom('comment_mentions as mention')
    .innerJoin('review_comments as comment', (join) =>
      join
        .onRef('comment.org_id', '=', 'mention.org_id')
        .onRef('comment.review_id', '=', 'mention.review_id')
        .onRef('comment.id', '=', 'mention.comment_id'),
    )
    .innerJoin('reviews as review', (join) =>
      join.onRef('review.org_id', '=', 'mention.org_id').onRef('review.id', '=', 'mention.review_id'),
    )
    .where('mention.org_id', '=', orgId)
    .where('mention.user_id', '=', userId)
    .$if(!isAdmin, (query) => query.where((row) => row.or([row('review.user_id', '=', userId), isShared])))

export async function countUnread(db: Database, of: Asker): Promise<number> {
  const { count } = await mentionsOf(db, of)
    .where('mention.read_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whom these comments mention has read them; others' mentions in them stay as they are. */
export async function setRead(
  db: Database,
  { orgId, userId }: Pick<Asker, 'orgId' | 'userId'>,
  commentIds: readonly string[],
  at: Date,
): Promise<void> {
  await db
    .updateTable('comment_mentions')
    .set({ read_at: at })
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('comment_id', 'in', [...commentIds])
    .where('read_at', 'is', null)
    .execute()
}

/** One page of the comments that mention somebody, newest first, on reviews that they may see. */
export async function listMentions(
  db: Database,
  of: Asker,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const mentions = mentionsOf(db, of)
  const [rows, { count }] = await Promise.all([
    (cursor === undefined ? mentions : mentions.where(isBefore(cursor)))
      .selectAll('comment')
      .select(['review.subject_kind', 'review.subject_id', 'mention.read_at'])
      .select(microsecondsOf(sql<Date>`mention.at`).as('position'))
      .orderBy('mention.at', 'desc')
      .orderBy('mention.comment_id', 'desc')
      .limit(limit + 1)
      .execute(),
    mentions.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { ...cutPage(rows, limit, ({ position, id }) => encodeCursor([position, id])), total: count }
}

const isShared = sql<boolean>`exists (select from review_shares
  where review_shares.org_id = review.org_id and review_shares.review_id = review.id)`

function isBefore(cursor: string) {
  const [at, id] = decodeCursor(cursor, z.uuid())
  return sql<boolean>`(mention.at, mention.comment_id) < (${timeAt(at)}, ${id}::uuid)`
}
