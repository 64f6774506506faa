import { withOverrides } from '@ringside/coaching/scoring/index'
import {
  isSameJudgement,
  judgementOf,
  levelIn,
  type CallSubject,
  type CriterionScore,
  type EarlierJudgement,
  type EarlierType,
  type getJudging,
  type Judgement,
  type Review,
  type RubricId,
} from '@ringside/contract'
import type { z } from 'zod'
import type { ReviewSubject } from '../../platform/database/tables/reviews.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { mustBeAdmin, shownNameOf, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { deleteEarlier, listEarlier } from './earlier-judgements.repository.ts'
import { deleteEarlierTypes, listEarlierTypes } from './earlier-types.repository.ts'
import { insertJudgement, listJudgements } from './judgements.repository.ts'
import * as repository from './overrides.repository.ts'
import { findReview, findReviewOf, type ReviewRow } from './reviews.repository.ts'

/** The score of a call as it counts; `engineTotal` is null where nobody judged otherwise than the engine. */
export interface CountedScore {
  readonly total: number | null
  readonly engineTotal: number | null
}

/**
 * Writes the score of a call wherever calls of its kind keep it. False for a call that is being scored just now: what was
 * judged is then about to be another review.
 */
export type KeepScore = Readonly<
  Record<CallSubject['kind'], (tx: Tx, orgId: string, id: string, score: CountedScore) => Promise<boolean>>
>

export interface Overrides {
  /**
   * For admins: judges a criterion in place of the engine, or confirms it. Gives the review as it counts then. Throws
   * `not-found`, `invalid` for a change without a reason, `conflict` for a call that can't be judged.
   */
  override(
    actor: MemberActor,
    about: { reviewId: string; criterion: string },
    given: { judgement: Judgement; reason: string },
  ): Promise<Review>
  /** For admins: lets the engine's judgement of a criterion count again. Throws as `override`. */
  takeBack(actor: MemberActor, about: { reviewId: string; criterion: string }): Promise<Review>
  /** For admins: what the levels of a criterion mean, and all that was judged of it. Throws as `override`. */
  judging(actor: MemberActor, about: { reviewId: string; criterion: string }, at: Page): Promise<Judging>
  /** Lets go of all that was judged of a call, since another person turned out to be its rep; each leaves a line in what was judged. */
  forgetOverrides(tx: Tx, actor: MemberActor, of: { kind: ReviewSubject; subjectId: string }): Promise<void>
}

type Page = z.output<NonNullable<typeof getJudging.query>>
type Judging = z.output<typeof getJudging.response>

/** What the levels of a criterion mean. */
export interface CriterionLevels {
  readonly descriptors: readonly string[]
  readonly notShown: string
  readonly notApplicable: string
}

/** A criterion as a rubric had it in a version; null when that is not kept. */
export type CriterionOf = (
  orgId: string,
  of: { key: RubricId; version: number; criterion: string },
) => Promise<CriterionLevels | null>

export interface OverridesNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly keepScore: KeepScore
  readonly criterionOf: CriterionOf
}

/** The score of a review as it counts. */
export const scoreOf = ({ result }: Review): CountedScore =>
  result.state === 'scored'
    ? { total: result.total, engineTotal: result.engineTotal ?? null }
    : { total: null, engineTotal: null }

export function createOverrides(needs: OverridesNeeds): Overrides {
  const { db, clock } = needs
  return {
    async override(actor, { reviewId, criterion }, { judgement, reason }) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      return inTransaction(db, async (tx) => {
        const row = await mustFind(tx, orgId, reviewId)
        const score = criterionIn(engineOf(row), criterion)
        const engine = judgementOf(score)
        if (reason === '' && !isSameJudgement(judgement, engine)) throw withoutReason()
        const { key: rubric, name, version } = row.review.rubric
        await repository.putOverride(tx, {
          org_id: orgId,
          review_id: reviewId,
          criterion,
          label: score.label,
          rubric,
          rubric_name: name,
          rubric_version: version,
          call_type: row.review.type,
          level: levelIn(judgement),
          engine_level: levelIn(engine),
          reason,
          by_user_id: actor.userId,
          by_name: shownNameOf(actor),
          of_own_call: row.subject_kind === 'simulation' && row.user_id === actor.userId,
          at: clock.now(),
        })
        await insertJudgement(tx, { ...judgedBy(needs, actor, row, criterion), judgement, reason })
        return count(needs, tx, row)
      })
    },

    async takeBack(actor, { reviewId, criterion }) {
      mustBeAdmin(actor)
      const { orgId } = actor.membership
      return inTransaction(db, async (tx) => {
        const row = await mustFind(tx, orgId, reviewId)
        criterionIn(engineOf(row), criterion)
        if (await repository.deleteOverride(tx, orgId, reviewId, criterion))
          await insertJudgement(tx, { ...judgedBy(needs, actor, row, criterion), judgement: null, reason: '' })
        return count(needs, tx, row)
      })
    },

    judging: (actor, about, at) => judging(needs, actor, { ...about, at }),
    forgetOverrides: (tx, actor, of) => forgetOverrides(needs, tx, actor, of),
  }
}

