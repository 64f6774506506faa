import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { maxFrameBytes } from '@ringside/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Log } from '../platform/log.ts'
import type { ActorSource } from '../platform/http/actor.ts'
import { newId } from '../platform/ids.ts'
import { serveDocs } from '../platform/http/docs-page.ts'
import { answerUnrouted, handleErrors } from '../platform/http/error-handler.ts'
import { limitHandlerTime } from '../platform/http/handler-time.ts'
import { serveOperations } from '../platform/http/operations.ts'
import { inlineScriptHashes, limitRates, setSecurityHeaders, type Limits } from '../platform/http/security.ts'
import { isOwnOrigin } from '../platform/http/origin.ts'
import { serializerCompiler } from '../platform/http/serializer.ts'
import { validatorCompiler } from '../platform/http/validation.ts'
import { serveSite, type Site } from '../platform/http/site.ts'
import type { Module } from './build-modules.ts'

export interface AppParts {
  readonly log: Log
  readonly actorSource: ActorSource
  readonly modules: readonly Module[]
  readonly site: Site | null
  /** IP addresses and networks of the proxies in front. */
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | null
  /** Where people reach the application; null: wherever they happened to. */
  readonly publicUrl: string | null
  /** Origins the browser may call beside our own. */
  readonly connect: readonly string[]
  readonly limits: Limits
  /** Whether answers that are written field by field are parsed as well: tests do, at twice the cost. */
  readonly checksAnswers: boolean
  readonly checkReady: () => Promise<void>
}

const seconds = 1_000

/** The HTTP server with everything on it, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = createServer(parts)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler({ checked: parts.checksAnswers }))
  app.decorate('actorSource', parts.actorSource)
  app.decorate('mounted', [])
  app.decorateRequest('identity', null)
  app.decorateRequest('actor', null)
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done()
  })
  limitHandlerTime(app, 30 * seconds)
  readJson(app)
  handleErrors(app)
  const scriptHashes = parts.site === null ? [] : inlineScriptHashes(parts.site.page)
  await setSecurityHeaders(app, { scriptHashes, connect: parts.connect })
  await limitRates(app, parts.limits)
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ringside API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(websocket, {
    options: {
      maxPayload: maxFrameBytes,
      verifyClient: ({ req }: { req: IncomingMessage }) => isOwnOrigin(parts.publicUrl, req.headers),
    },
  })
  serveOperations(app, { check: parts.checkReady, metricsToken: parts.metricsToken })
  serveDocs(app)
  for (const module of parts.modules) module.routes(app)
  await serveSite(app, parts.site)
  await app.ready()
  return app
}

function createServer({ log, trustedProxies }: AppParts): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  return Fastify({
    loggerInstance,
    // A logger of its own for each request is for Fastify's line about each; ours name the request themselves.
    childLoggerFactory: (parent, bindings, options) =>
      log.isLevelEnabled('info') ? parent.child(bindings, options) : parent,
    // From the right: the first address that is no proxy of ours is who asks. What stands left of it anybody can have written.
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    genReqId: () => newId(),
    frameworkErrors: answerUnrouted,
    bodyLimit: 256 * 1024,
    // Node's and Fastify's own limits are minutes or none at all, which a slow sender can use to hold connections.
    requestTimeout: 20 * seconds,
    http: { headersTimeout: 10 * seconds, connectionsCheckingInterval: 5 * seconds },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  })
}

/** JSON bodies; an empty one is none, as a client says that always names the content type. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
}
