import { getNextCall, listNextCalls } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { NextCalls } from './next-call.service.ts'

export function nextCallRoutes(app: FastifyInstance, nextCalls: NextCalls): void {
  mount(app, getNextCall, async ({ actor, query }) => nextCalls.suggest(actor, query))
  mount(app, listNextCalls, async ({ actor, query }) => nextCalls.list(actor, query))
}
