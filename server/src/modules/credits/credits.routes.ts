import { getCreditHistory, getPlanDetails, grantCredits } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Credits } from './credits.service.ts'

/** Whose credits may be read: one's own. Anybody else looks like nobody. */
function mustBeOwn(actor: Actor, userId: string): void {
  if (actor.userId !== userId) throw notFound('User')
}

export function creditRoutes(app: FastifyInstance, credits: Credits): void {
  mount(app, getPlanDetails, async ({ actor, params }) => {
    mustBeOwn(actor, params.userId)
    return credits.planDetails(params.userId)
  })
  mount(app, getCreditHistory, async ({ actor, params }) => {
    mustBeOwn(actor, params.userId)
    return credits.history(params.userId)
  })
  mount(app, grantCredits, async ({ actor, body }) => credits.grant(body, actor))
}
