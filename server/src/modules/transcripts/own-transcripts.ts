import { sideOf, uploadLimits, type Seats } from '@ringside/contract'
import type { Database, Tx } from '../../platform/database/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { isAdmin, type MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import * as transcripts from './transcripts.repository.ts'

const unknown = (): AppError => notFound('Uploaded call')

export async function mustFindTranscript(db: Database, orgId: string, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.findTranscript(db, orgId, id)
  if (!row) throw unknown()
  return row
}

/** One's own; for an admin anybody's in the organisation; for everybody there one whose review is shared. */
export async function findVisible(
  { db, reviews }: { db: Database; reviews: Pick<Reviews, 'isShared'> },
  actor: MemberActor,
  id: string,
): Promise<transcripts.TranscriptRow> {
  const row = await mustFindTranscript(db, actor.membership.orgId, id)
  if (row.user_id === actor.userId || isAdmin(actor)) return row
  if (!(await reviews.isShared({ orgId: row.org_id, kind: 'transcript', subjectId: id }))) throw unknown()
  return row
}

/** Only who uploaded a call may change it. */
export async function lockOwn(tx: Tx, actor: MemberActor, id: string): Promise<transcripts.TranscriptRow> {
  const row = await transcripts.lockTranscript(tx, actor.membership.orgId, id)
  if (row?.user_id !== actor.userId) throw unknown()
  return row
}

/** Throws `conflict` unless nobody has written down yet what is said in a call. */
export function mustNeedWords({ state }: transcripts.TranscriptRow): void {
  if (state !== 'needs-transcript') throw new AppError('conflict', 'This call has a transcript already.')
}

/** Throws `limit-reached` when as many of somebody's calls are being scored as may be at a time. */
export async function mustHaveScoringRoom(tx: Tx, userId: string): Promise<void> {
  const most = uploadLimits.scoringAtOnce
  if ((await transcripts.lockScoringCount(tx, userId)) < most) return
  throw new AppError('limit-reached', `${most} of your calls are being scored. Try again when one of them is done.`)
}

/** Throws `invalid` when nobody is left whom the rep and their colleagues talk to. */
export function mustLeaveBuyer(speakers: readonly string[], seats: Seats, field: string): void {
  if (seats.repSpeaker === null || speakers.some((speaker) => sideOf(speaker, seats) === 'buyer')) return
  const message = 'Somebody has to be left on the buyer’s side: not everybody can be you or a colleague of yours.'
  throw new AppError('invalid', message, [{ field, message }])
}

/** The refusal of a name that nobody in the call has. */
export const notASpeaker = (field: string, speakers: readonly string[]): AppError => {
  const message =
    speakers.length === 0
      ? 'Nobody is known to speak in this call yet: add a transcript first.'
      : `Choose one of the speakers: ${speakers.join(', ')}.`
  return new AppError('invalid', message, [{ field, message }])
}
