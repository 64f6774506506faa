import {
  addPersona,
  archiveAccount,
  archivePersona,
  exportAccounts,
  exportPeople,
  generateAccount,
  getAccount,
  getPersona,
  getPipeline,
  listPersonas,
  makeAccountFromCall,
  moveDeal,
  unarchiveAccount,
  unarchivePersona,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../../platform/http/mount.ts'
import { saveAs } from '../../../platform/http/saved-file.ts'
import type { Accounts } from './accounts.service.ts'
import type { Deals } from '../deals/deals.service.ts'
import type { Generation } from '../generation/generation.service.ts'
import type { Personas } from '../people/personas.service.ts'
import { accountsAsCsv, peopleAsCsv } from '../pipeline-csv.ts'

export function accountRoutes(app: FastifyInstance, accounts: Accounts, deals: Deals, generation: Generation): void {
  mount(app, getPipeline, async ({ actor }) => accounts.overview(actor))
  mount(app, exportAccounts, async ({ actor, query, reply }) =>
    saveAs(reply, accountsAsCsv(await accounts.overview(actor), query.ids?.split(',') ?? null)),
  )
  mount(app, exportPeople, async ({ actor, reply }) => saveAs(reply, peopleAsCsv(await accounts.overview(actor))))
  mount(app, generateAccount, async ({ actor, body }) => {
    const { id } = await generation.makeAccount(actor, body.targetSegmentProfileId)
    return accounts.present(actor, id)
  })
  mount(app, makeAccountFromCall, ({ actor, body: { orgId: _orgId, ...told } }) => generation.makeFromCall(actor, told))
  mount(app, getAccount, async ({ actor, params }) => accounts.get(actor, params.slugOrId))
  mount(app, moveDeal, async ({ actor, params, body }) => {
    await deals.move(actor, params.id, body)
    return accounts.present(actor, params.id)
  })
  mount(app, archiveAccount, async ({ actor, params, body }) => accounts.archive(actor, params.id, body.userId))
  mount(app, unarchiveAccount, async ({ actor, params, body }) => accounts.unarchive(actor, params.id, body.userId))
}

export function personaRoutes(app: FastifyInstance, personas: Personas, generation: Generation): void {
  mount(app, addPersona, async ({ actor, params, body }) => {
    const { id } = await generation.makePersona(actor, { accountId: params.id, ...body })
    return personas.present(actor, id)
  })
  mount(app, listPersonas, async ({ actor }) => personas.list(actor))
  mount(app, getPersona, async ({ actor, params }) => personas.get(actor, params.id))
  mount(app, archivePersona, async ({ actor, params, body }) => personas.archive(actor, params.id, body.userId))
  mount(app, unarchivePersona, async ({ actor, params, body }) => personas.unarchive(actor, params.id, body.userId))
}
