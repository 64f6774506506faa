import type { RecentCall } from '@ringside/coaching/next-call/index'
import type { Database } from '../../platform/database/database.ts'
import { isFinished } from './finished.ts'
import type { RepKey } from './progress.repository.ts'

/**
 * A rep's last calls, newest first, for what to call next: whole ones alone. A retry goes on from a moment of another and is no
 * call of the account, and one that broke off is none.
 */
export const readRecentCalls = (db: Database, { orgId, userId }: RepKey, most: number): Promise<RecentCall[]> =>
  db
    .selectFrom('simulations')
    .select(['persona_id as personaId', 'account_id as accountId', 'type', 'difficulty', 'score'])
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where(isFinished)
    .where('forked_from', 'is', null)
    .where('from_transcript', 'is', null)
    .where('outcome', 'is distinct from', 'abandoned')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
