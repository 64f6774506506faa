import type { RealLine } from '@ringside/coaching/call/index'
import { freeRetries, isRep, sideOf, type CallType, type getTranscript } from '@ringside/contract'
import type { z } from 'zod'
import type { Database, Tx } from '../../platform/database/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import { mustFindTranscript, findVisible } from './own-transcripts.ts'
import * as practices from './practices.repository.ts'
import { timedLines } from './line-times.ts'
import { lockTranscript, readLines, seatsOf, type TranscriptRow } from './transcripts.repository.ts'

/** Uploaded calls, for those who practise them. */
interface PractisedCalls {
  /** Whether an uploaded call is the actor's own; `not-found` for one that they may not see. */
  isOwn(actor: MemberActor, transcriptId: string): Promise<boolean>
  /** Keeps whom an uploaded call of one's own is practised with. `not-found` when it was deleted meanwhile. */
  keepPractice(tx: Tx, orgId: string, transcriptId: string, personaId: string): Promise<void>
  /**
   * What was said in one's own reviewed call before a line of the rep's, and with whom it is practised. `not-found` for another's;
   * `conflict` when it can't be taken up, or nobody was made of it yet.
   */
  saidBefore(actor: MemberActor, transcriptId: string, line: number): Promise<SaidBefore>
  /** Counts one more time that it was taken up, for the transaction; used-up when there were `freeRetries`, gone when it was deleted. */
  countRetry(tx: Tx, orgId: string, transcriptId: string): Promise<'counted' | 'used-up' | 'gone'>
  /** How often it was; null of a call that is there no more. */
  retriesOf(orgId: string, transcriptId: string): Promise<number | null>
}

interface SaidBefore {
  type: CallType
  personaId: string
  lines: RealLine[]
  /** The times were worked out from the words. */
  estimated: boolean
}

interface PractisedCallsNeeds {
  db: Database
  reviews: Pick<Reviews, 'isShared'>
}

export function createPractisedCalls(needs: PractisedCallsNeeds): PractisedCalls {
  const { db } = needs
  return {
    isOwn: async (actor, transcriptId) => (await findVisible(needs, actor, transcriptId)).user_id === actor.userId,
    keepPractice,
    saidBefore: (actor, transcriptId, line) => saidBefore(db, actor, transcriptId, line),
    async countRetry(tx, orgId, transcriptId) {
      if (await practices.countTakenUp(tx, orgId, transcriptId, freeRetries)) return 'counted'
      return (await practices.findPractice(tx, orgId, transcriptId)) ? 'used-up' : 'gone'
    },
    retriesOf: async (orgId, transcriptId) => (await practices.findPractice(db, orgId, transcriptId))?.retries ?? null,
  }
}

/** The call is held until the transaction ends: it can be deleted, or get another rep, at any time before. */
async function keepPractice(tx: Tx, orgId: string, transcriptId: string, personaId: string): Promise<void> {
  const row = await lockTranscript(tx, orgId, transcriptId)
  if (!row) throw notFound('Uploaded call')
  await practices.setPractice(tx, row, personaId)
}

/** The call type whose words don't tell whether the buyer was ever on the line. */
const withDesk: CallType = 'gatekeeper'

function mustBeReviewed({ state, type }: TranscriptRow): void {
  if (state !== 'reviewed') throw new AppError('conflict', 'This call has no review yet to take it up from.')
  if (type === withDesk)
    throw new AppError('conflict', 'A gatekeeper call can’t be taken up: its words don’t say who was put through.')
}

async function saidBefore(db: Database, actor: MemberActor, id: string, line: number): Promise<SaidBefore> {
  const { orgId } = actor.membership
  const row = await mustFindTranscript(db, orgId, id)
  if (row.user_id !== actor.userId) throw notFound('Uploaded call')
  mustBeReviewed(row)
  const { lines, estimated } = timedLines(await readLines(db, orgId, id))
  const from = lines[line]
  if (from === undefined || !isRep(from.name, row.rep_speaker))
    throw new AppError('invalid', 'Choose one of your own lines to go on from.')
  const practice = await practices.findPractice(db, orgId, id)
  if (!practice) throw new AppError('conflict', 'Make somebody of this call to practise with first.')
  // The buyer has the rep alone on the line: what a colleague said is not theirs to go on from.
  const said = lines.slice(0, line).flatMap(({ name, words, startMs, endMs }) => {
    const speaker = sideOf(name, seatsOf(row))
    return speaker === 'colleague' ? [] : [{ speaker, words, startMs, endMs }]
  })
  return { type: row.type, personaId: practice.persona_id, lines: said, estimated }
}

/** Whether somebody of the pipeline can be called. */
export type IsBuyerHere = (orgId: string, personaId: string) => Promise<boolean>

type Practice = z.output<typeof getTranscript.response>['practice']

/** Whom the rep practises their call with, as their page of it shows it. */
export async function practiceOf(
  { db, isBuyerHere }: { db: Database; isBuyerHere: IsBuyerHere },
  actor: MemberActor,
  row: TranscriptRow,
): Promise<Practice> {
  if (row.user_id !== actor.userId) return null
  const practice = await practices.findPractice(db, row.org_id, row.id)
  if (!practice) return null
  const { persona_id: personaId, retries, rep_speaker: madeFor } = practice
  const isHere = await isBuyerHere(row.org_id, personaId)
  return {
    personaId,
    retriesLeft: Math.max(0, freeRetries - retries),
    standing: !isHere
      ? 'gone'
      : madeFor === row.rep_speaker || isRep(madeFor ?? '', row.rep_speaker)
        ? 'here'
        : 'other-rep',
  }
}
