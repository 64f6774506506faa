import { isRep, plainSpeaker, sideOf, type setTranscriptSpeakers, type Transcript } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import { mustFindTranscript, lockOwn, mustHaveScoringRoom, mustLeaveBuyer, notASpeaker } from './own-transcripts.ts'
import { hasOneVoice } from './rep-speaker.ts'
import type { Scoring } from './scoring.service.ts'
import { titleOf } from './title.ts'
import * as transcripts from './transcripts.repository.ts'

export type SaidSeats = z.output<NonNullable<typeof setTranscriptSpeakers.body>>

interface SetSeatsNeeds {
  db: Database
  scoring: Pick<Scoring, 'changeAndBegin'>
  reviews: Pick<Reviews, 'outdate' | 'forgetOverrides'>
}

/** Where nothing is said of them, colleagues stay who they are; of whom the rep is after all, who was the rep before is one. */
function colleaguesOf(row: transcripts.TranscriptRow, repSpeaker: string): readonly string[] {
  const wasBeside = sideOf(repSpeaker, transcripts.seatsOf(row)) === 'colleague'
  return wasBeside && row.rep_speaker !== null ? [...row.colleagues, row.rep_speaker] : row.colleagues
}

/** Who sits where by what is said now. Whoever is the rep is no colleague of their own. */
function seatsSaid(row: transcripts.TranscriptRow, said: SaidSeats) {
  const { speakers } = row
  const { repSpeaker, colleagues: named = colleaguesOf(row, repSpeaker) } = said
  if (!speakers.includes(repSpeaker)) throw notASpeaker('repSpeaker', speakers)
  if (hasOneVoice(speakers)) throw new AppError('conflict', 'Say first which lines of this call are yours.')
  const known = new Set(speakers.map(plainSpeaker))
  if (!named.every((name) => known.has(plainSpeaker(name)))) throw notASpeaker('colleagues', speakers)
  const seats = { repSpeaker, colleagues: named }
  mustLeaveBuyer(speakers, seats, 'colleagues')
  return { repSpeaker, colleagues: speakers.filter((speaker) => sideOf(speaker, seats) === 'colleague') }
}

/** Says which speaker of a call the rep is, and who speaks beside them. The call is scored as it is then. */
export async function setSeats(
  { db, scoring, reviews }: SetSeatsNeeds,
  actor: MemberActor,
  id: string,
  said: SaidSeats,
): Promise<Transcript> {
  const { orgId } = actor.membership
  await scoring.changeAndBegin(orgId, id, async (tx) => {
    const row = await lockOwn(tx, actor, id)
    const seats = seatsSaid(row, said)
    const isSameRep = isRep(seats.repSpeaker, row.rep_speaker)
    const isSame = isSameRep && seats.colleagues.join('\n') === row.colleagues.join('\n')
    if (isSame && row.state === 'reviewed') return false
    if (row.state !== 'scoring') await mustHaveScoringRoom(tx, actor.userId)
    await transcripts.changeTranscript(tx, row, {
      rep_speaker: seats.repSpeaker,
      colleagues: JSON.stringify(seats.colleagues),
      title: titleOf(row.file_name, { ...row, ...seats }),
      revision: row.revision + 1,
      state: 'waiting-for-credit',
      ...transcripts.unscored,
    })
    if (!isSameRep) await reviews.forgetOverrides(tx, actor, { kind: 'transcript', subjectId: id })
    await reviews.outdate(tx, { orgId, kind: 'transcript', subjectId: id })
    return true
  })
  return transcripts.presentTranscript(await mustFindTranscript(db, orgId, id))
}
