import type { Review } from '@ringside/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'
import { notFound } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { createAgreements, type Agreements } from './agreement.service.ts'
import { setMomentsType } from './best-moments/best-moments.repository.ts'
import type { Colleagues } from './colleagues.ts'
import { createComments, type Comments } from './comments.service.ts'
import { keepAsEarlierType } from './earlier-types.repository.ts'
import { hasFailed } from './failed.ts'
import type { NameCall, ReadCall } from './exports/reviewed-call.ts'
import {
  countAnew,
  createOverrides,
  scoreOf,
  type CountedScore,
  type CriterionOf,
  type KeepScore,
  type Overrides,
} from './overrides.service.ts'
import { asShownTo, mayAlwaysSee } from './reviews.policy.ts'
import { kept, withProse, type KeptReview } from './kept-review.ts'
import { dropProse, dropProseOf, findProse, listProse } from './prose/prose.repository.ts'
import type { ReviewWording } from './prose/prose.service.ts'
import * as repository from './reviews.repository.ts'
import { deleteScorings } from './scorings.repository.ts'
import { createScorings, type Scorings } from './scorings.service.ts'
import { findShare, isCallShared } from './shares/shares.repository.ts'

/** Which call a review is of. */
export interface Subject {
  readonly orgId: string
  readonly kind: ReviewSubject
  readonly subjectId: string
}

export interface Reviews extends Scorings, Overrides, Agreements, Comments {
  /**
   * Keeps the engine's review of a call, in the transaction of whatever else follows from it. Again writes the same row, and lets
   * go of what was scored beside the one before; what managers judged of the same rubric's criteria stays. As another kind of call
   * it keeps what the call came to before, and moments of it are found under that kind. Gives the score as it counts, and whether the
   * call failed by a blocker, which is worked out here and read everywhere else.
   */
  store(tx: Tx, of: Subject & { userId: string }, review: Review): Promise<CountedScore & { failed: boolean }>
  /** Who may see it is judged by the caller, who knows the call. */
  find(subject: Subject): Promise<KeptReview | null>
  /** A review as somebody reads it who may see it: why a manager judged as they did is between them and the rep. */
  asShownTo(actor: MemberActor, repId: string, review: Review): Review
  /** Whether every member of the organisation may see the review of a call. */
  isShared(subject: Subject): Promise<boolean>
  /** A review to somebody who may see it: its rep and the organisation's admins, and all its members once it is shared; to others there is none. */
  seen(actor: MemberActor, reviewId: string): Promise<KeptReview>
  /** The same by its id. */
  findById(orgId: string, reviewId: string): Promise<KeptReview | null>
  /** Says that a call has changed since its review: until that is stored anew it is not taken away, nor listed with its score. */
  outdate(tx: Tx, subject: Subject): Promise<void>
  remove(tx: Tx, subject: Subject): Promise<void>
  /** A rep's reviews of practice calls that were scored, newest first. */
  recentFor(orgId: string, userId: string, limit: number): Promise<KeptReview[]>
}

export interface ReviewsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly keepScore: KeepScore
  readonly readCall: ReadCall
  readonly nameCall: NameCall
  readonly colleagues: Colleagues
  readonly criterionOf: CriterionOf
  /** Null: no model words reviews. */
  readonly wording: ReviewWording | null
}

export function createReviews(needs: ReviewsNeeds): Reviews {
  const { db, clock, keepScore, wording } = needs

  const withItsProse = async (row: repository.ReviewRow): Promise<KeptReview> =>
    kept(row, await findProse(db, row.org_id, row.id))

  const mustSee = async (actor: MemberActor, reviewId: string): Promise<KeptReview> => {
    const { orgId } = actor.membership
    const row = await repository.findReview(db, orgId, reviewId)
    if (!row) throw notFound('Review')
    if (!mayAlwaysSee(actor, row.user_id) && !(await findShare(db, orgId, reviewId))) throw notFound('Review')
    const whole = await withItsProse(row)
    return { ...whole, review: asShownTo(actor, row.user_id, whole.review) }
  }

  return {
    ...createScorings({ db, clock, nameCall: needs.nameCall, seen: mustSee }),
    ...judgedWithProse(db, createOverrides({ db, clock, keepScore, criterionOf: needs.criterionOf })),
    ...createAgreements({ db }),
    ...createComments({ ...needs, seen: mustSee }),
    seen: mustSee,
    asShownTo,
    isShared: ({ orgId, kind, subjectId }) => isCallShared(db, orgId, kind, subjectId),

    store: (tx, of, review) => store({ clock, wording }, tx, of, review),

    async findById(orgId, reviewId) {
      const row = await repository.findReview(db, orgId, reviewId)
      return row ? withItsProse(row) : null
    },

    async find({ orgId, kind, subjectId }) {
      const row = await repository.findReviewOf(db, orgId, kind, subjectId)
      return row ? withItsProse(row) : null
    },

    async outdate(tx, subject) {
      await repository.setOutOfDate(tx, subject)
      await dropProseOf(tx, subject)
    },

    remove: (tx, { orgId, kind, subjectId }) => repository.deleteReviewOf(tx, orgId, kind, subjectId),

    recentFor: (orgId, userId, limit) => recentFor(db, orgId, userId, limit),
  }
}

async function recentFor(db: Database, orgId: string, userId: string, limit: number): Promise<KeptReview[]> {
  const rows = await repository.listRecent(db, orgId, userId, limit)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const prose = new Map((await listProse(db, orgId, ids)).map((row) => [row.review_id, row]))
  return rows.map((row) => kept(row, prose.get(row.id)))
}

/** A review that was judged, with the words that it had before: what a model wrote stands as what the engine wrote does. */
function judgedWithProse(db: Database, overrides: Overrides): Overrides {
  const shown = async ({ membership }: MemberActor, reviewId: string, review: Review): Promise<Review> =>
    withProse(review, await findProse(db, membership.orgId, reviewId))
  return {
    ...overrides,
    override: async (actor, about, given) =>
      shown(actor, about.reviewId, await overrides.override(actor, about, given)),
    takeBack: async (actor, about) => shown(actor, about.reviewId, await overrides.takeBack(actor, about)),
  }
}

async function store(
  { clock, wording }: Pick<ReviewsNeeds, 'clock' | 'wording'>,
  tx: Tx,
  { orgId, userId, kind, subjectId }: Subject & { userId: string },
  review: Review,
): Promise<CountedScore & { failed: boolean }> {
  const { total } = scoreOf(review)
  const failed = hasFailed(review)
  const at = clock.now()
  const before = await repository.lockReviewOf(tx, { orgId, kind, subjectId })
  const id = await repository.putReview(tx, {
    orgId,
    id: newId(),
    userId,
    kind,
    subjectId,
    total,
    failed,
    review,
    at,
  })
  if (before && before.review.type !== review.type) {
    await keepAsEarlierType(tx, { orgId, reviewId: id }, before, at)
    await setMomentsType(tx, { orgId, reviewId: id, type: review.type })
  }
  await deleteScorings(tx, orgId, id)
  if (wording === null) await dropProse(tx, orgId, id)
  else await wording.begin(tx, { orgId, reviewId: id }, review)
  return { ...(await countAnew(tx, orgId, id, review)), failed }
}
