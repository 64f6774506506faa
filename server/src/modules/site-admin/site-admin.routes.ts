import { getSiteOrganization, getSiteUser, getStats, listSiteOrganizations, listSiteUsers } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { SiteAdmin } from './site-admin.service.ts'

export function siteAdminRoutes(app: FastifyInstance, siteAdmin: SiteAdmin): void {
  mount(app, getStats, ({ actor, query }) => siteAdmin.stats(actor, query.days))
  mount(app, listSiteOrganizations, ({ actor, query }) => siteAdmin.organizations(actor, query))
  mount(app, getSiteOrganization, ({ actor, params }) => siteAdmin.organization(actor, params.orgId))
  mount(app, listSiteUsers, ({ actor, query }) => siteAdmin.users(actor, query))
  mount(app, getSiteUser, ({ actor, params }) => siteAdmin.user(actor, params.userId))
}
