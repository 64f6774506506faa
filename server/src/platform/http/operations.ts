import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Operations {
  /** Resolves when the server can do its work, rejects when it can't. */
  readonly check: () => Promise<void>
  readonly metricsToken: string | null
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Takes as long whatever differs, so that a secret can't be found out letter by letter. */
const isSame = (given: string, secret: string): boolean => timingSafeEqual(digest(given), digest(secret))

/** `/health` (the process lives), `/ready` (it can work) and `/metrics`, outside the API. */
export function serveOperations(app: FastifyInstance, { check, metricsToken }: Operations): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/health', { schema: { hide: true } }, async () => ({ status: 'ok' }))
  app.get('/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await check().then(
      () => true,
      () => false,
    )
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const fromHere = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '')
    // A proxy on this machine is also "here", but says so by this header.
    const direct = fromHere && request.headers['x-forwarded-for'] === undefined
    const allowed =
      metricsToken === null ? direct : isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
    if (!allowed) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}
