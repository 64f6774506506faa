import {
  draftProductSummary,
  exportUser,
  getProductMarket,
  getProductSummary,
  getProfile,
  getUser,
  largestProductDocument,
  listProductSummaryVersions,
  saveProductSummary,
  saveProfileSection,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { saveAs } from '../../platform/http/saved-file.ts'
import type { Users } from './users.service.ts'

/** A document comes as base64. Pages are asked of other people's servers: nobody reads the internet through ours. */
const drafting = { bodyLimit: 1.4 * largestProductDocument, perMinute: 30 }

export function userRoutes(app: FastifyInstance, users: Users): void {
  mount(app, getUser, ({ actor, params }) => users.get(actor, params.userId))
  mount(app, exportUser, async ({ actor, params, reply }) => saveAs(reply, await users.exportOf(actor, params.userId)))
  mount(app, getProductSummary, ({ actor, params }) => users.getSummary(actor, params.userId))
  mount(app, getProductMarket, async ({ actor, params }) => ({ market: await users.marketOf(actor, params.userId) }))
  mount(app, draftProductSummary, ({ actor, params, body }) => users.draftSummary(actor, params.userId, body), drafting)
  mount(app, saveProductSummary, ({ actor, params, body }) => users.saveSummary(actor, params.userId, body))
  mount(app, listProductSummaryVersions, async ({ actor, params }) => ({
    versions: await users.listSummaryVersions(actor, params.userId),
  }))
  mount(app, getProfile, ({ actor, params }) => users.getProfile(actor, params.userId))
  mount(app, saveProfileSection, ({ actor, params, body }) =>
    users.saveProfileSection(actor, params.userId, params.section, body),
  )
}
