import type { TranscriptionFailure } from '@ringside/contract'
import type { ObjectStorage } from '../../integrations/object-storage/object-storage.ts'
import type { HeardPiece, Hearing, HearingFailure } from '../../integrations/speech-to-text/speech-to-text.ts'
import type { Tx } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Log } from '../../platform/log.ts'
import type { Cut } from './cut-sound.ts'
import { keptWords } from './kept-words.ts'
import { storedSound } from './recording.ts'
import { recordingKey } from './stored-files.ts'
import { firstWordMs } from './line-times.ts'
import type { TranscriptWork } from './transcript-work.ts'
import {
  fail,
  finishWritingJob,
  writeDownJob,
  type NextPart,
  type Transcribing,
  type TranscriptionNeeds,
} from './transcription.service.ts'
import * as runs from './transcriptions.repository.ts'
import * as transcripts from './transcripts.repository.ts'

export interface WriteDownNeeds extends TranscriptionNeeds {
  storage: ObjectStorage
  work: Pick<TranscriptWork, 'hear' | 'sound'>
  log: Log
}

/** Stretches overlap by so much, so that a word at the end of one is whole in the next, and its voices are known again. */
const overlapMs = 15_000
/** A service that is no quicker than speech has done its five minutes by then; Node gives up after five. */
const answerMs = 290_000
/** How often it is looked whether anybody still waits. */
const askedMs = 2_000
/** With pauses that double from five seconds to ten minutes, somewhat more than an hour. */
const mostFailures = 12
const firstPauseMs = 5_000
const longestPauseMs = 600_000

type Run = { needs: WriteDownNeeds; transcribing: Transcribing; part: NextPart }

/**
 * Writes down the next stretch of a recording, and sets off the one after it; the last one makes the transcript. A failure
 * of the service is tried again after a pause, one of ours or of the recording ends the run. Does nothing for a run that
 * is over, and comes to the same when it runs twice.
 */
export async function writeDown(needs: WriteDownNeeds, part: NextPart): Promise<void> {
  const row = await transcripts.findTranscript(needs.db, part.orgId, part.transcriptId)
  if (row?.transcription_id !== part.run || row.recording_id === null) return
  // It was configured when the run began, and is not any more.
  if (needs.transcribing === null) return giveUpWriting(needs, part, 'refused')
  // Another delivery of this job has heard it and gone on.
  if (await runs.hasPart(needs.db, { orgId: part.orgId, id: part.run }, part.fromMs)) return
  const run = { needs, transcribing: needs.transcribing, part }
  const key = recordingKey({ orgId: part.orgId, id: row.recording_id })
  const cut = await needs.work.sound.cut(storedSound(needs.storage, key), part.fromMs, run.transcribing.service.limits)
  const isNoFurther = cut !== null && cut.toMs <= row.transcribed_ms && !cut.isLast
  if (cut === null || isNoFurther) return giveUpWriting(needs, part, 'unreadable')
  if (!(await isBooked(run, cut))) return
  const hearing = await whileAskedFor(run, (signal) =>
    run.transcribing.service.hear({ sound: cut.sound, totalMs: answerMs, signal }),
  )
  return hearing.state === 'heard' ? keepHeard(run, cut, hearing.pieces) : afterFailure(run, cut, hearing)
}

/**
 * Counts a stretch as sent, before it is: a run that is stopped or deleted meanwhile is settled by what the service got,
 * whether it was waited for or not. False when the run is over, and nothing may be sent.
 */
const isBooked = ({ needs, part, transcribing }: Run, cut: Cut): Promise<boolean> =>
  inTransaction(needs.db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, part.orgId, part.transcriptId)
    if (row?.transcription_id !== part.run) return false
    await runs.addSent(tx, { orgId: part.orgId, id: part.run }, priced(cut, transcribing))
    return true
  })

/** A dollar is a million millionths, an hour 3,600,000 milliseconds. Who hears two channels apart takes the price of both. */
function priced({ fromMs, toMs, sound }: Cut, { service, terms }: Transcribing): { ms: number; cost: number } {
  const ms = toMs - fromMs
  const heard = service.hearsChannels && sound.channels === 2 ? 2 : 1
  return { ms, cost: Math.round((heard * ms * terms.pricePerHour) / 3.6) }
}

/** Does what can be broken off, and breaks it off when the run is over: stopped, deleted, or begun anew. */
async function whileAskedFor({ needs, part }: Run, work: (signal: AbortSignal) => Promise<Hearing>): Promise<Hearing> {
  const controller = new AbortController()
  const look = async (): Promise<void> => {
    const row = await transcripts.findTranscript(needs.db, part.orgId, part.transcriptId)
    if (row?.transcription_id !== part.run) controller.abort()
  }
  // That it can't be looked up now is no reason to let go of what is paid for.
  const timer = setInterval(() => void look().catch(() => undefined), askedMs)
  try {
    return await work(controller.signal)
  } finally {
    clearInterval(timer)
  }
}

