import { buyerNameOf, type getSimulationReview } from '@ringside/contract'
import type { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import type { MemberActor } from '../../platform/http/actor.ts'
import type { Reviews } from '../reviews/index.ts'
import type { RealCalls } from './real-calls.ts'
import { retriesLeft } from './retries.ts'
import { maySee } from './simulations.policy.ts'
import * as repository from './simulations.repository.ts'
import type { SimulationRow } from './simulations.repository.ts'
import { readWording } from './wordings.repository.ts'

export type ReviewState = z.output<typeof getSimulationReview.response>

/** The review of a call with what stands around it, or how far it is from having one. */
export async function stateOfReview(
  { db, reviews, realCalls }: { db: Database; reviews: Reviews; realCalls: Pick<RealCalls, 'retriesOf'> },
  actor: MemberActor,
  row: SimulationRow,
): Promise<ReviewState> {
  const kept = await reviews.find({ orgId: row.org_id, kind: 'simulation', subjectId: row.id })
  if (!kept) return { state: unreviewed(row) }
  const { reviewId, review, createdAt } = kept
  return {
    state: 'ready',
    reviewId,
    review: reviews.asShownTo(actor, row.user_id, review),
    createdAt: createdAt.toISOString(),
    // To whom the call is shown only, the one before is none of their business.
    comparedWith: maySee(actor, { userId: row.user_id }) ? await comparison(db, row) : null,
    retriesLeft: await retriesLeft({ db, realCalls }, row),
    wording: await readWording(db, { orgId: row.org_id, simulationId: row.id }),
  }
}

/** The call a score's change was measured from; null should another one be found now, as it may once calls are deleted. */
async function comparison(db: Database, row: repository.SimulationRow) {
  if (row.score === null || row.score_change === null) return null
  const before = await repository.comparedCall(db, row)
  if (before === null || before.ended_at === null || before.score !== row.score - row.score_change) return null
  return {
    simulationId: before.id,
    endedAt: before.ended_at.toISOString(),
    buyerName: buyerNameOf(before.persona),
  }
}

function unreviewed({
  ended_at: endedAt,
  scoring_failed_at: failedAt,
}: SimulationRow): 'in-call' | 'scoring' | 'failed' {
  if (endedAt === null) return 'in-call'
  return failedAt === null ? 'scoring' : 'failed'
}
