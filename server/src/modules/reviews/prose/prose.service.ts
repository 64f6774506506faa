import { briefOfProse, judgeProse, partsOf, type JudgedProse, type ProsePart } from '@ringside/coaching/prose/index'
import type { Review } from '@ringside/contract'
import { z } from 'zod'
import { guessedTokens, type LanguageModel, type Writing } from '../../../integrations/language-model/language-model.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { KeptProse, ReviewSubject } from '../../../platform/database/tables/reviews.ts'
import { newId } from '../../../platform/ids.ts'
import { defineJob, type JobHandler, type Jobs } from '../../../platform/jobs.ts'
import type { Log } from '../../../platform/log.ts'
import type { ReadCall } from '../exports/reviewed-call.ts'
import { findReview } from '../reviews.repository.ts'
import * as repository from './prose.repository.ts'
import type { ProseKey } from './prose.repository.ts'

type Tokens = Writing['tokens']

/** What words of reviews cost and may cost, in millionths of a dollar; what words of calls cost counts against the same limits. */
export interface ReviewMoney {
  costOf(tokens: Tokens): number
  /** The month that is paid for now. */
  month(): string
  /** What may be spent on one call less what its lines have cost. */
  leftOfCall(of: { orgId: string; kind: ReviewSubject; subjectId: string }): Promise<number>
  /** Sets money aside in an organisation's month; false when the month has not that much left. */
  setAside(tx: Tx, orgId: string, of: { month: string; most: number }): Promise<boolean>
  settle(tx: Tx, orgId: string, of: { month: string; change: number }): Promise<void>
}

/** Has the verdict and the advice of reviews worded by a language model, after they are stored in our own words. */
export interface ReviewWording {
  /** In the transaction that stores a review: its words are asked for once that is done. */
  begin(tx: Tx, of: { orgId: string; reviewId: string }, review: Review): Promise<void>
  readonly job: JobHandler
}

export interface ReviewWordingNeeds {
  readonly db: Database
  readonly jobs: Jobs
  readonly log: Log
  readonly model: LanguageModel
  readonly money: ReviewMoney
  readonly readCall: ReadCall
}

const jobName = 'review-wording'
const jobData = z.object({ orgId: z.string(), reviewId: z.string(), scoring: z.string() })

/** Nobody waits for these words with nothing to read, so they have longer than a line of a call, in milliseconds. */
const patience = { firstWordMs: 15_000, totalMs: 45_000 }

export function createReviewWording(needs: ReviewWordingNeeds): ReviewWording {
  return {
    async begin(tx, { orgId, reviewId }, review) {
      if (review.result.state !== 'scored') return repository.dropProse(tx, orgId, reviewId)
      const key = { orgId, reviewId, scoring: newId() }
      await repository.beginProse(tx, key, needs.model.name)
      await needs.jobs.enqueue(tx, jobName, key)
    },
    job: defineJob({
      name: jobName,
      data: jobData,
      handle: (key) => word(needs, key),
      giveUp: (key) => repository.setDone(needs.db, key),
      concurrency: 4,
    }),
  }
}

/** For a server whose model words no reviews any more: nobody waits for what was asked for before. */
export const dropWordings = (db: Database): JobHandler =>
  defineJob({
    name: jobName,
    data: jobData,
    handle: (key) => repository.giveUpProse(db, key),
  })

/** Asks once: a job that runs again after it asked leaves the review in our own words. */
async function word(needs: ReviewWordingNeeds, key: ProseKey): Promise<void> {
  const row = await repository.findProse(needs.db, key.orgId, key.reviewId)
  if (row === undefined || row.scoring !== key.scoring || row.state === 'done') return
  if (row.state === 'asked') return repository.setDone(needs.db, key)
  const material = await materialOf(needs, key)
  const brief = material && briefOfProse(material.parts)
  if (!material || !brief) return repository.setDone(needs.db, key)
  const { parts, lines, subject } = material
  const reserved = await reserve(needs, key, subject, { most: needs.money.costOf(mostOf(brief)), parts: parts.length })
  if (reserved === null) return
  const writing = await needs.model.write({ ...brief, ...patience, signal: new AbortController().signal })
  const judged = judgedOf(writing, parts, lines)
  if (judged.why.length > 0)
    needs.log.info({ ...key, model: needs.model.name, why: judged.why }, 'Parts of a review stay in our own words')
  const cost = needs.money.costOf(writing.tokens)
  await inTransaction(needs.db, async (tx) => {
    await needs.money.settle(tx, key.orgId, { month: reserved.month, change: cost - reserved.most })
    await repository.settleProse(tx, key, { most: reserved.most, cost, tokens: writing.tokens })
    await repository.keepProse(tx, key, {
      words: proseOf(judged.parts),
      kept: parts.length - judged.parts.length,
      answered: writing.state === 'written',
    })
  })
}

interface Material {
  readonly subject: { readonly orgId: string; readonly kind: ReviewSubject; readonly subjectId: string }
  readonly parts: readonly ProsePart[]
  readonly lines: readonly string[]
}

async function materialOf(
  { db, readCall }: ReviewWordingNeeds,
  { orgId, reviewId }: ProseKey,
): Promise<Material | null> {
  const row = await findReview(db, orgId, reviewId)
  if (row === undefined) return null
  const call = await readCall[row.subject_kind](orgId, row.subject_id)
  if (call === null) return null
  const lines = call.lines.map(({ words }) => words)
  return {
    subject: { orgId, kind: row.subject_kind, subjectId: row.subject_id },
    parts: partsOf(row.review, lines),
    lines,
  }
}

const mostOf = (brief: { instructions: string; material: string; maxCharacters: number }): Tokens => ({
  read: guessedTokens(brief.instructions.length + brief.material.length),
  written: guessedTokens(brief.maxCharacters),
})

/** Sets aside what an answer can cost at most; null where it may not be asked for, or not any more. */
async function reserve(
  { db, money, log }: ReviewWordingNeeds,
  key: ProseKey,
  subject: Material['subject'],
  { most, parts }: { most: number; parts: number },
): Promise<{ most: number; month: string } | null> {
  const month = money.month()
  const limit = await money.leftOfCall(subject)
  const reached = await inTransaction(db, async (tx) => {
    const row = await repository.lockWaiting(tx, key)
    if (row === undefined) return 'gone'
    const stopped =
      row.spent + most > limit ? 'call' : (await money.setAside(tx, key.orgId, { month, most })) ? null : 'month'
    if (stopped === null) await repository.setAsked(tx, key, { most, parts })
    else await repository.setDone(tx, key, stopped)
    return stopped
  })
  if (reached === null) return { most, month }
  if (reached !== 'gone') log.warn({ ...key, limit: reached }, 'The limit of what words may cost is reached')
  return null
}

/** What of an answer may be shown. The log is told what was wrong with it, not what it said: people's words are no log. */
function judgedOf(
  writing: Writing,
  parts: readonly ProsePart[],
  lines: readonly string[],
): Pick<JudgedProse, 'parts'> & { why: readonly string[] } {
  if (writing.state === 'failed') return { parts: [], why: [writing.why] }
  const { faults, ...rest } = judgeProse(writing.text, parts, lines)
  return { ...rest, why: faults }
}

function proseOf(parts: JudgedProse['parts']): KeptProse {
  const verdict = parts.find(({ of }) => of.kind === 'verdict')
  const advice = parts.flatMap(({ of, words }) => (of.kind === 'advice' ? [{ criterion: of.criterion, words }] : []))
  return { verdict: verdict?.words ?? null, advice }
}
