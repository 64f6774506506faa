import type { Review } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import type { TranscriptWork } from './transcript-work.ts'
import * as transcripts from './transcripts.repository.ts'

/** Scores a transcript. Its data is `{ orgId, transcriptId }`. */
export const scoreTranscriptJob = 'transcript-score'

export interface Scoring {
  /**
   * Sets the scoring of a transcript off, for a credit unless it was paid before. Without a credit the transcript stays
   * `waiting-for-credit`, and false is the answer.
   */
  begin(orgId: string, id: string): Promise<boolean>
  /** Begins what waited for a credit of this person's, as far as their credits go. */
  beginWaiting(userId: string): Promise<void>
  /** Does the scoring. Running it twice, or after a change of mind about who the rep is, comes to the same. */
  score(orgId: string, id: string): Promise<void>
}

export interface ScoringNeeds {
  db: Database
  jobs: Jobs
  credits: Pick<Credits, 'reserve' | 'settle' | 'release'>
  reviews: Pick<Reviews, 'store' | 'remove'>
  work: Pick<TranscriptWork, 'score'>
}

export function createScoring(needs: ScoringNeeds): Scoring {
  return {
    begin: (orgId, id) => begin(needs, orgId, id),
    async beginWaiting(userId) {
      for (const { orgId, id } of await transcripts.listWaiting(needs.db, userId)) {
        if (!(await begin(needs, orgId, id))) return
      }
    },
    score: (orgId, id) => score(needs, orgId, id),
  }
}

async function begin({ db, jobs, credits }: ScoringNeeds, orgId: string, id: string): Promise<boolean> {
  try {
    return await inTransaction(db, async (tx) => {
      const row = await transcripts.holdTranscript(tx, orgId, id)
      if (row?.state !== 'waiting-for-credit') return false
      const hold = row.paid ? null : await credits.reserve(tx, row.user_id, id, `Review of ${row.title}`)
      await transcripts.changeTranscript(tx, orgId, id, { state: 'scoring', hold_id: hold?.id ?? null })
      await jobs.enqueue(tx, scoreTranscriptJob, { orgId, transcriptId: id })
      return true
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'no-credits') return false
    throw error
  }
}

async function score(needs: ScoringNeeds, orgId: string, id: string): Promise<void> {
  const { db, reviews, work } = needs
  const row = await transcripts.findTranscript(db, orgId, id)
  if (row?.state !== 'scoring' || row.rep_speaker === null) return
  const { speakers, rep_speaker: repSpeaker, type } = row
  const lines = await transcripts.readLines(db, orgId, id)
  const review = await work.score({ speakers, repSpeaker, lines, type })
  await inTransaction(db, async (tx) => {
    const now = await transcripts.holdTranscript(tx, orgId, id)
    // Deleted meanwhile, scored by another run, or with another rep, whose own job will follow.
    if (now?.state !== 'scoring' || now.rep_speaker !== row.rep_speaker) return
    const paid = await pay(needs, tx, now, review)
    const total = review.result.state === 'scored' ? review.result.total : null
    await transcripts.changeTranscript(tx, orgId, id, { state: 'reviewed', score: total, hold_id: null, paid })
    await reviews.store(tx, { orgId, kind: 'transcript', subjectId: id, userId: now.user_id }, review)
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
