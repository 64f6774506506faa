import { addPersona, archivePersona, getPersona, listPersonas, unarchivePersona } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount, type HoldersOf } from '../../../platform/http/mount.ts'
import type { Generation } from '../generation/generation.service.ts'
import type { Personas } from './personas.service.ts'

export function personaRoutes(
  app: FastifyInstance,
  { personas, generation }: { readonly personas: Personas; readonly generation: Generation },
  { ofAccount, ofPersona }: { readonly ofAccount: HoldersOf; readonly ofPersona: HoldersOf },
): void {
  const holdersOf = ofPersona
  mount(
    app,
    addPersona,
    async ({ actor, params, body }) => {
      const { id } = await generation.makePersona(actor, { accountId: params.id, ...body })
      return personas.present(actor, id)
    },
    { holdersOf: ofAccount },
  )
  mount(app, listPersonas, async ({ actor }) => personas.list(actor))
  mount(app, getPersona, async ({ actor, params }) => personas.get(actor, params.id), { holdersOf })
  mount(app, archivePersona, async ({ actor, params, body }) => personas.archive(actor, params.id, body.userId), {
    holdersOf,
  })
  mount(app, unarchivePersona, async ({ actor, params, body }) => personas.unarchive(actor, params.id, body.userId), {
    holdersOf,
  })
}
