import {
  describedAnew,
  isToDescribe,
  ownWordsOf,
  personDescribedAnew,
  wordsFor,
} from '@ringside/coaching/generation/index'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { readDiscovered } from '../calls/call-history.repository.ts'
import { readKeptProfiles } from '../people/personas.repository.ts'
import { findSegment } from '../segments/segments.repository.ts'
import { describe, whatIsToFind } from './account-rows.ts'
import { lockAccount, readGenerated, type AccountRow } from './accounts.repository.ts'

type Place = Pick<AccountRow, 'id' | 'segment_id'>

/**
 * Brings an account up to what its segment's owner has written since it was made, before the next call with anybody there (0085). Where
 * nothing was written, which is nearly always, two rows are read and none changes.
 */
export async function describeAnew(db: Database, orgId: string, account: Place): Promise<void> {
  if ((await readChange(db, orgId, account)) === null) return
  await inTransaction(db, async (tx) => {
    // What was found out is read after the lock: a call that ends meanwhile writes under it too.
    const here = await lockAccount(tx, orgId, account.id)
    const change = here && (await readChange(tx, orgId, here))
    if (!change) return
    const told = (await readDiscovered(tx, orgId, account.id)).get(account.id) ?? []
    const now = describedAnew(change.before, change.words, new Set(told.map(({ factId }) => factId)))
    await tx
      .updateTable('accounts')
      .set({ generated: JSON.stringify(now), ...whatIsToFind(now) })
      .where('org_id', '=', orgId)
      .where('id', '=', account.id)
      .execute()
    for (const person of await readKeptProfiles(tx, orgId, account.id)) {
      const profile = personDescribedAnew(person, { before: change.before, now })
      await tx
        .updateTable('personas')
        .set({ profile: JSON.stringify(profile) })
        .where('org_id', '=', orgId)
        .where('id', '=', person.personaId)
        .execute()
    }
  })
}

/** The account as it was made, and the words it is described by now; null where it is told in them. */
async function readChange(db: Database | Tx, orgId: string, { id, segment_id }: Place) {
  const [before, segment] = await Promise.all([readGenerated(db, orgId, id), findSegment(db, orgId, segment_id)])
  if (!segment) return null
  const words = wordsFor(before, ownWordsOf(describe(segment)))
  return isToDescribe(before, words) ? { before, words } : null
}
