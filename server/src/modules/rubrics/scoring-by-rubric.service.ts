import { rubricOf } from '@ringside/coaching/rubrics/built-in'
import {
  rubricKeys,
  rubricKeySchema,
  type CallSubject,
  type CriterionContent,
  type OwnRubric,
  type Review,
  type RubricContent,
  type RubricId,
  type ScorableRubric,
  type Scoring,
} from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { KeptReview, Reviews } from '../reviews/index.ts'
import * as policy from './rubrics.policy.ts'
import * as store from './rubrics.repository.ts'

/** Scores one call again. Its data is `ScoreByRubricData`. */
export const scoreByRubricJob = 'review-score-again'

/** A rubric that may be asked for: an own one in its newest version, unless another is named. */
export interface WhichRubric {
  readonly rubric: RubricId
  readonly version?: number | undefined
}

export interface ScoreByRubricData {
  readonly orgId: string
  readonly reviewId: string
  readonly rubric: RubricId
  readonly version: number
  readonly by: { readonly userId: string; readonly name: string }
}

export interface ScoringByRubric {
  /** With what the organisation's calls are scored now; for other modules. */
  toScoreWith(orgId: string): Promise<ScorableRubric>
  /** Whether an own rubric can be chosen: it is of this organisation, published, and not archived. */
  canBeChosen(orgId: string, id: string): Promise<boolean>
  /** A criterion as a rubric had it in a version; null when that is not kept. For other modules. */
  criterionOf(orgId: string, of: { key: RubricId; version: number; criterion: string }): Promise<KnownCriterion | null>
  /** For admins: scores a call with what is being written, and keeps nothing. Throws `invalid` and `not-found`. */
  tryOut(
    actor: MemberActor,
    about: { content: RubricContent; call: CallSubject },
  ): Promise<{ review: Review; first: Review }>
  /** For admins: scores a call with another rubric or version, beside its review. Throws `not-found` and `conflict`. */
  scoreByRubric(actor: MemberActor, reviewId: string, which: WhichRubric): Promise<Scoring>
  /** For admins: the same for the newest calls, as jobs; those that the rubric and version gave the first review are left out. */
  scoreLastByRubric(
    actor: MemberActor,
    which: WhichRubric & { last: number },
  ): Promise<{ calls: number; rubric: Review['rubric'] }>
  /** What the job does. Done twice it comes to the same; for a call that is gone it does nothing. */
  run(data: ScoreByRubricData): Promise<void>
}

export interface ScoringByRubricNeeds {
  readonly db: Database
  readonly jobs: Jobs
  readonly reviews: Pick<Reviews, 'find' | 'findById' | 'scoredCalls' | 'storeScoring'>
  readonly chosen: (orgId: string) => Promise<RubricId>
  /** The review that a rubric would give a scored call, kept nowhere; null for a call that has none to compare with. */
  readonly reviewAs: (orgId: string, call: CallSubject, rubric: ScorableRubric) => Promise<Review | null>
}

export function createScoringByRubric(needs: ScoringByRubricNeeds): ScoringByRubric {
  const { db } = needs
  return {
    toScoreWith: (orgId) => toScoreWith(needs, orgId),
    async canBeChosen(orgId, id) {
      const [row, published] = await Promise.all([store.findRubric(db, orgId, id), store.findPublished(db, orgId, id)])
      return row?.archived_at === null && published !== undefined
    },
    criterionOf: (orgId, of) => criterionOf(needs, orgId, of),
    tryOut: (actor, about) => tryOut(needs, actor, about),
    scoreByRubric: (actor, reviewId, which) => scoreByRubric(needs, actor, reviewId, which),
    scoreLastByRubric: (actor, which) => scoreLastByRubric(needs, actor, which),
    run: (data) => run(needs, data),
  }
}

type KnownCriterion = Pick<CriterionContent, 'notShown' | 'notApplicable'> & { readonly descriptors: readonly string[] }

async function criterionOf(
  { db }: ScoringByRubricNeeds,
  orgId: string,
  { key, version, criterion }: { key: RubricId; version: number; criterion: string },
): Promise<KnownCriterion | null> {
  const builtIn = rubricKeySchema.safeParse(key)
  const criteria: ReadonlyArray<KnownCriterion & { readonly key: string }> = builtIn.success
    ? rubricOf(builtIn.data).version === version
      ? rubricOf(builtIn.data).criteria
      : []
    : ((await store.findVersion(db, orgId, key, version))?.content.criteria ?? [])
  return criteria.find((each) => each.key === criterion) ?? null
}

