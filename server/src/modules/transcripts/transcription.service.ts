import type { Transcript, TranscriptionFailure } from '@ringside/contract'
import type { SpeechToText } from '../../integrations/speech-to-text/speech-to-text.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import { newId } from '../../platform/ids.ts'
import type { Jobs } from '../../platform/jobs.ts'
import { mustFindTranscript, lockOwn, mustNeedWords } from './own-transcripts.ts'
import * as runs from './transcriptions.repository.ts'
import * as transcripts from './transcripts.repository.ts'

/** Writes down the next stretch of a recording. Its data is a `NextPart`. */
export const writeDownJob = 'transcription-part'

/** Makes a transcript of what was heard in all of a recording. Its data is that of a `NextPart`, without the stretch. */
export const finishWritingJob = 'transcription-finish'

export interface NextPart {
  readonly orgId: string
  readonly transcriptId: string
  /** The run it belongs to; one that is over is not gone on with. */
  readonly run: string
  readonly fromMs: number
  /** How often the service has failed at this stretch. */
  readonly failures: number
}

/** What writing down costs, and how much of it an organisation may have. */
export interface TranscriptionTerms {
  /** Dollars for an hour of sound. */
  readonly pricePerHour: number
  /** Milliseconds of sound for one organisation in a calendar month, in UTC. */
  readonly monthMs: number
}

export interface Transcribing {
  readonly service: SpeechToText
  readonly terms: TranscriptionTerms
}

/** Has recordings written down, from their beginning to their end or to why there is none. */
export interface Transcription {
  /** Who does it, and how much the actor's organisation has left; null when nobody does. */
  offered(actor: MemberActor): Promise<{ name: string; model: string; leftMs: number } | null>
  /** Begins with a recording that has no words, where there is a service; notes it when the month has no room for it. */
  begin(tx: Tx, row: transcripts.TranscriptRow): Promise<void>
  /** Ends the run of this call, or forgets why the last one failed; nothing stays of what was heard. */
  stop(tx: Tx, row: transcripts.TranscriptRow): Promise<void>
  /** The same, asked for by who uploaded the call. */
  beginAgain(actor: MemberActor, id: string): Promise<Transcript>
  stopOwn(actor: MemberActor, id: string): Promise<void>
}

export interface TranscriptionNeeds {
  db: Database
  clock: Clock
  jobs: Jobs
  /** Null: nobody is configured, and no recording leaves the server. */
  transcribing: Transcribing | null
}

export function createTranscription(needs: TranscriptionNeeds): Transcription {
  return {
    offered: (actor) => offered(needs, actor),
    begin: async (tx, row) => {
      if (needs.transcribing !== null && !(await begun(needs, needs.transcribing, tx, row))) {
        await fail(tx, row, 'limit')
      }
    },
    stop,
    beginAgain: (actor, id) => beginAgain(needs, actor, id),
    stopOwn: (actor, id) =>
      inTransaction(needs.db, async (tx) => {
        await stop(tx, await lockOwn(tx, actor, id))
      }),
  }
}

const monthOf = (clock: Clock): string => `${clock.now().toISOString().slice(0, 7)}-01`

async function offered({ db, clock, transcribing }: TranscriptionNeeds, { membership }: MemberActor) {
  if (transcribing === null) return null
  const { service, terms } = transcribing
  const used = await runs.usedOfMonth(db, membership.orgId, monthOf(clock))
  return { name: service.name, model: service.model, leftMs: Math.max(0, terms.monthMs - used) }
}

/** False when the organisation's month has not that much left: then nothing has changed. */
async function begun(
  { clock, jobs }: TranscriptionNeeds,
  { service, terms }: Transcribing,
  tx: Tx,
  row: transcripts.TranscriptRow,
): Promise<boolean> {
  const { org_id: orgId, id: transcriptId, recording_ms: ms } = row
  if (ms === null) return true
  const month = monthOf(clock)
  if (!(await runs.reserveOfMonth(tx, orgId, { month, ms, limitMs: terms.monthMs }))) return false
  const run = { orgId, id: newId() }
  await runs.insertRun(tx, run, { transcriptId, month, reservedMs: ms, at: clock.now() })
  await transcripts.changeTranscript(tx, row, {
    ...over,
    transcription_id: run.id,
    transcribed_by: `${service.name} (${service.model})`,
  })
  const first: NextPart = { orgId, transcriptId, run: run.id, fromMs: 0, failures: 0 }
  await jobs.enqueue(tx, writeDownJob, first)
  return true
}

/** As before anybody was asked. */
const over = {
  transcription_id: null,
  transcribed_ms: 0,
  transcription_failure: null,
  transcribed_by: null,
} as const

async function stop(tx: Tx, row: transcripts.TranscriptRow): Promise<void> {
  if (row.transcription_id !== null) await runs.settleRun(tx, { orgId: row.org_id, id: row.transcription_id })
  // One that came to an end has its words, and they stay whose they are.
  if (row.transcription_id !== null || row.transcription_failure !== null) {
    await transcripts.changeTranscript(tx, row, over)
  }
}

/** Ends the run of a call and says why it came to nothing. */
export async function fail(tx: Tx, row: transcripts.TranscriptRow, failure: TranscriptionFailure): Promise<void> {
  await stop(tx, row)
  await transcripts.changeTranscript(tx, row, { ...over, transcription_failure: failure })
}

async function beginAgain(needs: TranscriptionNeeds, actor: MemberActor, id: string): Promise<Transcript> {
  await inTransaction(needs.db, async (tx) => {
    const row = await lockOwn(tx, actor, id)
    mustNeedWords(row)
    // Asked twice, it is done once.
    if (row.transcription_id !== null) return
    if (needs.transcribing === null) {
      throw new AppError('conflict', 'No transcription service is connected: add a transcript file.')
    }
    if (!(await begun(needs, needs.transcribing, tx, row))) {
      throw new AppError('limit-reached', noHoursLeft)
    }
  })
  return transcripts.presentTranscript(await mustFindTranscript(needs.db, actor.membership.orgId, id))
}

const noHoursLeft =
  'Your organisation has not enough hours of transcription left this month. Add a transcript file, or try again next month.'
