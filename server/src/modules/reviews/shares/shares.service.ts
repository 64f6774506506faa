import type { listSharedReviews, Share } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { shownNameOf, type MemberActor } from '../../../platform/http/actor.ts'
import type { NameCall } from '../exports/reviewed-call.ts'
import { mayAlwaysSee } from '../reviews.policy.ts'
import type { KeptReview } from '../kept-review.ts'
import * as repository from './shares.repository.ts'

export interface Shares {
  /** For whoever may see the review. */
  get(actor: MemberActor, reviewId: string): Promise<Share>
  /** For the call's rep and admins; to others who see it, it is `forbidden`. */
  set(actor: MemberActor, reviewId: string, shared: boolean): Promise<Share>
  /** All that is shared in the organisation, for any of its members. */
  list(
    actor: MemberActor,
    wanted: z.output<NonNullable<typeof listSharedReviews.query>>,
  ): Promise<z.output<typeof listSharedReviews.response>>
}

export interface SharesNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly nameCall: NameCall
  /** Throws `not-found` for who may not see the review. */
  readonly seen: (actor: MemberActor, reviewId: string) => Promise<KeptReview>
}

export function createShares({ db, clock, nameCall, seen }: SharesNeeds): Shares {
  const present = async (actor: MemberActor, { reviewId, userId }: KeptReview): Promise<Share> => {
    const row = await repository.findShare(db, actor.membership.orgId, reviewId)
    return {
      shared: row ? { by: { userId: row.by_user_id, name: row.by_name }, at: row.at.toISOString() } : null,
      canChange: mayAlwaysSee(actor, userId),
    }
  }

  return {
    get: async (actor, reviewId) => present(actor, await seen(actor, reviewId)),

    async set(actor, reviewId, shared) {
      const review = await seen(actor, reviewId)
      const { orgId } = actor.membership
      if (!mayAlwaysSee(actor, review.userId))
        throw new AppError('forbidden', 'Only the rep of the call and admins say who may read its review.')
      if (!shared) await repository.removeShare(db, orgId, reviewId)
      else {
        const by = { by_user_id: actor.userId, by_name: shownNameOf(actor) }
        await repository.putShare(db, { org_id: orgId, review_id: reviewId, ...by, at: clock.now() })
      }
      return present(actor, review)
    },

    async list({ membership: { orgId } }, wanted) {
      const page = await repository.listShared(db, orgId, wanted)
      const items = await Promise.all(
        page.shown.map(async (row) => {
          const call = await nameCall[row.subject_kind](orgId, row.subject_id)
          return {
            reviewId: row.id,
            call: { kind: row.subject_kind, id: row.subject_id },
            callTitle: call?.title ?? '',
            type: row.type,
            rep: { userId: row.user_id, name: call?.repName ?? '' },
            total: row.total,
            sharedBy: { userId: row.by_user_id, name: row.by_name },
            sharedAt: row.at.toISOString(),
          }
        }),
      )
      return { items, next: page.next, total: page.total }
    },
  }
}