async function toScoreWith({ db, chosen }: ScoringByRubricNeeds, orgId: string): Promise<ScorableRubric> {
  const rubric = await chosen(orgId)
  const builtIn = rubricKeySchema.safeParse(rubric)
  if (builtIn.success) return builtIn.data
  const published = await store.findPublished(db, orgId, rubric)
  return published === undefined ? rubricKeys[0] : asOwn(published)
}

const asOwn = ({ rubric_id: id, version, content }: store.VersionRow): OwnRubric => ({ id, version, content })

/** Throws `not-found` for a rubric or version that this organisation can't score with. */
async function resolve(
  { db }: ScoringByRubricNeeds,
  orgId: string,
  { rubric, version }: WhichRubric,
): Promise<ScorableRubric> {
  const builtIn = rubricKeySchema.safeParse(rubric)
  if (builtIn.success) {
    if (version === undefined || version === rubricOf(builtIn.data).version) return builtIn.data
    throw notFound('Rubric version')
  }
  const row =
    version === undefined
      ? await store.findPublished(db, orgId, rubric)
      : await store.findVersion(db, orgId, rubric, version)
  if (!row) throw policy.rubricNotFound()
  return asOwn(row)
}

const nameOf = (rubric: ScorableRubric): Review['rubric'] => {
  if (typeof rubric !== 'string') return { key: rubric.id, name: rubric.content.name, version: rubric.version }
  const { key, name, version } = rubricOf(rubric)
  return { key, name, version }
}

const isOf = (rubric: Review['rubric'], { key, version }: Review['rubric']): boolean =>
  rubric.key === key && rubric.version === version

async function tryOut(
  { reviews, reviewAs }: ScoringByRubricNeeds,
  actor: MemberActor,
  { content, call }: { content: RubricContent; call: CallSubject },
): Promise<{ review: Review; first: Review }> {
  mustBeAdmin(actor)
  const { orgId } = actor.membership
  const first = await reviews.find({ orgId, kind: call.kind, subjectId: call.id })
  if (!first) throw notFound('Review')
  policy.mustBeComplete(content)
  const review = await reviewAs(orgId, call, { id: newId(), version: 1, content })
  if (!review) throw notFound('Review')
  return { review, first: first.review }
}

/** The review of a call by a rubric, or what stands in the way of it. */
async function scored(
  { reviewAs }: ScoringByRubricNeeds,
  orgId: string,
  { kind, subjectId }: KeptReview,
  rubric: ScorableRubric,
): Promise<Review> {
  const review = await reviewAs(orgId, { kind, id: subjectId }, rubric)
  if (review) return review
  throw new AppError('conflict', 'This call is being scored. Try again when its review is there.')
}

async function scoreByRubric(
  needs: ScoringByRubricNeeds,
  actor: MemberActor,
  reviewId: string,
  which: WhichRubric,
): Promise<Scoring> {
  mustBeAdmin(actor)
  const { orgId } = actor.membership
  const first = await needs.reviews.findById(orgId, reviewId)
  if (!first) throw notFound('Review')
  const rubric = await resolve(needs, orgId, which)
  if (isOf(first.review.rubric, nameOf(rubric)))
    throw new AppError('conflict', 'This rubric and version gave the call its review. Choose another one.')
  const review = await scored(needs, orgId, first, rubric)
  const by = { userId: actor.userId, name: shownNameOf(actor) }
  return needs.reviews.storeScoring({ orgId, first, by }, review)
}

async function scoreLastByRubric(
  needs: ScoringByRubricNeeds,
  actor: MemberActor,
  { last, ...which }: WhichRubric & { last: number },
): Promise<{ calls: number; rubric: Review['rubric'] }> {
  mustBeAdmin(actor)
  const { db, jobs, reviews } = needs
  const { orgId } = actor.membership
  const rubric = nameOf(await resolve(needs, orgId, which))
  const by = { userId: actor.userId, name: shownNameOf(actor) }
  const newest = await reviews.scoredCalls(actor, { limit: last })
  const calls = newest.filter((call) => !isOf(call.rubric, rubric))
  await inTransaction(db, async (tx) => {
    for (const { reviewId } of calls) {
      const data: ScoreByRubricData = { orgId, reviewId, rubric: rubric.key, version: rubric.version, by }
      await jobs.enqueue(tx, scoreByRubricJob, data)
    }
  })
  return { calls: calls.length, rubric }
}

async function run(needs: ScoringByRubricNeeds, { orgId, reviewId, by, ...which }: ScoreByRubricData): Promise<void> {
  const first = await needs.reviews.findById(orgId, reviewId)
  if (!first) return
  const rubric = await resolve(needs, orgId, which)
  if (isOf(first.review.rubric, nameOf(rubric))) return
  await needs.reviews.storeScoring({ orgId, first, by }, await scored(needs, orgId, first, rubric))
}
