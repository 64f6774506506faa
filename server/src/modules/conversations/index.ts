import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineJob, type JobHandler } from '../../platform/jobs.ts'
import { abandonedCallJob } from '../simulations/index.ts'
import { conversationRoutes } from './conversations.routes.ts'
import { createConversations, type Conversations, type ConversationsNeeds } from './conversations.service.ts'
import { callSocket } from './conversations.socket.ts'
import { createWording, type WordingNeeds } from './wording.ts'

export type { Conversations } from './conversations.service.ts'
export { rehearse } from './rehearsal.ts'
export { watchTopic, whisperTopic } from './conversations.service.ts'

/** How long it rings before the buyer picks up, unless told otherwise, in milliseconds. */
const usualRingMs = 1_200

/** Running calls: the rep's socket, the rules of a call, and what becomes of a call nobody comes back to. */
export function createConversationsModule(
  needs: Omit<ConversationsNeeds, 'ringMs' | 'wording'> & { ringMs?: number; words: Omit<WordingNeeds, 'log'> | null },
): {
  routes: (app: FastifyInstance) => void
  service: Conversations
  jobs: JobHandler[]
} {
  const wording = needs.words && createWording({ ...needs.words, log: needs.log })
  const service = createConversations({ ...needs, wording, ringMs: needs.ringMs ?? usualRingMs })
  const abandoned = defineJob({
    name: abandonedCallJob,
    data: z.object({ orgId: z.string(), simulationId: z.uuid() }),
    handle: (key) => service.endIfAbandoned(key),
  })
  const routes = (app: FastifyInstance): void => {
    conversationRoutes(app, service)
    callSocket(app, { conversations: service, log: needs.log })
    app.addHook('preClose', () => service.close())
  }
  return { routes, service, jobs: [abandoned] }
}
