import type { Database, Tx } from '../../platform/database/database.ts'
import type { TranscriptRow } from './transcripts.repository.ts'

/** With whom an uploaded call is practised, and how often it was taken up. */
export const findPractice = (
  db: Database | Tx,
  orgId: string,
  transcriptId: string,
): Promise<{ persona_id: string; retries: number; rep_speaker: string | null } | undefined> =>
  db
    .selectFrom('call_practices')
    .select(['persona_id', 'retries', 'rep_speaker'])
    .where('org_id', '=', orgId)
    .where('transcript_id', '=', transcriptId)
    .executeTakeFirst()

/** From now on the call is practised with this person, for who is its rep now. How often it was taken up stays. */
export async function setPractice(
  tx: Tx,
  { org_id, id, rep_speaker }: Pick<TranscriptRow, 'org_id' | 'id' | 'rep_speaker'>,
  personaId: string,
): Promise<void> {
  await tx
    .insertInto('call_practices')
    .values({ org_id, transcript_id: id, persona_id: personaId, rep_speaker })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'transcript_id']).doUpdateSet({ persona_id: personaId, rep_speaker }),
    )
    .execute()
}

/** Whoever was the rep when somebody was chosen to practise with has another name now. */
export async function renameRepThen(
  tx: Tx,
  { org_id: orgId, id }: Pick<TranscriptRow, 'org_id' | 'id'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('call_practices')
    .set({ rep_speaker: to })
    .where('org_id', '=', orgId)
    .where('transcript_id', '=', id)
    .where('rep_speaker', '=', from)
    .execute()
}

/** Counts one more; false when there were `atMost`. Held until the end of `tx`. */
export async function countTakenUp(tx: Tx, orgId: string, transcriptId: string, atMost: number): Promise<boolean> {
  const counted = await tx
    .updateTable('call_practices')
    .set((row) => ({ retries: row('retries', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('transcript_id', '=', transcriptId)
    .where('retries', '<', atMost)
    .returning('transcript_id')
    .executeTakeFirst()
  return counted !== undefined
}
