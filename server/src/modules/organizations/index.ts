import type { FastifyInstance } from 'fastify'
import type { Retention } from '../../platform/retention.ts'
import { forgetClosedInvites } from './invites.repository.ts'
import { createInvites, type Invites, type InvitesNeeds } from './invites.service.ts'
import { organizationRoutes } from './organizations.routes.ts'
import { createOrganizations, type Organizations, type OrganizationsNeeds } from './organizations.service.ts'

export { lockOrganization, toOrganization } from './organizations.repository.ts'
export type { HostedMembership, MemberActivity, Organizations } from './organizations.service.ts'

/** Of what an invite led to the membership is the record; its e-mail address need not outlive the question "did you get it?". */
const closedInviteDays = 90

/** Organisations, their members and invites. */
export function createOrganizationsModule(needs: OrganizationsNeeds & Omit<InvitesNeeds, 'organizations'>): {
  routes: (app: FastifyInstance) => void
  service: Organizations
  invites: Invites
  retentions: Retention[]
} {
  const service = createOrganizations(needs)
  const invites = createInvites({ ...needs, organizations: service })
  const closed: Retention = {
    days: closedInviteDays,
    forget: (before, atMost) => forgetClosedInvites(needs.db, before, atMost),
  }
  return { routes: (app) => organizationRoutes(app, service, invites), service, invites, retentions: [closed] }
}