async function judging(
  { db, criterionOf }: OverridesNeeds,
  actor: MemberActor,
  { reviewId, criterion, at }: { reviewId: string; criterion: string; at: Page },
): Promise<Judging> {
  mustBeAdmin(actor)
  const { orgId } = actor.membership
  const row = await findReview(db, orgId, reviewId)
  if (!row) throw notFound('Review')
  criterionIn(engineOf(row), criterion)
  const { key, version } = row.review.rubric
  const levels = await criterionOf(orgId, { key, version, criterion })
  return { levels: levels && levelsOf(levels), ...(await listJudgements(db, { orgId, reviewId, criterion }, at)) }
}

const aboutAnother = 'The judgement was about another person: somebody else turned out to be the rep.'

async function forgetOverrides(
  needs: OverridesNeeds,
  tx: Tx,
  actor: MemberActor,
  { kind, subjectId }: { kind: ReviewSubject; subjectId: string },
): Promise<void> {
  const { orgId } = actor.membership
  const row = await findReviewOf(tx, orgId, kind, subjectId)
  if (!row) return
  for (const { criterion } of await repository.listOverrides(tx, orgId, row.id))
    await insertJudgement(tx, {
      ...judgedBy(needs, actor, row, criterion),
      judgement: null,
      reason: aboutAnother,
    })
  await repository.deleteOverrides(tx, orgId, row.id)
  await deleteEarlier(tx, orgId, row.id)
  await deleteEarlierTypes(tx, { orgId, reviewId: row.id })
}

/** Of whom, when and as which kind of call a judgement is that is kept. */
const judgedBy = ({ clock }: OverridesNeeds, actor: MemberActor, row: ReviewRow, criterion: string) => ({
  orgId: actor.membership.orgId,
  reviewId: row.id,
  type: row.review.type,
  id: newId(),
  criterion,
  by: { userId: actor.userId, name: shownNameOf(actor) },
  at: clock.now(),
})

const levelsOf = ({ descriptors, notShown, notApplicable }: CriterionLevels) => ({
  descriptors: [...descriptors],
  notShown,
  notApplicable,
})

const engineOf = (row: ReviewRow): Review => row.engine_review ?? row.review

async function mustFind(tx: Tx, orgId: string, reviewId: string): Promise<ReviewRow> {
  const row = await repository.lockReview(tx, orgId, reviewId)
  if (!row) throw notFound('Review')
  return row
}

function criterionIn({ result }: Review, criterion: string): CriterionScore {
  if (result.state !== 'scored')
    throw new AppError('conflict', 'This call was too short to score, so there is nothing to judge.')
  const score = result.scores.find((each) => each.criterion === criterion)
  if (!score) throw notFound('Criterion')
  return score
}

const withoutReason = (): AppError => {
  const message = 'Say why, so that the rep can learn from it.'
  return new AppError('invalid', message, [{ field: 'reason', message }])
}

interface Earlier {
  readonly judgements: EarlierJudgement[]
  readonly types: EarlierType[]
}

/** What a call was judged and came to before, by other rubrics and as other kinds of call. */
const earlierOf = async (tx: Tx, orgId: string, reviewId: string, { type }: Review): Promise<Earlier> => ({
  judgements: await listEarlier(tx, orgId, reviewId),
  types: await listEarlierTypes(tx, { orgId, reviewId }, type),
})

/** The review with what was before, which says itself that it counts no more. */
const withEarlier = (review: Review, { judgements, types }: Earlier): Review => ({
  ...review,
  ...(judgements.length > 0 && { earlierJudgements: judgements }),
  ...(types.length > 0 && { earlierTypes: types }),
})

/** Works out the review as it counts with the overrides that are kept, and writes it and its score. */
async function count({ keepScore }: OverridesNeeds, tx: Tx, row: ReviewRow): Promise<Review> {
  const engine = engineOf(row)
  const overrides = await repository.listOverrides(tx, row.org_id, row.id)
  const earlier = await earlierOf(tx, row.org_id, row.id, engine)
  const review = withEarlier(withOverrides(engine, overrides), earlier)
  const { result } = review
  if (result.state === 'scored' && result.scores.every(({ state }) => state === 'not-applicable'))
    throw new AppError('conflict', 'At least one criterion has to count.')
  const score = scoreOf(review)
  const kept = overrides.length === 0 ? null : engine
  await repository.setReview(tx, row.org_id, row.id, { review, total: score.total, engine: kept })
  if (!(await keepScore[row.subject_kind](tx, row.org_id, row.subject_id, score)))
    throw new AppError('conflict', 'This call is being scored. Try again when its review is there.')
  return review
}

/**
 * A review that was made anew, with the overrides of the one before: of criteria of the same rubric and kind of call, by their
 * key. The others are told beside it, and count no more.
 */
export async function countAnew(tx: Tx, orgId: string, reviewId: string, engine: Review): Promise<CountedScore> {
  const scores = engine.result.state === 'scored' ? engine.result.scores : []
  const judged = new Map(scores.map((score) => [score.criterion, judgementOf(score)]))
  const { rubric, type } = engine
  await repository.setEngineLevels(tx, { orgId, reviewId, rubric: rubric.key, type }, judged)
  const overrides = await repository.listOverrides(tx, orgId, reviewId)
  const earlier = await earlierOf(tx, orgId, reviewId, engine)
  const review = withEarlier(withOverrides(engine, overrides), earlier)
  const score = scoreOf(review)
  const kept = overrides.length === 0 ? null : engine
  if (overrides.length > 0 || earlier.judgements.length > 0 || earlier.types.length > 0)
    await repository.setReview(tx, orgId, reviewId, { review, total: score.total, engine: kept })
  return score
}
