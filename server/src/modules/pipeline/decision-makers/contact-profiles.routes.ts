import {
  addContactProfile,
  archiveContactProfile,
  placeContactProfile,
  unarchiveContactProfile,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount, type HoldersOf } from '../../../platform/http/mount.ts'
import type { ContactProfiles } from './contact-profiles.service.ts'

export function contactProfileRoutes(app: FastifyInstance, profiles: ContactProfiles, holdersOf: HoldersOf): void {
  mount(app, addContactProfile, async ({ actor, body }) => profiles.add(actor, body))
  mount(
    app,
    archiveContactProfile,
    async ({ actor, params, body }) => profiles.archive(actor, params.id, body.userId),
    { holdersOf },
  )
  mount(
    app,
    unarchiveContactProfile,
    async ({ actor, params, body }) => profiles.unarchive(actor, params.id, body.userId),
    { holdersOf },
  )
  mount(app, placeContactProfile, async ({ actor, params, body }) => profiles.place(actor, params.id, body), {
    holdersOf,
  })
}
