import type { FastifyInstance } from 'fastify'
import { createDraftWork } from './draft-work.ts'
import { userRoutes } from './users.routes.ts'
import { createUsers, type Users, type UsersNeeds } from './users.service.ts'

export type { Users } from './users.service.ts'

/** People: who they are, what they sell, and how they like to practise. */
export function createUsersModule(needs: Omit<UsersNeeds, 'draftWork'>): {
  routes: (app: FastifyInstance) => void
  service: Users
} {
  const service = createUsers({ ...needs, draftWork: createDraftWork() })
  return { routes: (app) => userRoutes(app, service), service }
}
