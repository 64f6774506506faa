import { callMaterial } from '@ringside/coaching/transcripts/index'
import {
  sideOf,
  type CallMaterial,
  type CallType,
  type exportTranscripts,
  type getTranscript,
  type listTranscripts,
  type Transcript,
  type uploadTranscript,
} from '@ringside/contract'
import type { z } from 'zod'
import type { Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { SavedFile } from '../../platform/http/saved-file.ts'
import type { Credits } from '../credits/index.ts'
import type { Reviews } from '../reviews/index.ts'
import {
  countFile,
  keepFile,
  keepText,
  type ArrivedFile,
  type KeepFileNeeds,
  type Settle,
} from './keep-file.service.ts'
import { changeType } from './change-type.service.ts'
import { changeLines, editing, renaming, telling, type NewName, type ToldVoices } from './change-lines.service.ts'
import type { FileKind } from './file-kind.ts'
import { exportUploaded } from './export.ts'
import { listUploaded } from './listing.service.ts'
import { findVisible, lockOwn, mustNeedWords } from './own-transcripts.ts'
import { setSeats, type SaidSeats } from './set-seats.service.ts'
import { practiceOf, type IsBuyerHere } from './practices.service.ts'
import { removeFileJob } from './stored-files.ts'
import { timedLines } from './line-times.ts'
import * as transcripts from './transcripts.repository.ts'

type Uploaded = z.output<NonNullable<typeof uploadTranscript.body>>
type Page = z.output<typeof listTranscripts.response>
type TranscriptPage = z.output<typeof getTranscript.response>

export interface Transcripts {
  /** Keeps the call whether or not there is a credit to score it with. */
  upload(actor: MemberActor, body: Uploaded): Promise<Transcript>
  /** Makes a call of a file that is here whole, or adds it to its call; `settle` ties that to the upload. */
  keep(actor: MemberActor, file: ArrivedFile, settle: Settle): Promise<Transcript>
  /** Counts a file of today's. Throws `rate-limited` when there were as many as may be. */
  countFile(tx: Tx, userId: string): Promise<void>
  /**
   * Throws `not-found` unless the call is the actor's own, to which they may add a file; and where it is known of what kind that is,
   * `conflict` for words of a call that has some.
   */
  mustTake(tx: Tx, actor: MemberActor, id: string, kind?: FileKind): Promise<void>
  /** One page of one's own; an admin may ask for anybody's, or everybody's. */
  list(actor: MemberActor, wanted: z.output<NonNullable<typeof listTranscripts.query>>): Promise<Page>
  /** The same calls, all of them or those named, as a table to save. */
  table(actor: MemberActor, wanted: z.output<NonNullable<typeof exportTranscripts.query>>): Promise<SavedFile>
  /** One's own; for an admin anybody's in the organisation; for everybody there one whose review is shared. */
  get(actor: MemberActor, id: string): Promise<TranscriptPage>
  /** What the call tells of its buyer, for whoever may see it; nothing while nobody has said who the rep is. */
  material(actor: MemberActor, id: string): Promise<CallMaterial>
  /** Says who sits on the rep's side: the rep, and who speaks beside them. Scores the call. */
  setSeats(actor: MemberActor, id: string, said: SaidSeats): Promise<Transcript>
  /** Gives a speaker's lines, or some of them, another name. A call that was scored is scored again for nothing. */
  renameSpeaker(actor: MemberActor, id: string, wanted: NewName): Promise<Transcript>
  /** Puts the words of a line right, beside those that came. A call that was scored is scored again for nothing. */
  editLine(actor: MemberActor, id: string, line: number, words: string): Promise<Transcript>
  /** Says which lines are the rep's, where all are under one name. Scores the call. */
  tellVoices(actor: MemberActor, id: string, told: ToldVoices): Promise<Transcript>
  /** Says what kind of call it was. A call that was scored is scored again for nothing. */
  setType(actor: MemberActor, id: string, type: CallType): Promise<Transcript>
  remove(actor: MemberActor, id: string): Promise<void>
}

export interface TranscriptsNeeds extends KeepFileNeeds {
  credits: Pick<Credits, 'release'>
  reviews: Pick<Reviews, 'find' | 'isShared' | 'asShownTo' | 'outdate' | 'remove' | 'forgetOverrides'>
  isBuyerHere: IsBuyerHere
}

export function createTranscripts(needs: TranscriptsNeeds): Transcripts {
  return {
    upload: (actor, body) => keepText(needs, actor, body),
    keep: (actor, file, settle) => keepFile(needs, actor, file, settle),
    countFile: (tx, userId) => countFile(tx, needs.clock, userId),
    async mustTake(tx, actor, id, kind = 'recording') {
      const row = await lockOwn(tx, actor, id)
      if (kind !== 'recording') mustNeedWords(row)
    },
    list: (actor, wanted) => listUploaded(needs.db, actor, wanted),
    table: (actor, wanted) => exportUploaded(needs.db, actor, wanted),
    get: (actor, id) => readPage(needs, actor, id),
    material: async (actor, id) => materialIn(await readPage(needs, actor, id)),
    setSeats: (actor, id, said) => setSeats(needs, actor, id, said),
    renameSpeaker: (actor, id, wanted) => changeLines(needs, actor, id, renaming(wanted)),
    editLine: (actor, id, line, words) => changeLines(needs, actor, id, editing(line, words)),
    tellVoices: (actor, id, told) => changeLines(needs, actor, id, telling(told, actor)),
    setType: (actor, id, type) => changeType(needs, actor, id, type),
    remove: (actor, id) => inTransaction(needs.db, (tx) => remove(needs, tx, actor, id)),
  }
}

async function readPage(needs: TranscriptsNeeds, actor: MemberActor, id: string): Promise<TranscriptPage> {
  const { db, reviews } = needs
  const row = await findVisible({ db, reviews }, actor, id)
  const [turns, kept, practice] = await Promise.all([
    transcripts.readLines(db, row.org_id, id),
    reviews.find({ orgId: row.org_id, kind: 'transcript', subjectId: id }),
    practiceOf(needs, actor, row),
  ])
  // While it is scored again, the review kept is of other words, another rep or another kind of call.
  const current = row.state === 'reviewed' && kept?.isOutOfDate === false ? kept : null
  return {
    transcript: transcripts.presentTranscript(row),
    lines: timedLines(turns).lines,
    review: current && reviews.asShownTo(actor, row.user_id, current.review),
    reviewId: current?.reviewId ?? null,
    practice,
  }
}

function materialIn({ transcript, lines, review }: TranscriptPage): CallMaterial {
  if (transcript.repSpeaker === null) return callMaterial([], [])
  const said = lines.flatMap(({ name, words, startMs }, turn) => {
    const speaker = sideOf(name, transcript)
    return speaker === 'colleague' ? [] : [{ turn, speaker, name, words, startMs }]
  })
  return callMaterial(said, review?.moments ?? [])
}

async function remove(
  { jobs, credits, reviews, transcription }: TranscriptsNeeds,
  tx: Tx,
  actor: MemberActor,
  id: string,
): Promise<void> {
  const { orgId } = actor.membership
  const row = await lockOwn(tx, actor, id)
  if (row.hold_id !== null) await credits.release(row.hold_id, tx)
  await transcription.stop(tx, row)
  if (row.recording_id !== null) await jobs.enqueue(tx, removeFileJob, { orgId, id: row.recording_id })
  await reviews.remove(tx, { orgId, kind: 'transcript', subjectId: id })
  await transcripts.deleteTranscript(tx, orgId, id)
}
