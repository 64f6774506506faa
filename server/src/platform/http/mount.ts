import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { idSchema, type Access, type AnyEndpoint, type Endpoint } from '@ringside/contract'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import {
  actorOf,
  memberActorOf,
  mustBeAdmin,
  mustBeCallerOrAdmin,
  mustBeSiteAdmin,
  type Actor,
  type ActorFor,
  type ActorSource,
  type Identity,
} from './actor.ts'

declare module 'fastify' {
  interface FastifyInstance {
    actorSource: ActorSource
    /** Every endpoint that was mounted, for the test that compares them with the contract. */
    mounted: AnyEndpoint[]
  }
  interface FastifyRequest {
    identity: Identity | null
    actor: Actor | null
  }
}

/** Those of these organisations that have what an id names: several only while it moves from one to another. */
export type HoldersOf = (orgIds: readonly string[], id: string) => Promise<readonly string[]>

export interface MountOptions {
  /** For paths with an `id`: in which organisation a call happens that names none, made by somebody who is in several. */
  readonly holdersOf?: HoldersOf
  /** Largest body in bytes, where the server's own limit does not fit. */
  readonly bodyLimit?: number
  /** Requests a minute from one address, whoever signs in there, where the server's own limit does not fit. */
  readonly perMinute?: number
}

export interface Handling<Params extends z.ZodType, Query extends z.ZodType, Body extends z.ZodType, A extends Access> {
  readonly params: z.output<Params>
  readonly query: z.output<Query>
  readonly body: z.output<Body>
  readonly actor: ActorFor<A>
  readonly request: FastifyRequest
  /** For headers and cookies; the body is what the handler returns. */
  readonly reply: FastifyReply
}

/**
 * Serves an endpoint of the contract. Who may call it, what may be sent and what may be answered all come from the
 * endpoint: the handler runs only for a caller with that access, on parsed input, and only fields of the response's
 * schema leave the server.
 */
export function mount<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  A extends Access,
>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Response, A>,
  handler: (handling: Handling<Params, Query, Body, A>) => Promise<z.output<Response>>,
  options: MountOptions = {},
): void {
  const status = endpoint.status ?? 200
  app.mounted.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...hooks(endpoint, options.holdersOf),
    ...(options.bodyLimit && { bodyLimit: options.bodyLimit }),
    ...(options.perMinute && { config: { rateLimit: { max: options.perMinute, timeWindow: 60_000 } } }),
    schema: schemaOf(endpoint, status),
    handler: async (request, reply) => {
      const result = await handler({
        // The route's schema is the endpoint's, so these are parsed by the time a handler runs.
        params: request.params as z.output<Params>,
        query: request.query as z.output<Query>,
        body: request.body as z.output<Body>,
        // `preValidation` below has refused every caller who lacks this access.
        actor: request.actor as ActorFor<A>,
        request,
        reply,
      })
      // An answer with a part of a file has said so itself.
      if (reply.statusCode === 200) reply.code(status)
      return status === 204 ? reply.send() : result
    },
  })
}

function schemaOf(endpoint: AnyEndpoint, status: number): Record<string, unknown> {
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { [status]: status === 204 ? z.undefined().describe('Done, nothing to say') : endpoint.response },
  }
}

/** Signing in is checked before a body is read, access before it is validated. */
function hooks(
  endpoint: AnyEndpoint,
  holdersOf: HoldersOf | undefined,
): Pick<RouteShorthandOptions, 'onRequest' | 'preValidation'> {
  return {
    onRequest: async (request) => {
      request.identity = await identityOf(request)
      if (endpoint.access !== 'public' && request.identity === null) {
        throw new AppError('unauthenticated', 'Sign in to go on.')
      }
    },
    preValidation: async (request) => {
      request.actor =
        request.identity === null ? null : await admit(endpoint.access, request.identity, request, holdersOf)
    },
  }
}

async function identityOf(request: FastifyRequest): Promise<Identity | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? null : request.server.actorSource.identify(token)
}

/** The actor for this access, or the reason why not. */
async function admit(
  access: Access,
  identity: Identity,
  request: FastifyRequest,
  holdersOf: HoldersOf | undefined,
): Promise<Actor> {
  const header = request.headers['x-org-id']
  const fromHeader = typeof header === 'string' && header !== '' ? header : undefined
  if (access === 'member' || access === 'admin') {
    const orgIds = [...named(request, 'orgId'), ...(fromHeader === undefined ? [] : [fromHeader])]
    // Every organisation that is named must be one of the caller's; the first is where the request happens.
    const [asNamed = null] = orgIds.map((orgId) => memberActorOf(identity, orgId))
    const actor = asNamed ?? memberActorOf(identity, await holderOf(identity, request, holdersOf))
    if (access === 'admin') mustBeAdmin(actor)
    const people = [...named(request, 'userId'), ...named(request, 'propelAuthId')]
    for (const userId of people) mustBeCallerOrAdmin(actor, userId)
    return actor
  }
  if (access === 'site-admin') mustBeSiteAdmin(identity)
  return actorOf(identity, identity.memberships.find((membership) => membership.orgId === fromHeader) ?? null)
}

/**
 * The organisation that has what the path names, for a call that names none itself. What none of the caller's has is as unknown in
 * one of them as in another. Undefined where that decides nothing: they are in one alone, or two have it.
 */
async function holderOf(
  { memberships }: Identity,
  { params }: FastifyRequest,
  holdersOf: HoldersOf | undefined,
): Promise<string | undefined> {
  if (holdersOf === undefined || memberships.length < 2) return undefined
  const orgIds = memberships.map(({ orgId }) => orgId)
  const id = idSchema.safeParse(Object(params).id)
  const holders = id.success ? await holdersOf(orgIds, id.data) : []
  return holders.length > 1 ? undefined : (holders[0] ?? orgIds[0])
}

/** Everything the body and the query say under `field`, before validation. */
function named(request: FastifyRequest, field: string): string[] {
  return [request.body, request.query].flatMap((source) => {
    const value: unknown = typeof source === 'object' && source !== null ? Reflect.get(source, field) : undefined
    return typeof value === 'string' ? [value] : []
  })
}
