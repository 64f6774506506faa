import { getShare, listSharedReviews, setShare } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { Shares } from './shares.service.ts'

export function shareRoutes(app: FastifyInstance, shares: Shares): void {
  mount(app, getShare, ({ actor, params }) => shares.get(actor, params.id))
  mount(app, setShare, ({ actor, params, body }) => shares.set(actor, params.id, body.shared))
  mount(app, listSharedReviews, ({ actor, query }) => shares.list(actor, query))
}