async function keepHeard({ needs, part }: Run, cut: Cut, pieces: readonly HeardPiece[]): Promise<void> {
  const { orgId, transcriptId, run } = part
  const { fromMs, toMs } = cut
  await inTransaction(needs.db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, orgId, transcriptId)
    if (row?.transcription_id !== run) return
    if (!(await runs.insertPart(tx, { orgId, id: run }, part.fromMs, { fromMs, toMs, pieces }))) return
    await transcripts.changeTranscript(tx, row, { transcribed_ms: toMs })
    if (cut.isLast) await needs.jobs.enqueue(tx, finishWritingJob, { orgId, transcriptId, run })
    else await needs.jobs.enqueue(tx, writeDownJob, { ...part, fromMs: nextFrom(cut), failures: 0 })
  })
}

/** However short a stretch is, the next one begins in its second half. */
const nextFrom = ({ fromMs, toMs }: Cut): number => Math.max(toMs - overlapMs, Math.ceil((fromMs + toMs) / 2))

type Failed = Extract<Hearing, { state: 'failed' }>

/** What ends a run at once; all else may be over in a while. */
const endings: Readonly<Partial<Record<HearingFailure, TranscriptionFailure>>> = {
  refused: 'refused',
  unreadable: 'unreadable',
}

/** The service has taken no sound, and asks no money; all else may have been worked on before it failed. */
const untaken: ReadonlySet<HearingFailure> = new Set(['busy', 'refused', 'unreached'])

async function afterFailure(run: Run, cut: Cut, { why, detail, retryAfterMs }: Failed): Promise<void> {
  const { needs, part, transcribing } = run
  // It is broken off for a run that is over, and for no other.
  if (why === 'aborted') return
  const failures = part.failures + 1
  const ending = endings[why] ?? (failures > mostFailures ? 'busy' : null)
  const told = { service: transcribing.service.name, why, detail, failures, transcriptId: part.transcriptId }
  if (ending === null) needs.log.warn(told, 'The speech service failed and will be asked again')
  else needs.log.error(told, 'A recording was not written down')
  const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** part.failures)
  const startAfter = new Date(needs.clock.now().getTime() + Math.max(pauseMs, retryAfterMs ?? 0))
  await inTransaction(needs.db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, part.orgId, part.transcriptId)
    // What is over is settled, and stays as it was counted.
    if (row?.transcription_id !== part.run) return
    if (untaken.has(why)) await giveBack(tx, run, cut)
    if (ending !== null) await fail(tx, row, ending)
    else await needs.jobs.enqueue(tx, writeDownJob, { ...part, failures }, { startAfter })
  })
}

async function giveBack(tx: Tx, { part, transcribing }: Run, cut: Cut): Promise<void> {
  const { ms, cost } = priced(cut, transcribing)
  await runs.addSent(tx, { orgId: part.orgId, id: part.run }, { ms: -ms, cost: -cost })
}

/** Ends a run, unless it is over already, and says why it came to nothing. */
export async function giveUpWriting(
  { db }: Pick<WriteDownNeeds, 'db'>,
  { orgId, transcriptId, run }: Pick<NextPart, 'orgId' | 'transcriptId' | 'run'>,
  failure: TranscriptionFailure,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, orgId, transcriptId)
    if (row?.transcription_id === run) await fail(tx, row, failure)
  })
}

/** Makes the transcript of what was heard: as of a file that somebody added, but who the rep is can't be told by a name. */
export async function finishWriting(
  needs: WriteDownNeeds,
  ended: Omit<NextPart, 'fromMs' | 'failures'>,
): Promise<void> {
  const { orgId, transcriptId, run } = ended
  const heard = await needs.work.hear(await runs.readParts(needs.db, { orgId, id: run }))
  if ('failure' in heard) return giveUpWriting(needs, ended, heard.failure)
  const { turns } = heard.parsed
  await inTransaction(needs.db, async (tx) => {
    const row = await transcripts.lockTranscript(tx, orgId, transcriptId)
    if (row?.transcription_id !== run || row.state !== 'needs-transcript') return
    await transcripts.changeTranscript(tx, row, {
      ...keptWords(row, { lines: turns, repSpeaker: null, colleagues: [] }),
      recording_offset_ms: firstWordMs(turns) ?? 0,
    })
    await runs.settleRun(tx, { orgId, id: run })
    await transcripts.changeTranscript(tx, row, { transcription_id: null, transcribed_ms: 0 })
  })
}
