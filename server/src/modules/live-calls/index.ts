import type { FastifyInstance } from 'fastify'
import { liveCallRoutes } from './live-calls.routes.ts'
import { createLiveCalls, type LiveCallsNeeds } from './live-calls.service.ts'

/** Calls in progress: who is on the line, watching, and whispering to the rep. */
export function createLiveCallsModule(needs: LiveCallsNeeds): { routes: (app: FastifyInstance) => void } {
  const service = createLiveCalls(needs)
  return { routes: (app) => liveCallRoutes(app, service) }
}
