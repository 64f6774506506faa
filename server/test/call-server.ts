import { flushCompileCache } from 'node:module'
import { importJWK } from 'jose'
import { z } from 'zod'
import { createTokenVerifier } from '../src/integrations/identity/jose/token-verifier.ts'
import { rehearse } from '../src/modules/conversations/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createDatabase, createPool } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { buildTestApp } from './build-test-app.ts'
import { patientMs } from './connection.ts'
import { testIssuer } from './tokens.ts'

/** A server in a process of its own, for tests that kill it. What it needs comes as JSON; it prints its address. */
const needsSchema = z.object({
  connection: z.union([
    z.object({ connectionString: z.string() }),
    z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  ]),
  publicKey: z.looseObject({ kty: z.string() }),
  /** As the server does before it takes calls; what only kills it need not wait for that. */
  rehearses: z.boolean().default(false),
})

const { connection, publicKey, rehearses } = needsSchema.parse(JSON.parse(process.argv[2] ?? ''))
const pool = createPool(connection, 10, createLog('error'), patientMs)
const key = await importJWK(publicKey, 'RS256')
if (key instanceof Uint8Array) throw new TypeError('An RS256 key is no secret')
const test = await buildTestApp({
  database: { db: createDatabase(pool), pool, connection, close: () => pool.end() },
  verifier: createTokenVerifier({ issuer: testIssuer, key, clock: systemClock }),
})
if (rehearses) rehearse()
// Done at an exit by itself, which a server that is killed never comes to.
flushCompileCache()
process.stdout.write(`${await test.app.listen({ port: 0, host: '127.0.0.1' })}\n`)
