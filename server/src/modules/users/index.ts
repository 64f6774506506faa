import type { FastifyInstance } from 'fastify'
import { userRoutes } from './users.routes.ts'
import { createUsers, type Users, type UsersNeeds } from './users.service.ts'

export type { Users } from './users.service.ts'

/** People: who they are, what they sell, and how they like to practise. */
export function createUsersModule(needs: UsersNeeds): { routes: (app: FastifyInstance) => void; service: Users } {
  const service = createUsers(needs)
  return { routes: (app) => userRoutes(app, service), service }
}
