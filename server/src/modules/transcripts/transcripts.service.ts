import {
  uploadLimits,
  type getTranscript,
  type listTranscripts,
  type Transcript,
  type uploadTranscript,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { cutPage, readIdCursor } from '../../platform/database/paging.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import { PoolBusyError, TimeLimitError } from '../../platform/worker-pool.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import { repSpeakerIn } from './rep-speaker.ts'
import type { Scoring } from './scoring.service.ts'
import { titleOf } from './title.ts'
import { timedLines, type ReadFile } from './transcript-tasks.ts'
import type { TranscriptWork } from './transcript-work.ts'
import * as transcripts from './transcripts.repository.ts'

type Uploaded = z.output<NonNullable<typeof uploadTranscript.body>>
type Page = z.output<typeof listTranscripts.response>
type TranscriptPage = z.output<typeof getTranscript.response>

export interface Transcripts {
  /** Keeps the call whether or not there is a credit to score it with. */
  upload(actor: MemberActor, body: Uploaded): Promise<Transcript>
  /** One page of the actor's own, newest first. */
  list(actor: MemberActor, wanted: z.output<NonNullable<typeof listTranscripts.query>>): Promise<Page>
  /** One's own; for an admin anybody's in the organisation. */
  get(actor: MemberActor, id: string): Promise<TranscriptPage>
  setRepSpeaker(actor: MemberActor, id: string, repSpeaker: string): Promise<Transcript>
  remove(actor: MemberActor, id: string): Promise<void>
}

export interface TranscriptsNeeds {
  db: Database
  clock: Clock
  credits: Pick<Credits, 'release'>
  reviews: Pick<Reviews, 'find' | 'remove'>
  scoring: Pick<Scoring, 'changeAndBegin'>
  work: Pick<TranscriptWork, 'read'>
}

export function createTranscripts(needs: TranscriptsNeeds): Transcripts {
  return {
    upload: (actor, body) => upload(needs, actor, body),
    list: (actor, wanted) => readList(needs, actor, wanted),
    get: (actor, id) => readPage(needs, actor, id),
    setRepSpeaker: (actor, id, repSpeaker) => setRepSpeaker(needs, actor, id, repSpeaker),
    remove: (actor, id) => inTransaction(needs.db, (tx) => remove(needs, tx, actor, id)),
  }
}

async function readList(
  { db }: TranscriptsNeeds,
  { userId, membership: { orgId } }: MemberActor,
  { cursor, limit }: z.output<NonNullable<typeof listTranscripts.query>>,
): Promise<Page> {
  const before = readIdCursor(cursor)
  const [rows, total] = await Promise.all([
    // One more tells whether there is a next page.
    transcripts.listTranscripts(db, { orgId, userId, before, limit: limit + 1 }),
    transcripts.countTranscripts(db, orgId, userId),
  ])
  const { shown, next } = cutPage(rows, limit, ({ id }) => id)
  return { items: shown.map(transcripts.presentTranscript), next, total }
}

async function find(db: Database, orgId: string, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.findTranscript(db, orgId, id)
  if (!row) throw notFound('Uploaded call')
  return row
}

/** Only who uploaded a call may change it. */
async function lockOwn(tx: Tx, actor: MemberActor, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.lockTranscript(tx, actor.membership.orgId, id)
  if (row?.user_id !== actor.userId) throw notFound('Uploaded call')
  return row
}

async function upload(
  { db, clock, scoring, work }: TranscriptsNeeds,
  actor: MemberActor,
  { fileName, content, type }: Uploaded,
): Promise<Transcript> {
  const { orgId } = actor.membership
  const now = clock.now()
  // Before it is read: reading is what has to be limited.
  if (!(await transcripts.takeUpload(db, actor.userId, now.toISOString().slice(0, 10), uploadLimits.filesPerDay))) {
    throw new AppError('rate-limited', enoughForToday)
  }
  const { parsed, estimated, durationMs } = await readFile(work, fileName, content)
  const repSpeaker = repSpeakerIn(parsed.speakers, actor)
  const id = newId()
  const row = {
    org_id: orgId,
    id,
    user_id: actor.userId,
    title: titleOf(fileName, { speakers: parsed.speakers, repSpeaker, type }),
    file_name: fileName,
    type,
    state: repSpeaker === null ? 'asking' : 'waiting-for-credit',
    speakers: JSON.stringify(parsed.speakers),
    rep_speaker: repSpeaker,
    lines: JSON.stringify(parsed.turns),
    times_estimated: estimated,
    duration_ms: durationMs,
    score: null,
    hold_id: null,
    created_at: now,
  } as const
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    if (repSpeaker !== null) await mustHaveRoom(tx, actor.userId)
    await transcripts.insertTranscript(tx, row)
    return repSpeaker !== null
  })
  return transcripts.presentTranscript(await find(db, orgId, id))
}

