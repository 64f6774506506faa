import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { within } from '../time-limit.ts'

const tookTooLong = (): AppError => new AppError('unavailable', 'That took too long. Try again.')

/**
 * Answers for a handler that takes longer than `ms`: whoever asked has gone by then, or tries again. Not Fastify's
 * `handlerTimeout`: it lets go of its timer as soon as a body has been read (decision 0015).
 */
export function limitHandlerTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function limited(request, reply) {
      const answering: unknown = handler.call(this, request, reply)
      return answering instanceof Promise ? within(ms, answering, tookTooLong) : answering
    }
  })
}
