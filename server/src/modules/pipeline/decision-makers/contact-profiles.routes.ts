import {
  addContactProfile,
  archiveContactProfile,
  placeContactProfile,
  unarchiveContactProfile,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import type { ContactProfiles } from './contact-profiles.service.ts'

export function contactProfileRoutes(app: FastifyInstance, profiles: ContactProfiles): void {
  mount(app, addContactProfile, async ({ actor, body }) => profiles.add(actor, body))
  mount(app, archiveContactProfile, async ({ actor, params, body }) => profiles.archive(actor, params.id, body.userId))
  mount(app, unarchiveContactProfile, async ({ actor, params, body }) =>
    profiles.unarchive(actor, params.id, body.userId),
  )
  mount(app, placeContactProfile, async ({ actor, params, body }) => profiles.place(actor, params.id, body))
}
