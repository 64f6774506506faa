import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** The sources a page's own inline scripts need in `script-src`; none of them has to be trusted by `unsafe-inline`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  return scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

export interface HeaderPolicy {
  readonly scriptHashes: readonly string[]
  /** Origins beside our own that the browser may call: a hosted auth provider. */
  readonly connect: readonly string[]
}

/** What the library adds to an answer beside our own headers. They depend on nothing in a request, so it is asked once. */
async function securityHeaders(policy: HeaderPolicy): Promise<Record<string, string>> {
  const plain = Fastify()
  const guarded = Fastify()
  await guarded.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly runs the voice detector; it can't run text as script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...policy.scriptHashes],
        // The component libraries place menus and toasts by inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // An organisation's logo may be on any https address.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...policy.connect],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  const without = (await plain.inject('/')).headers
  const headers = Object.entries((await guarded.inject('/')).headers)
  await Promise.all([plain.close(), guarded.close()])
  return Object.fromEntries(headers.flatMap(([name, value]) => (name in without ? [] : [[name, String(value)]])))
}

export async function setSecurityHeaders(app: FastifyInstance, policy: HeaderPolicy): Promise<void> {
  const headers = await securityHeaders(policy)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

export interface Limits {
  /** Requests a minute from one address; many people may share one. */
  readonly perAddress: number
  /** Requests a minute of one signed-in person. */
  readonly perPerson: number
}

export async function limitRates(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(rateLimit, {
    max: limits.perAddress,
    timeWindow: 60_000,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  })
  // Not `app.rateLimit`: the library's hook does nothing for a request it has counted by its address.
  const countPerson = app.createRateLimit({
    max: limits.perPerson,
    timeWindow: 60_000,
    keyGenerator: (request) => `person:${request.identity?.userId ?? ''}`,
  })
  // After the route's own `onRequest`, which finds out who is asking.
  app.addHook('preValidation', async function limitPerson(request, reply) {
    if (request.identity === null) return
    const counted = await countPerson(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new AppError('rate-limited', 'Too many requests. Wait a moment and try again.')
  })
}
