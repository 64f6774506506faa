import type { FastifyInstance } from 'fastify'
import { siteAdminRoutes } from './site-admin.routes.ts'
import { createSiteAdmin, type SiteAdminNeeds } from './site-admin.service.ts'

/** What the people who run the service see of all of it. */
export function createSiteAdminModule(needs: SiteAdminNeeds): { routes: (app: FastifyInstance) => void } {
  const siteAdmin = createSiteAdmin(needs)
  return { routes: (app) => siteAdminRoutes(app, siteAdmin) }
}
