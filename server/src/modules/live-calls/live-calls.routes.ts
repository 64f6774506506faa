import { listLiveCalls, listWhispers, watchLiveCall, whisper } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { LiveCalls } from './live-calls.service.ts'

export function liveCallRoutes(app: FastifyInstance, liveCalls: LiveCalls): void {
  mount(app, listLiveCalls, ({ actor }) => liveCalls.list(actor))
  mount(app, watchLiveCall, ({ actor, params }) => liveCalls.watch(actor, params.id))
  mount(app, whisper, async ({ actor, params, body }) => ({
    id: await liveCalls.whisper(actor, params.id, body.text),
  }))
  mount(app, listWhispers, ({ actor, params }) => liveCalls.sentWhispers(actor, params.id))
}
