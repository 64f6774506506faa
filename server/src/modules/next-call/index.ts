import type { FastifyInstance } from 'fastify'
import { nextCallRoutes } from './next-call.routes.ts'
import { createNextCalls, type NextCallNeeds } from './next-call.service.ts'

export type { NextCallNeeds } from './next-call.service.ts'

/** Points a rep at their next call. */
export function createNextCallModule(needs: NextCallNeeds): { routes: (app: FastifyInstance) => void } {
  const service = createNextCalls(needs)
  return { routes: (app) => nextCallRoutes(app, service) }
}
