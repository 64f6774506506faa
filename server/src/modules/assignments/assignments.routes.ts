import { createAssignment, listAssignments, listOwnAssignments, removeAssignment } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Assignments } from './assignments.service.ts'

export function assignmentRoutes(app: FastifyInstance, assignments: Assignments): void {
  mount(app, listAssignments, ({ actor }) => assignments.list(actor))
  mount(app, listOwnAssignments, ({ actor }) => assignments.own(actor))
  mount(app, createAssignment, ({ actor, body }) => assignments.create(actor, body))
  mount(app, removeAssignment, async ({ actor, params }) => {
    await assignments.remove(actor, params.id)
    return {}
  })
}
