import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, createPool, type Connection, type Database } from '../src/platform/database/database.ts'
import { createLog } from '../src/platform/log.ts'
import { inDatabase, patientMs } from './connection.ts'

const duplicateDatabase = '42P04'

/** This worker's own database, made from the template the first time it is asked for. */
export async function testConnection(name = `worker_${process.env['VITEST_POOL_ID'] ?? '0'}`): Promise<Connection> {
  const { connection, template } = inject('postgres')
  const database = template.replace(/template$/, name)
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`create database ${database} template ${template}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== duplicateDatabase) throw error
  } finally {
    await client.end()
  }
  return inDatabase(connection, database)
}

export interface TestDatabase {
  readonly db: Database
  readonly pool: pg.Pool
  readonly connection: Connection
  readonly close: () => Promise<void>
}

/** A migrated database for tests of repositories and services without HTTP. */
export async function openTestDatabase(name?: string): Promise<TestDatabase> {
  const connection = await testConnection(name)
  const pool = createPool(connection, 10, createLog('error'), patientMs)
  return { db: createDatabase(pool), pool, connection, close: () => pool.end() }
}
