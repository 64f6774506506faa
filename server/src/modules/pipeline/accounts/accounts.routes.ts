import {
  archiveAccount,
  exportAccounts,
  exportPeople,
  generateAccount,
  getAccount,
  getPipeline,
  makeAccountFromCall,
  moveDeal,
  unarchiveAccount,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount, type HoldersOf } from '../../../platform/http/mount.ts'
import { saveAs } from '../../../platform/http/saved-file.ts'
import type { Deals } from '../deals/deals.service.ts'
import type { Generation } from '../generation/generation.service.ts'
import { accountsAsCsv, peopleAsCsv } from '../pipeline-csv.ts'
import type { Accounts } from './accounts.service.ts'

export interface AccountServices {
  readonly accounts: Accounts
  readonly deals: Deals
  readonly generation: Generation
}

export function accountRoutes(
  app: FastifyInstance,
  { accounts, deals, generation }: AccountServices,
  holdersOf: HoldersOf,
): void {
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
  mount(
    app,
    moveDeal,
    async ({ actor, params, body }) => {
      await deals.move(actor, params.id, body)
      return accounts.present(actor, params.id)
    },
    { holdersOf },
  )
  mount(app, archiveAccount, async ({ actor, params, body }) => accounts.archive(actor, params.id, body.userId), {
    holdersOf,
  })
  mount(app, unarchiveAccount, async ({ actor, params, body }) => accounts.unarchive(actor, params.id, body.userId), {
    holdersOf,
  })
}
