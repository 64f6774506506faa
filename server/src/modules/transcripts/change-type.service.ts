import type { CallType, Transcript } from '@ringside/contract'
import type { Database } from '../../platform/database/database.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import { mustFindTranscript, lockOwn, mustHaveScoringRoom } from './own-transcripts.ts'
import type { Scoring } from './scoring.service.ts'
import { titleOf } from './title.ts'
import * as transcripts from './transcripts.repository.ts'

interface ChangeTypeNeeds {
  db: Database
  scoring: Pick<Scoring, 'changeAndBegin'>
  reviews: Pick<Reviews, 'outdate'>
}

/**
 * What a review says is too short to score is so as any kind of call: it was not paid for, and is not now. The same of one that is
 * being scored without a credit set aside.
 */
function isTooShort({ state, score, paid, hold_id: hold }: transcripts.TranscriptRow): boolean {
  if (paid) return false
  return state === 'reviewed' ? score === null : state === 'scoring' && hold === null
}

/**
 * Says what kind of call it was. One whose rep is known is reviewed anew as that, for nothing if it was paid for; a review that is
 * being made meanwhile is of the kind before, and is let go of.
 */
export async function changeType(
  { db, scoring, reviews }: ChangeTypeNeeds,
  actor: MemberActor,
  id: string,
  type: CallType,
): Promise<Transcript> {
  const { orgId } = actor.membership
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    const row = await lockOwn(tx, actor, id)
    if (row.type === type) return false
    const title = titleOf(row.file_name, { speakers: row.speakers, ...transcripts.seatsOf(row), type })
    const revision = row.revision + 1
    if (row.rep_speaker === null) {
      await transcripts.changeTranscript(tx, row, { type, title, revision })
      return false
    }
    if (row.state !== 'scoring') await mustHaveScoringRoom(tx, actor.userId)
    await transcripts.changeTranscript(tx, row, {
      type,
      title,
      revision,
      state: 'waiting-for-credit',
      ...transcripts.unscored,
    })
    await reviews.outdate(tx, { orgId, kind: 'transcript', subjectId: id })
    return isTooShort(row) ? 'for-nothing' : true
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, id))
}
