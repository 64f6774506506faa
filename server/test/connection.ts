import type { Connection } from '../src/platform/database/database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of this run, with the name of its migrated template. */
    postgres: { connection: Connection; template: string }
  }
}

/** The same server, another database. */
export function inDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** How long a test waits for a database connection: no test is judged by how busy the machine is. */
export const patientMs = 60_000
