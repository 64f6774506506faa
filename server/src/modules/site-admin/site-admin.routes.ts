import { getSiteUser, getStats, listSiteOrganizations, listSiteUsers } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { SiteAdmin } from './site-admin.service.ts'

export function siteAdminRoutes(app: FastifyInstance, siteAdmin: SiteAdmin): void {
  mount(app, getStats, ({ actor, query }) => siteAdmin.stats(actor, query.days))
  mount(app, listSiteOrganizations, ({ actor }) => siteAdmin.organizations(actor))
  mount(app, listSiteUsers, ({ actor, query }) => siteAdmin.users(actor, query))
  mount(app, getSiteUser, ({ actor, params }) => siteAdmin.user(actor, params.userId))
}
