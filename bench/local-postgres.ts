import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded/embedded-postgres.ts'
import { cpuTimesOf, type CpuTimes } from './cpu-time.ts'

export interface LocalDatabase {
  readonly url: string
  /** For making data and reading what was stored. */
  readonly pool: pg.Pool
  /** CPU time of the processes that serve connections to this database. */
  cpuTimes(): Promise<CpuTimes>
}

export interface LocalPostgres {
  readonly dataDir: string
  createDatabase(name: string): Promise<LocalDatabase>
  stop(): Promise<void>
}

/** The PostgreSQL that comes with Ringside, on a folder that is removed in the end. */
export async function startLocalPostgres(): Promise<LocalPostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ringside-bench-'))
  // PostgreSQL may run as another user than we do.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir })
  const pools: pg.Pool[] = []
  const open = (options: pg.PoolConfig): pg.Pool => {
    const pool = new pg.Pool(options)
    // A connection that is lost while nothing is asked would end the process before it has stopped its servers.
    pool.on('error', (error) => console.error(`PostgreSQL was lost: ${error.message}`))
    pools.push(pool)
    return pool
  }
  const admin = open({ ...server.connection, max: 1 })
  return {
    dataDir,
    async createDatabase(name) {
      await admin.query(`create database ${name}`)
      const url = addressOf(server.connection, name)
      const pool = open({ connectionString: url, max: 2 })
      return { url, pool, cpuTimes: async () => cpuTimesOf(await backendsOf(admin, name)) }
    },
    async stop() {
      await Promise.all(pools.map((pool) => pool.end()))
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Connection = Awaited<ReturnType<typeof startEmbeddedPostgres>>['connection']

/** As an address, the form in which another process can be told. */
function addressOf(connection: Connection, database: string): string {
  if ('connectionString' in connection) throw new Error('The embedded PostgreSQL is reached by its parts')
  const { host, port, user, password } = connection
  const parts = new URLSearchParams({ host, port: String(port), user, ...(password !== undefined && { password }) })
  return `postgresql:///${database}?${parts.toString()}`
}

async function backendsOf(admin: pg.Pool, database: string): Promise<number[]> {
  const { rows } = await admin.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = $1 and backend_type = 'client backend'`,
    [database],
  )
  return rows.map(({ pid }) => pid)
}
