import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Retention } from '../../platform/retention.ts'
import { analyticsRoutes } from './analytics.routes.ts'
import { retentionsOf } from './analytics.retention.ts'
import { createAnalytics, type Analytics } from './analytics.service.ts'

/** Page views and browser errors. */
export function createAnalyticsModule(needs: { db: Database; clock: Clock }): {
  routes: (app: FastifyInstance) => void
  service: Analytics
  retentions: Retention[]
} {
  const service = createAnalytics(needs)
  return { routes: (app) => analyticsRoutes(app, service), service, retentions: retentionsOf(needs.db) }
}
