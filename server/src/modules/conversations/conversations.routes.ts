import { endSimulation } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Conversations } from './conversations.service.ts'

export function conversationRoutes(app: FastifyInstance, conversations: Conversations): void {
  mount(app, endSimulation, ({ actor, params }) => conversations.end(actor, params.id))
}
