import type { FastifyInstance } from 'fastify'
import { bestMomentRoutes } from './best-moments/best-moments.routes.ts'
import { createBestMoments } from './best-moments/best-moments.service.ts'
import { createExports } from './exports/exports.service.ts'
import { reviewRoutes } from './reviews.routes.ts'
import type { LanguageModel } from '../../integrations/language-model/language-model.ts'
import type { JobHandler, Jobs } from '../../platform/jobs.ts'
import type { Log } from '../../platform/log.ts'
import { createReviews, type Reviews, type ReviewsNeeds } from './reviews.service.ts'
import { createReviewWording, dropWordings, type ReviewMoney } from './prose/prose.service.ts'
import { shareRoutes } from './shares/shares.routes.ts'
import { createShares } from './shares/shares.service.ts'

export type { Colleagues } from './colleagues.ts'
export type { NameCall, NamedCall, ReadCall, ReviewedCall } from './exports/reviewed-call.ts'
export { createReviews } from './reviews.service.ts'
export type { CountedScore, KeepScore } from './overrides.service.ts'
export type { KeptReview } from './kept-review.ts'
export type { ReviewMoney } from './prose/prose.service.ts'
export type { Reviews } from './reviews.service.ts'

/** Scorecards of calls, what people say about them and keep of them, who else sees them, and the files they are taken away as. */
export function createReviewsModule(
  needs: Omit<ReviewsNeeds, 'wording'> & {
    jobs: Jobs
    log: Log
    /** Null: no model words reviews. */
    words: { model: LanguageModel; money: ReviewMoney } | null
  },
): {
  routes: (app: FastifyInstance) => void
  jobs: readonly JobHandler[]
  service: Reviews
} {
  const wording = needs.words && createReviewWording({ ...needs, ...needs.words })
  const service = createReviews({ ...needs, wording })
  const exports = createExports({ seen: service.seen, readCall: needs.readCall })
  const moments = createBestMoments({ ...needs, seen: service.seen })
  const shares = createShares({ ...needs, seen: service.seen })
  return {
    routes(app) {
      reviewRoutes(app, service, exports)
      bestMomentRoutes(app, moments)
      shareRoutes(app, shares)
    },
    jobs: [wording?.job ?? dropWordings(needs.db)],
    service,
  }
}
