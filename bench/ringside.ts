import { startChildServer, type ChildServer } from './child-server.ts'
import type { LocalDatabase } from './local-postgres.ts'
import { admitAll, signUp, type Person } from './ringside-people.ts'
import { fillHistory, fillPipeline } from './ringside-team.ts'

export interface Ringside {
  readonly server: ChildServer
  /** The organisation that has 1,000 calls, and those who may see them all. */
  readonly sharedOrgId: string
  readonly people: readonly Person[]
}

export interface RingsideNeeds {
  readonly database: LocalDatabase
  readonly dataDir: string
  readonly people: number
}

/**
 * The real server in a process of its own, and in it what a team has after some months. Everything is made through the
 * API, but for the finished calls: one is set up, and copied in the database.
 */
export async function startRingside({ database, dataDir, people }: RingsideNeeds): Promise<Ringside> {
  const server = await startChildServer('server/src/main.ts', [], {
    NODE_ENV: 'production',
    DEMO: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    // The benchmark is the proxy: each person comes from an address of their own, and the limit of requests from one stays in force.
    TRUST_PROXY: '127.0.0.1',
  })
  try {
    const made: Person[] = []
    for (let index = 0; index < people; index += 1) made.push(await signUp(server.address, index))
    const [owner, ...others] = made
    if (owner === undefined) throw new Error('Nobody to measure with')
    await admitAll(server.address, database.pool, owner, others)
    const personaId = await fillPipeline(server.address, owner)
    await fillHistory(server.address, database.pool, owner, personaId)
    return { server, sharedOrgId: owner.organization.orgId, people: made }
  } catch (error) {
    await server.stop()
    throw error
  }
}
