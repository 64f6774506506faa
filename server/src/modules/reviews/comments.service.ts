import type { addComment, Comment, listMentions, listReaders } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import { isAdmin, isAdminRole, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Colleague, Colleagues } from './colleagues.ts'
import type { NameCall } from './exports/reviewed-call.ts'
import { namedIn, withNames } from './mention-words.ts'
import * as mentions from './mentions.repository.ts'
import { insertComment, listComments, type CommentRow } from './reviews.repository.ts'
import type { KeptReview } from './kept-review.ts'
import { findShare } from './shares/shares.repository.ts'

type Written = z.input<NonNullable<typeof addComment.body>>

export interface Comments {
  comments(actor: MemberActor, reviewId: string): Promise<Comment[]>
  /** Tells whom it mentions. Throws `invalid` for somebody who may not see the review: nobody learns of a call that way. */
  addComment(actor: MemberActor, reviewId: string, comment: Written): Promise<Comment>
  /** Everybody who may see the review, for who may see it. */
  readers(actor: MemberActor, reviewId: string): Promise<z.output<typeof listReaders.response>>
  /** What mentions the actor, on reviews they may still see. */
  mentions(
    actor: MemberActor,
    wanted: z.output<NonNullable<typeof listMentions.query>>,
  ): Promise<z.output<typeof listMentions.response>>
  /** How many of these the actor has not read. */
  unreadMentions(actor: MemberActor): Promise<number>
  /** The actor has read these comments. Gives how many are left. */
  readMentions(actor: MemberActor, commentIds: readonly string[]): Promise<number>
}

const askerOf = (actor: MemberActor) => ({
  orgId: actor.membership.orgId,
  userId: actor.userId,
  isAdmin: isAdmin(actor),
})

export interface CommentsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly colleagues: Colleagues
  readonly nameCall: NameCall
  /** Throws `not-found` for who may not see the review. */
  readonly seen: (actor: MemberActor, reviewId: string) => Promise<KeptReview>
}

export function createComments(needs: CommentsNeeds): Comments {
  const { db, seen } = needs
  return {
    async comments(actor, reviewId) {
      await seen(actor, reviewId)
      const { orgId } = actor.membership
      return present(needs, orgId, await listComments(db, orgId, reviewId))
    },

    addComment: async (actor, reviewId, written) => add(needs, actor, await seen(actor, reviewId), written),

    async readers(actor, reviewId) {
      const people = await readersOf(needs, actor.membership.orgId, await seen(actor, reviewId))
      return people.map((person) => ({ userId: person.userId, name: shownNameOf(person) }))
    },

    async mentions(actor, wanted) {
      const { orgId } = actor.membership
      const page = await mentions.listMentions(db, askerOf(actor), wanted)
      const comments = await present(needs, orgId, page.shown)
      const items = page.shown.map(
        async ({ review_id: reviewId, subject_kind: kind, subject_id: id, read_at: readAt }, index) => {
          const comment = comments[index]
          const call = await needs.nameCall[kind](orgId, id)
          return comment
            ? [{ comment, reviewId, call: { kind, id }, callTitle: call?.title ?? '', isUnread: readAt === null }]
            : []
        },
      )
      return { items: (await Promise.all(items)).flat(), next: page.next, total: page.total }
    },

    unreadMentions: (actor) => mentions.countUnread(db, askerOf(actor)),
    async readMentions(actor, commentIds) {
      await mentions.setRead(db, askerOf(actor), commentIds, needs.clock.now())
      return mentions.countUnread(db, askerOf(actor))
    },
  }
}

/** The rep and the admins, or once it is shared everybody. */
async function readersOf(
  { db, colleagues }: CommentsNeeds,
  orgId: string,
  { reviewId, userId: repId }: KeptReview,
): Promise<Colleague[]> {
  const [members, share] = await Promise.all([colleagues.membersOf(orgId), findShare(db, orgId, reviewId)])
  return members.filter(({ userId, role }) => share !== undefined || userId === repId || isAdminRole(role))
}

async function add(
  needs: CommentsNeeds,
  actor: MemberActor,
  review: KeptReview,
  { text, startMs, mentions: wanted = [] }: Written,
): Promise<Comment> {
  const { orgId } = actor.membership
  const { reviewId } = review
  const people = await mustBeReaders(needs, orgId, review, namedIn(text, wanted))
  const call = { kind: review.kind, id: review.subjectId }
  const callTitle = people.length === 0 ? '' : ((await needs.nameCall[call.kind](orgId, call.id))?.title ?? '')
  const by = shownNameOf(actor)
  const at = needs.clock.now()
  const row: CommentRow = {
    org_id: orgId,
    review_id: reviewId,
    id: newId(),
    user_id: actor.userId,
    name: by,
    start_ms: startMs,
    text,
    at,
  }
  const named = people.map((person) => ({ userId: person.userId, name: shownNameOf(person) }))
  const read = withNames(text, new Map(named.map(({ userId, name }) => [userId, name])))
  await inTransaction(needs.db, async (tx) => {
    await insertComment(tx, row)
    await mentions.insertMentions(tx, { orgId, reviewId, commentId: row.id, at, by: actor.userId }, named)
    for (const to of people)
      if (to.userId !== actor.userId)
        await needs.colleagues.tellMentioned(tx, { to, by, text: read.text, call, callTitle, startMs })
  })
  return presentOne(row, read)
}

async function mustBeReaders(
  needs: CommentsNeeds,
  orgId: string,
  review: KeptReview,
  userIds: readonly string[],
): Promise<Colleague[]> {
  if (userIds.length === 0) return []
  const readers = await readersOf(needs, orgId, review)
  return userIds.map((userId) => {
    const reader = readers.find((each) => each.userId === userId)
    if (reader) return reader
    const message = 'Somebody you mention may not see this review. Share it first, or leave them out.'
    throw new AppError('invalid', message, [{ field: 'mentions', message }])
  })
}

/** People stand in comments by the names they have now; who has left, by the one they had. */
async function present(
  { db, colleagues }: CommentsNeeds,
  orgId: string,
  rows: readonly CommentRow[],
): Promise<Comment[]> {
  const ids = rows.map(({ id }) => id)
  const mentioned = await mentions.mentionsIn(db, orgId, ids)
  const members = mentioned.size === 0 ? [] : await colleagues.membersOf(orgId)
  const nowNamed = new Map(members.map((member) => [member.userId, shownNameOf(member)]))
  return rows.map((row) => {
    const names = [...(mentioned.get(row.id) ?? [])].map(([id, then]) => [id, nowNamed.get(id) ?? then] as const)
    return presentOne(row, withNames(row.text, new Map(names)))
  })
}

const presentOne = (row: CommentRow, read: Pick<Comment, 'text' | 'mentions'>): Comment => ({
  _id: row.id,
  userId: row.user_id,
  name: row.name,
  startMs: row.start_ms,
  ...read,
  at: row.at.toISOString(),
})
