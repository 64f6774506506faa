import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { serveOperations } from './operations.ts'

const token = 'a-token-of-the-monitoring'

describe('the metrics of a server with a token', () => {
  it.each([
    [`Bearer ${token}`, 200],
    [`Bearer ${token.slice(0, -1)}`, 404],
    [`Bearer ${token}x`, 404],
    [token, 404],
    ['', 404],
  ])('are read with exactly that token: %s', async (authorization, status) => {
    const app = Fastify()
    serveOperations(app, { check: async () => undefined, metricsToken: token })
    const answer = await app.inject({ method: 'GET', url: '/metrics', headers: { authorization } })
    expect(answer.statusCode).toBe(status)
    await app.close()
  })
})
