import {
  asReviewTurns,
  parseTranscript,
  TranscriptError,
  type ParsedTranscript,
} from '@ringside/coaching/transcripts/index'
import type { getTranscript, Transcript, uploadTranscript } from '@ringside/contract'
import type { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import { repSpeakerIn } from './rep-speaker.ts'
import type { Scoring } from './scoring.service.ts'
import * as transcripts from './transcripts.repository.ts'

type Uploaded = z.output<NonNullable<typeof uploadTranscript.body>>
type TranscriptPage = z.output<typeof getTranscript.response>
type Line = TranscriptPage['lines'][number]

export interface Transcripts {
  /** Keeps the call whether or not there is a credit to score it with. */
  upload(actor: MemberActor, body: Uploaded): Promise<Transcript>
  list(actor: MemberActor): Promise<Transcript[]>
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
  scoring: Pick<Scoring, 'begin'>
}

export function createTranscripts(needs: TranscriptsNeeds): Transcripts {
  return {
    upload: (actor, body) => upload(needs, actor, body),
    async list(actor) {
      const rows = await transcripts.listTranscripts(needs.db, actor.membership.orgId, actor.userId)
      return rows.map(transcripts.presentTranscript)
    },
    get: (actor, id) => readPage(needs, actor, id),
    setRepSpeaker: (actor, id, repSpeaker) => setRepSpeaker(needs, actor, id, repSpeaker),
    remove: (actor, id) => inTransaction(needs.db, (tx) => remove(needs, tx, actor, id)),
  }
}

async function find(db: Database, orgId: string, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.findTranscript(db, orgId, id)
  if (!row) throw notFound('Uploaded call')
  return row
}

/** Only who uploaded a call may change it. */
async function holdOwn(tx: Tx, actor: MemberActor, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.holdTranscript(tx, actor.membership.orgId, id)
  if (row?.user_id !== actor.userId) throw notFound('Uploaded call')
  return row
}

async function upload(
  { db, clock, scoring }: TranscriptsNeeds,
  actor: MemberActor,
  { fileName, content, type }: Uploaded,
): Promise<Transcript> {
  const { orgId } = actor.membership
  const parsed = readFile(fileName, content)
  const repSpeaker = repSpeakerIn(parsed.speakers, actor)
  const { lines, estimated } = timedLines(parsed)
  const id = newId()
  await transcripts.insertTranscript(db, {
    org_id: orgId,
    id,
    user_id: actor.userId,
    title: titleOf(fileName),
    file_name: fileName,
    type,
    state: repSpeaker === null ? 'asking' : 'waiting-for-credit',
    speakers: JSON.stringify(parsed.speakers),
    rep_speaker: repSpeaker,
    lines: JSON.stringify(parsed.turns),
    times_estimated: estimated,
    duration_ms: lines.reduce((longest, line) => Math.max(longest, line.endMs), 0),
    score: null,
    hold_id: null,
    created_at: clock.now(),
  })
  if (repSpeaker !== null) await scoring.begin(orgId, id)
  return transcripts.presentTranscript(await find(db, orgId, id))
}

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
  const begins = await inTransaction(db, async (tx) => {
    const row = await holdOwn(tx, actor, id)
    if (!row.speakers.includes(repSpeaker)) throw notASpeaker(row.speakers)
    if (row.rep_speaker === repSpeaker && row.state === 'reviewed') return false
    const change = { rep_speaker: repSpeaker, state: 'waiting-for-credit', score: null } as const
    await transcripts.changeTranscript(tx, orgId, id, change)
    return true
  })
  if (begins) await scoring.begin(orgId, id)
  return transcripts.presentTranscript(await find(db, orgId, id))
}

async function remove({ credits, reviews }: TranscriptsNeeds, tx: Tx, actor: MemberActor, id: string): Promise<void> {
  const { orgId } = actor.membership
  const row = await holdOwn(tx, actor, id)
  if (row.hold_id !== null) await credits.release(row.hold_id, tx)
  await reviews.remove(tx, { orgId, kind: 'transcript', subjectId: id })
  await transcripts.deleteTranscript(tx, orgId, id)
}

function readFile(fileName: string, content: string): ParsedTranscript {
  try {
    const parsed = parseTranscript(fileName, content)
    // Says no to a call with one voice now rather than when it is scored.
    asReviewTurns(parsed, parsed.speakers[0] ?? '')
    return parsed
  } catch (error) {
    if (!(error instanceof TranscriptError)) throw error
    throw new AppError('invalid', error.message, [{ field: 'content', message: error.message }])
  }
}

/** What was said with times from the beginning of the call; where the file has none they are worked out from the words. */
function timedLines(parsed: ParsedTranscript): { lines: Line[]; estimated: boolean } {
  const turns = asReviewTurns(parsed, parsed.speakers[0] ?? '')
  const lines = turns.map(({ turn, words, startMs, endMs }) => ({
    name: parsed.turns[turn]?.speaker ?? '',
    words,
    startMs,
    endMs,
  }))
  return { lines, estimated: turns.some((turn) => turn.estimated === true) }
}

const notASpeaker = (speakers: readonly string[]): AppError => {
  const message = `Choose one of the speakers: ${speakers.join(', ')}.`
  return new AppError('invalid', message, [{ field: 'repSpeaker', message }])
}

/** The file's name without its ending, the way people name recordings. */
const titleOf = (fileName: string): string => fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim() || fileName
