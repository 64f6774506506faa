import { listMovableSegments } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { MovableSegments } from './movable-segments.service.ts'

export function movableSegmentRoutes(app: FastifyInstance, movable: MovableSegments): void {
  mount(app, listMovableSegments, ({ actor, query }) => movable.list(actor, query.fromOrgId))
}
