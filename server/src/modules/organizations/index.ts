import type { FastifyInstance } from 'fastify'
import { createInvites, type Invites, type InvitesNeeds } from './invites.service.ts'
import { organizationRoutes } from './organizations.routes.ts'
import { createOrganizations, type Organizations, type OrganizationsNeeds } from './organizations.service.ts'

export type { HostedMembership, MemberActivity, Organizations } from './organizations.service.ts'

/** Organisations, their members and invites. */
export function createOrganizationsModule(needs: OrganizationsNeeds & Omit<InvitesNeeds, 'organizations'>): {
  routes: (app: FastifyInstance) => void
  service: Organizations
  invites: Invites
} {
  const service = createOrganizations(needs)
  const invites = createInvites({ ...needs, organizations: service })
  return { routes: (app) => organizationRoutes(app, service, invites), service, invites }
}
