import { listWhispers, type SentWhisper } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../platform/errors.ts'
import { mustBeAdmin, type MemberActor } from '../../platform/http/actor.ts'
import { mount } from '../../platform/http/mount.ts'
import type { CallKeeper } from '../simulations/index.ts'

type Keeper = Pick<CallKeeper, 'find' | 'whispers'>

/** What was whispered in one call of the actor's organisation; `not-found` once it has ended. */
async function sentWhispers(keeper: Keeper, actor: MemberActor, id: string): Promise<SentWhisper[]> {
  mustBeAdmin(actor)
  const key = { orgId: actor.membership.orgId, simulationId: id }
  if ((await keeper.find(key))?.state !== 'live') throw notFound('Live call')
  return keeper.whispers(key)
}

export function sentWhisperRoutes(app: FastifyInstance, keeper: Keeper): void {
  mount(app, listWhispers, ({ actor, params }) => sentWhispers(keeper, actor, params.id))
}
