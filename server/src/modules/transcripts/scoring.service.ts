import { productOf, type Product } from '@ringside/coaching/product-summary/selling'
import type { ProductSummary, Review, ScorableRubric, Transcript } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { TimeLimitError } from '../../platform/worker-pool.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import type { TranscriptWork } from './transcript-work.ts'
import * as transcripts from './transcripts.repository.ts'

/** Scores a transcript as of one of its revisions. Its data is `{ orgId, transcriptId, revision }`. */
export const scoreTranscriptJob = 'transcript-score'

/**
 * Whether to score a call: for a credit unless it was paid before, or for nothing, which is for a change that can't make a review
 * of what was too short to have one.
 */
export type ToScore = boolean | 'for-nothing'

export interface Scoring {
  /**
   * Makes a change of a transcript and begins to score it as it answers, in one transaction. Without a credit the transcript
   * stays `waiting-for-credit`. `change` must come to the same when it is made again.
   */
  changeAndBegin(orgId: string, id: string, change: (tx: Tx) => Promise<ToScore>): Promise<void>
  /** Begins what waited for a credit of this person's, as far as their credits go. */
  beginWaiting(userId: string): Promise<void>
  /**
   * The review that a rubric would give a call that was scored, kept nowhere; null for one that is not there, or whose review is
   * being made. Who may ask is judged by the caller.
   */
  reviewAs(orgId: string, id: string, rubric: ScorableRubric): Promise<Review | null>
  /**
   * Does the scoring of a revision. Running it twice comes to the same. Whatever changed since, who the rep is, what was said or the
   * kind of call, has a scoring of its own, and this one does nothing.
   */
  score(orgId: string, id: string, revision?: number): Promise<void>
  /** Nobody tries to score a revision any more: says so, and gives the credit back. */
  giveUp(orgId: string, id: string, revision?: number): Promise<void>
}

export interface ScoringNeeds {
  db: Database
  jobs: Jobs
  credits: Pick<Credits, 'reserve' | 'settle' | 'release'>
  reviews: Pick<Reviews, 'store' | 'remove'>
  work: Pick<TranscriptWork, 'score'>
  /** With which rubric an organisation's calls are scored now. */
  rubricOf: (orgId: string) => Promise<ScorableRubric>
  /** What somebody says they sell now. */
  productSummaryOf: (userId: string) => Promise<ProductSummary | null>
}

export function createScoring(needs: ScoringNeeds): Scoring {
  return {
    changeAndBegin: (orgId, id, change) => changeAndBegin(needs, orgId, id, change),
    async beginWaiting(userId) {
      for (const { orgId, id } of await transcripts.listWaiting(needs.db, userId)) {
        if (!(await begin(needs, orgId, id))) return
      }
    },
    reviewAs: (orgId, id, rubric) => reviewAs(needs, orgId, id, rubric),
    score: (orgId, id, revision) => score(needs, orgId, id, revision),
    giveUp: (orgId, id, revision) => giveUp(needs, { orgId, id, revision, failure: 'ours' }),
  }
}

/** False when there is no credit for it: then nothing has changed. */
async function begin(needs: ScoringNeeds, orgId: string, id: string): Promise<boolean> {
  try {
    await inTransaction(needs.db, (tx) => beginIn(needs, tx, { orgId, id, isFree: false }))
    return true
  } catch (error) {
    if (isNoCredits(error)) return false
    throw error
  }
}

/** Sets the scoring of a transcript off, unless somebody has meanwhile. Throws `no-credits`, which undoes the transaction. */
async function beginIn(
  { jobs, credits }: ScoringNeeds,
  tx: Tx,
  { orgId, id, isFree }: { orgId: string; id: string; isFree: boolean },
): Promise<void> {
  const row = await transcripts.lockTranscript(tx, orgId, id)
  if (row?.state !== 'waiting-for-credit') return
  const hold = row.paid || isFree ? null : await credits.reserve(tx, row.user_id, id, `Review of ${row.title}`)
  await transcripts.changeTranscript(tx, row, { state: 'scoring', hold_id: hold?.id ?? null })
  await jobs.enqueue(tx, scoreTranscriptJob, { orgId, transcriptId: id, revision: row.revision })
}

const isNoCredits = (error: unknown): boolean => error instanceof AppError && error.code === 'no-credits'

