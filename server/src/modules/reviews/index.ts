import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { reviewRoutes } from './reviews.routes.ts'
import { createReviews, type Reviews } from './reviews.service.ts'

export type { KeptReview, Reviews } from './reviews.service.ts'

/** Scorecards of calls, and what people say about them. */
export function createReviewsModule(needs: { db: Database; clock: Clock }): {
  routes: (app: FastifyInstance) => void
  service: Reviews
} {
  const service = createReviews(needs)
  return { routes: (app) => reviewRoutes(app, service), service }
}
