import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ReviewMoney } from '../reviews/index.ts'
import { costOf, monthOf, type WordingTerms } from './wording-budget.ts'
import * as wordings from './wordings.repository.ts'

/** Words of reviews are paid from what words of calls may cost: a call's own limit, and its organisation's month. */
export function createReviewMoney(
  { db, clock }: { db: Database; clock: Clock },
  { price, limit }: WordingTerms,
): ReviewMoney {
  return {
    costOf: (tokens) => costOf(price, tokens),
    month: () => monthOf(clock),
    async leftOfCall({ orgId, kind, subjectId }) {
      const lines = kind === 'simulation' ? await wordings.readSpent(db, { orgId, simulationId: subjectId }) : 0
      return limit.call * wordings.millionths - lines
    },
    setAside: async (tx, orgId, { month, most }) => {
      const ofMonth = { month, most, limit: limit.month * wordings.millionths }
      return most <= ofMonth.limit && (await wordings.reserveOfMonth(tx, orgId, ofMonth))
    },
    settle: (tx, orgId, { month, change }) => wordings.changeMonth(tx, orgId, { month, change }),
  }
}
