import { changeBestMoment, keepMoment, listBestMoments, removeBestMoment } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { BestMoments } from './best-moments.service.ts'

export function bestMomentRoutes(app: FastifyInstance, moments: BestMoments): void {
  mount(app, keepMoment, ({ actor, params, body }) => moments.keep(actor, params.id, body))
  mount(app, listBestMoments, ({ actor, query }) => moments.list(actor, query))
  mount(app, changeBestMoment, ({ actor, params, body }) => moments.change(actor, params.id, body))
  mount(app, removeBestMoment, async ({ actor, params }) => {
    await moments.remove(actor, params.id)
    return {}
  })
}
