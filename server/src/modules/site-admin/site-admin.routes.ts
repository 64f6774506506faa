import { getSiteUser, getStats, listSiteOrganizations, listSiteUsers } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { SiteAdmin } from './site-admin.service.ts'

export function siteAdminRoutes(app: FastifyInstance, siteAdmin: SiteAdmin): void {
  mount(app, getStats, async ({ query }) => siteAdmin.stats(query.days))
  mount(app, listSiteOrganizations, async () => siteAdmin.organizations())
  mount(app, listSiteUsers, async ({ query }) => siteAdmin.users(query))
  mount(app, getSiteUser, async ({ params }) => siteAdmin.user(params.userId))
}