/** Throws `limit-reached` when as many of somebody's calls are being scored as may be at a time. */
async function mustHaveRoom(tx: Tx, userId: string): Promise<void> {
  const most = uploadLimits.scoringAtOnce
  if ((await transcripts.lockScoringCount(tx, userId)) < most) return
  throw new AppError('limit-reached', `${most} of your calls are being scored. Try again when one of them is done.`)
}

const enoughForToday = `You have uploaded ${uploadLimits.filesPerDay} files today. Upload the others tomorrow.`

async function readPage({ db, reviews }: TranscriptsNeeds, actor: MemberActor, id: string): Promise<TranscriptPage> {
  const row = await find(db, actor.membership.orgId, id)
  if (row.user_id !== actor.userId && !isAdmin(actor)) throw notFound('Uploaded call')
  const [turns, kept] = await Promise.all([
    transcripts.readLines(db, row.org_id, id),
    reviews.find({ orgId: row.org_id, kind: 'transcript', subjectId: id }),
  ])
  // While it is scored again, the review kept is of somebody else as the rep.
  const current = row.state === 'reviewed' ? kept : null
  return {
    transcript: transcripts.presentTranscript(row),
    lines: timedLines({ speakers: row.speakers, turns }).lines,
    review: current?.review ?? null,
    reviewId: current?.reviewId ?? null,
  }
}

async function setRepSpeaker(
  { db, scoring }: TranscriptsNeeds,
  actor: MemberActor,
  id: string,
  repSpeaker: string,
): Promise<Transcript> {
  const { orgId } = actor.membership
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    const row = await lockOwn(tx, actor, id)
    if (!row.speakers.includes(repSpeaker)) throw notASpeaker(row.speakers)
    if (row.rep_speaker === repSpeaker && row.state === 'reviewed') return false
    if (row.state !== 'scoring' || row.failure !== null) await mustHaveRoom(tx, actor.userId)
    const title = titleOf(row.file_name, { ...row, repSpeaker })
    const change = { rep_speaker: repSpeaker, title, state: 'waiting-for-credit', score: null, failure: null } as const
    await transcripts.changeTranscript(tx, orgId, id, change)
    return true
  })
  return transcripts.presentTranscript(await find(db, orgId, id))
}

async function remove({ credits, reviews }: TranscriptsNeeds, tx: Tx, actor: MemberActor, id: string): Promise<void> {
  const { orgId } = actor.membership
  const row = await lockOwn(tx, actor, id)
  if (row.hold_id !== null) await credits.release(row.hold_id, tx)
  await reviews.remove(tx, { orgId, kind: 'transcript', subjectId: id })
  await transcripts.deleteTranscript(tx, orgId, id)
}

type UsableFile = Exclude<ReadFile, { refused: string }>

async function readFile(work: Pick<TranscriptWork, 'read'>, fileName: string, content: string): Promise<UsableFile> {
  const read = await work.read(fileName, content).catch((error: unknown) => {
    if (error instanceof TimeLimitError) throw unusable('too-large', tookTooLong)
    if (error instanceof PoolBusyError) throw new AppError('unavailable', tooBusy)
    throw error
  })
  if (!('refused' in read)) return read
  throw unusable(read.because === 'too-long' ? 'too-large' : 'invalid', read.refused)
}

const tookTooLong = 'This file takes too long to read: cut it to the call you want reviewed, and try again.'
const tooBusy = 'Many transcripts are being read just now. Try again in a minute.'

const unusable = (code: 'invalid' | 'too-large', message: string): AppError =>
  new AppError(code, message, [{ field: 'content', message }])

const notASpeaker = (speakers: readonly string[]): AppError => {
  const message = `Choose one of the speakers: ${speakers.join(', ')}.`
  return new AppError('invalid', message, [{ field: 'repSpeaker', message }])
}
