import type { FastifyInstance } from 'fastify'
import { assignmentRoutes } from './assignments.routes.ts'
import { createAssignments, type Assignments, type AssignmentsNeeds } from './assignments.service.ts'

export type { Assignments, AssignmentsNeeds, OpenAssignment } from './assignments.service.ts'

/** Calls that admins ask members to practise, and how far they are with them. */
export function createAssignmentsModule(needs: AssignmentsNeeds): {
  routes: (app: FastifyInstance) => void
  service: Assignments
} {
  const service = createAssignments(needs)
  return { routes: (app) => assignmentRoutes(app, service), service }
}
