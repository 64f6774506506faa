import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { preparing } from './prepared.ts'
import type { Tables } from './tables/index.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** How to reach PostgreSQL: an address, or the folder of the embedded server's socket. */
export type Connection =
  | { readonly connectionString: string }
  | {
      readonly host: string
      readonly port: number
      readonly user: string
      readonly database: string
      readonly password?: string
    }

/**
 * Counts and sums are `bigint` in PostgreSQL; ours are far below 2^53, so they arrive as numbers. Times arrive in the
 * session's zone, which is UTC: put together from their digits they are read twice as fast as by any parser.
 */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: (text: string) => (isInUtc(text) ? readUtc(text) : readAnyTime(text)),
}
const readAnyTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text')
/**
 * `2026-11-23 22:21:54.123+00`, as PostgreSQL writes a time. Others than these are read by the library: of other zones, before
 * the year 1000 (`Date.UTC` takes 99 for 1999), after 9999, before our era and `infinity`. A pattern takes three times as long.
 */
const isInUtc = (text: string): boolean => text.endsWith('+00') && text[4] === '-' && text[0] !== '0'

function readUtc(text: string): Date {
  const digit = (at: number): number => text.charCodeAt(at) - 48
  const two = (at: number): number => digit(at) * 10 + digit(at + 1)
  // The fraction ends where its zeros would begin, and the zone is three letters long.
  const end = text.length - 3
  const ofSecond = (at: number): number => (at < end ? digit(at) : 0)
  const ms = ofSecond(20) * 100 + ofSecond(21) * 10 + ofSecond(22)
  return new Date(Date.UTC(two(0) * 100 + two(2), two(5) - 1, two(8), two(11), two(14), two(17), ms))
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
}

/** A request that waits longer for a connection is answered 503: the server is overloaded, and says so early. */
const connectionWaitMs = 2_000

/** Connections to the one database. Closing it is the caller's duty. `waitMs` is how long one may be waited for. */
export function createPool(connection: Connection, size: number, log: Log, waitMs = connectionWaitMs): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    application_name: 'ringside',
    connectionTimeoutMillis: waitMs,
    // A statement that outlives the request that asked for it only takes a connection from the others.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener a server that goes away ends the whole process. The error itself carries the whole client along.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.error({ reason: message }, 'A database connection was lost')
  })
  return pool
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
