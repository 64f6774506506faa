import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type pg from 'pg'
import { readToken } from './reference-token.ts'

/** The fields of a simulation as Ringside lists it, so that both send the same number of bytes. */
const columns = `id, org_id as "orgId", user_id as "userId", rep_name as "repName", persona, type, difficulty, state, outcome,
  score, score_change as "scoreChange", duration_ms as "durationMs", created_at as "createdAt",
  started_at as "startedAt", ended_at as "endedAt", null as "forkedFrom"`

const text = { type: 'string' } as const
const maybeText = { type: ['string', 'null'] } as const
const maybeNumber = { type: ['integer', 'null'] } as const
const time = { type: 'string', format: 'date-time' } as const
const maybeTime = { type: ['string', 'null'], format: 'date-time' } as const
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const persona = object({
  personaId: text,
  firstName: text,
  lastName: text,
  title: text,
  accountId: text,
  accountName: text,
  accountSlug: text,
})
const call = object({
  id: text,
  orgId: text,
  userId: text,
  repName: text,
  persona,
  type: text,
  difficulty: text,
  state: text,
  outcome: maybeText,
  score: maybeNumber,
  scoreChange: maybeNumber,
  durationMs: maybeNumber,
  createdAt: time,
  startedAt: maybeTime,
  endedAt: maybeTime,
  forkedFrom: { type: 'null' },
})
const newCall = object({ repName: text, persona, type: text, difficulty: text })
const page = object({ items: { type: 'array', items: call }, total: { type: 'integer' } })
const pageQuery = { type: 'object', properties: { limit: { type: 'integer', minimum: 1, maximum: 200, default: 50 } } }

interface NewCall {
  repName: string
  persona: object
  type: string
  difficulty: string
}

/** Two routes over one table, and nothing more than they need. */
export function createReference(pool: pg.Pool, secret: string): FastifyInstance {
  const app = Fastify()
  app.decorateRequest('orgId', '')
  app.decorateRequest('userId', '')
  app.addHook('onRequest', async (request, reply) => {
    const claims = readToken(request.headers.authorization?.slice('Bearer '.length) ?? '', secret, Date.now())
    if (claims === null) return reply.code(401).send({ error: 'Unauthorized' })
    request.setDecorator('orgId', claims.orgId)
    request.setDecorator('userId', claims.userId)
  })
  app.get<{ Querystring: { limit: number } }>(
    '/calls',
    { schema: { querystring: pageQuery, response: { 200: page } } },
    async (request) => list(pool, orgOf(request), request.query.limit),
  )
  app.post<{ Body: NewCall }>(
    '/calls',
    { schema: { body: newCall, response: { 201: call } } },
    async (request, reply) => {
      const userId = request.getDecorator<string>('userId')
      return reply.code(201).send(await create(pool, orgOf(request), userId, request.body))
    },
  )
  return app
}

const orgOf = (request: FastifyRequest): string => request.getDecorator<string>('orgId')

async function list(pool: pg.Pool, orgId: string, limit: number): Promise<{ items: unknown[]; total: number }> {
  const finished = 'from calls where org_id = $1 and ended_at is not null'
  const [items, total] = await Promise.all([
    pool.query<object>(`select ${columns} ${finished} order by ended_at desc, id desc limit $2`, [orgId, limit]),
    pool.query<{ total: number }>(`select count(*)::int as total ${finished}`, [orgId]),
  ])
  return { items: items.rows, total: total.rows[0]?.total ?? 0 }
}

async function create(pool: pg.Pool, orgId: string, userId: string, made: NewCall): Promise<unknown> {
  const { repName, persona: buyer, type, difficulty } = made
  const { rows } = await pool.query<object>(
    `insert into calls (id, org_id, user_id, rep_name, persona, type, difficulty, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'waiting', now()) returning ${columns}`,
    [randomUUID(), orgId, userId, repName, JSON.stringify(buyer), type, difficulty],
  )
  return rows[0]
}
