import { getCreditHistory, getPlanDetails, grantCredits } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Credits } from './credits.service.ts'

export function creditRoutes(app: FastifyInstance, credits: Credits): void {
  mount(app, getPlanDetails, ({ actor, params }) => credits.ownPlanDetails(actor, params.userId))
  mount(app, getCreditHistory, ({ actor, params }) => credits.ownHistory(actor, params.userId))
  mount(app, grantCredits, ({ actor, body }) => credits.grant(actor, body))
}