async function changeAndBegin(
  needs: ScoringNeeds,
  orgId: string,
  id: string,
  change: (tx: Tx) => Promise<ToScore>,
): Promise<void> {
  try {
    await inTransaction(needs.db, async (tx) => {
      const toScore = await change(tx)
      if (toScore !== false) await beginIn(needs, tx, { orgId, id, isFree: toScore === 'for-nothing' })
    })
  } catch (error) {
    if (!isNoCredits(error)) throw error
    await inTransaction(needs.db, change)
    // A credit that came between the two saw nothing waiting for it.
    await begin(needs, orgId, id)
  }
}

/** What the rep sells, as the review of the call knows it: as it was when the call was first scored. */
async function soldIn(
  { db, productSummaryOf }: ScoringNeeds,
  { org_id: orgId, id, user_id: userId }: transcripts.TranscriptRow,
): Promise<Product | null> {
  return (await transcripts.readProduct(db, orgId, id)) ?? productOf(await productSummaryOf(userId))
}

interface ScoredBy {
  repSpeaker: string
  product: Product | null
  rubric: ScorableRubric
}

async function reviewOf(
  { db, work }: ScoringNeeds,
  { org_id: orgId, id, speakers, colleagues, type }: transcripts.TranscriptRow,
  by: ScoredBy,
): Promise<Review> {
  return work.score({ speakers, colleagues, lines: await transcripts.readLines(db, orgId, id), type, ...by })
}

async function reviewAs(
  needs: ScoringNeeds,
  orgId: string,
  id: string,
  rubric: ScorableRubric,
): Promise<Review | null> {
  const row = await transcripts.findTranscript(needs.db, orgId, id)
  if (row?.state !== 'reviewed' || row.rep_speaker === null) return null
  return reviewOf(needs, row, { repSpeaker: row.rep_speaker, product: await soldIn(needs, row), rubric })
}

/** Whether a call is being scored as it was in a revision; in any where none is named. */
const isScored = (
  row: transcripts.TranscriptRow | undefined,
  revision: number | undefined,
): row is transcripts.TranscriptRow => row?.state === 'scoring' && row.revision === (revision ?? row.revision)

async function score(needs: ScoringNeeds, orgId: string, id: string, revision?: number): Promise<void> {
  const { db, reviews } = needs
  const row = await transcripts.findTranscript(db, orgId, id)
  if (!isScored(row, revision) || row.rep_speaker === null) return
  const rubric = await needs.rubricOf(orgId)
  const product = await soldIn(needs, row)
  const by = { repSpeaker: row.rep_speaker, product, rubric }
  const review = await reviewOf(needs, row, by).catch((error: unknown) => {
    if (error instanceof TimeLimitError) return null
    throw error
  })
  // It would take as long the next time: better to say so now.
  if (review === null) return giveUp(needs, { orgId, id, revision: row.revision, failure: 'too-long' })
  await inTransaction(db, async (tx) => {
    const now = await transcripts.lockTranscript(tx, orgId, id)
    // Deleted meanwhile, scored by another run, or with another rep, other words or as another kind of call, whose own job will follow.
    if (!isScored(now, row.revision)) return
    const paid = await pay(needs, tx, now, review)
    const subject = { orgId, kind: 'transcript', subjectId: id, userId: now.user_id } as const
    const { total, engineTotal, failed } = await reviews.store(tx, subject, review)
    await transcripts.changeTranscript(tx, now, {
      state: 'reviewed',
      score: total,
      engine_score: engineTotal,
      failed_blocker: failed,
      failure: null,
      hold_id: null,
      paid,
      product: product && JSON.stringify(product),
    })
  })
}

interface GivenUp {
  orgId: string
  id: string
  revision: number | undefined
  failure: NonNullable<Transcript['failure']>
}

async function giveUp({ db, credits }: ScoringNeeds, { orgId, id, revision, failure }: GivenUp): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, orgId, id)
    // What was changed meanwhile is scored by its own job.
    if (!isScored(row, revision)) return
    if (row.hold_id !== null) await credits.release(row.hold_id, tx)
    await transcripts.changeTranscript(tx, row, { state: 'failed', failure, hold_id: null })
  })
}

/** Spends the credit for a score; a call too short to score costs nothing. True once it is paid for. */
async function pay(
  { credits }: ScoringNeeds,
  tx: Tx,
  row: transcripts.TranscriptRow,
  review: Review,
): Promise<boolean> {
  if (row.hold_id === null) return row.paid
  if (review.result.state === 'scored') return (await credits.settle(row.hold_id, tx)) === 'settled'
  await credits.release(row.hold_id, tx)
  return row.paid
}
