import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createPool, type Connection } from '../src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts'
import { migrate, readMigrations } from '../src/platform/database/migrations.ts'
import { createJobQueue } from '../src/platform/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { inDatabase } from './connection.ts'

/** One PostgreSQL for the run: the embedded one, or the server TEST_DATABASE_URL names; on it one migrated template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer(process.env['TEST_DATABASE_URL'])
  const template = `ringside_test_${process.pid}_template`
  await onServer(server.connection, async (client) => {
    await client.query(`create database ${template}`)
  })
  const log = createLog('error')
  const connection = inDatabase(server.connection, template)
  const pool = createPool(connection, 2, log)
  await migrate(pool, await readMigrations())
  const queue = createJobQueue(connection, log)
  await queue.start([])
  await queue.stop(0)
  await pool.end()
  project.provide('postgres', { connection: server.connection, template })

  return async () => {
    await onServer(server.connection, async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where datname like $1',
        [`ringside_test_${process.pid}_%`],
      )
      for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    })
    await server.stop()
  }
}

async function startServer(url: string | undefined): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (url !== undefined && url !== '') return { connection: { connectionString: url }, stop: async () => undefined }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'ringside-test-'))
  // The database's account is another one when the tests run as root.
  await chmod(folder, 0o711)
  // Nothing here has to outlive the run, so the disk need not be waited for.
  const durability = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const server = await startEmbeddedPostgres({ dataDir: folder, flags: [...durability, '-c', 'max_connections=200'] })
  return {
    connection: server.connection,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
      if (server.folder !== folder) await rm(server.folder, { recursive: true, force: true })
    },
  }
}

async function onServer(connection: Connection, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
