import type { FastifyInstance } from 'fastify'
import { bestMomentRoutes } from './best-moments/best-moments.routes.ts'
import { createBestMoments } from './best-moments/best-moments.service.ts'
import { createExports } from './exports/exports.service.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { createReviews, type Reviews, type ReviewsNeeds } from './reviews.service.ts'
import { shareRoutes } from './shares/shares.routes.ts'
import { createShares } from './shares/shares.service.ts'

export type { Colleagues } from './colleagues.ts'
export type { NameCall, NamedCall, ReadCall, ReviewedCall } from './exports/reviewed-call.ts'
export { createReviews } from './reviews.service.ts'
export type { CountedScore, KeepScore } from './overrides.service.ts'
export type { KeptReview } from './kept-review.ts'
export type { Reviews } from './reviews.service.ts'

/** Scorecards of calls, what people say about them and keep of them, who else sees them, and the files they are taken away as. */
export function createReviewsModule(needs: ReviewsNeeds): {
  routes: (app: FastifyInstance) => void
  service: Reviews
} {
  const service = createReviews(needs)
  const exports = createExports({ seen: service.seen, readCall: needs.readCall })
  const moments = createBestMoments({ ...needs, seen: service.seen })
  const shares = createShares({ ...needs, seen: service.seen })
  return {
    routes(app) {
      reviewRoutes(app, service, exports)
      bestMomentRoutes(app, moments)
      shareRoutes(app, shares)
    },
    service,
  }
}
