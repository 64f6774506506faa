import { listArchived } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { Archive } from './archive.service.ts'

export function archiveRoutes(app: FastifyInstance, archive: Archive): void {
  mount(app, listArchived, async ({ actor, query }) => archive.list(actor, query))
}
