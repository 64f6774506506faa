import {
  addSegment,
  archiveSegment,
  getSegment,
  getSegmentMarket,
  saveCustomizations,
  transferSegments,
  unarchiveSegment,
  updateSegment,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount, type HoldersOf } from '../../../platform/http/mount.ts'
import type { Segments } from './segments.service.ts'
import type { Transfers } from './transfers.service.ts'

export function segmentRoutes(
  app: FastifyInstance,
  { segments, transfers }: { readonly segments: Segments; readonly transfers: Transfers },
  holdersOf: HoldersOf,
): void {
  mount(app, addSegment, async ({ actor, body }) => segments.add(actor, body))
  mount(app, getSegment, async ({ actor, params }) => segments.get(actor, params.id), { holdersOf })
  mount(app, updateSegment, async ({ actor, params, body }) => segments.update(actor, params.id, body), { holdersOf })
  mount(app, getSegmentMarket, async ({ actor, params }) => segments.market(actor, params.id), { holdersOf })
  mount(app, saveCustomizations, async ({ actor, params, body }) => segments.customize(actor, params.id, body))
  mount(app, archiveSegment, async ({ actor, params, body }) => segments.archive(actor, params.id, body.userId))
  mount(app, unarchiveSegment, async ({ actor, params, body }) => segments.unarchive(actor, params.id, body.userId))
  mount(app, transferSegments, async ({ actor, body }) => transfers.transfer(actor, body))
}
