import * as contract from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Invites } from './invites.service.ts'
import type { Organizations } from './organizations.service.ts'

export function organizationRoutes(app: FastifyInstance, organizations: Organizations, invites: Invites): void {
  mount(app, contract.createOrganization, ({ actor, body }) => organizations.create(actor, body.name))
  mount(app, contract.listOrganizations, ({ actor }) => organizations.list(actor))
  mount(app, contract.getOrganization, ({ actor, params }) => organizations.get(actor, { id: params.id }))
  mount(app, contract.getOrganizationByProviderId, ({ actor, params }) =>
    organizations.get(actor, { orgId: params.orgId }),
  )
  mount(app, contract.updateOrganization, ({ actor, params, body }) => organizations.update(actor, params.id, body))
  mount(app, contract.deleteOrganization, async ({ actor, params }) => {
    await organizations.remove(actor, params.id)
    return {}
  })
  mount(app, contract.listOrganizationUsers, ({ actor, params }) => organizations.listMembers(actor, params.id))
  mount(app, contract.setMemberRole, ({ actor, params, body }) =>
    organizations.setRole(actor, params.id, params.userId, body.role),
  )
  mount(app, contract.removeMember, async ({ actor, params }) => {
    await organizations.removeMember(actor, params.id, params.userId)
    return {}
  })
  mount(app, contract.listInvites, ({ actor, params }) => invites.list(actor, params.id))
  mount(app, contract.createInvites, ({ actor, params, body }) => invites.create(actor, params.id, body), {
    perMinute: 30,
  })
  mount(app, contract.revokeInvite, async ({ actor, params }) => {
    await invites.revoke(actor, params.id, params.inviteId)
    return {}
  })
  mount(app, contract.readInvite, ({ body }) => invites.read(body.token), { perMinute: 60 })
  mount(app, contract.acceptInvite, ({ actor, body }) => invites.accept(actor, body.token))
}
