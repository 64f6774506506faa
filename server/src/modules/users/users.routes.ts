import {
  draftProductSummary,
  getProductSummary,
  getProfile,
  getUser,
  saveProductSummary,
  saveProfileSection,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Users } from './users.service.ts'

export function userRoutes(app: FastifyInstance, users: Users): void {
  mount(app, getUser, ({ actor, params }) => users.get(actor, params.userId))
  mount(app, getProductSummary, ({ actor, params }) => users.getSummary(actor, params.userId))
  mount(app, draftProductSummary, async ({ actor, params, body }) =>
    users.draftSummary(actor, params.userId, body.text),
  )
  mount(app, saveProductSummary, ({ actor, params, body }) => users.saveSummary(actor, params.userId, body))
  mount(app, getProfile, ({ actor, params }) => users.getProfile(actor, params.userId))
  mount(app, saveProfileSection, ({ actor, params, body }) =>
    users.saveProfileSection(actor, params.userId, params.section, body),
  )
}
