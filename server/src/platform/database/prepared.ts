import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { outdatedPlan, sqlState } from './sql-state.ts'

/** Uses of a statement after which it is prepared: what is asked once is not worth keeping. */
const usesBefore = 3
/** Each is kept by every connection, at some 20 kB of the database's memory. */
const mostPrepared = 100
const mostCounted = 1_000

interface Statements {
  /** The name under which a statement is prepared, undefined while it is too rare for that. */
  nameOf(text: string): string | undefined
  forget(text: string): void
}

function createStatements(): Statements {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  let named = 0
  return {
    nameOf(text) {
      const name = names.get(text)
      if (name !== undefined || names.size >= mostPrepared) return name
      const used = (uses.get(text) ?? 0) + 1
      if (used > usesBefore) {
        uses.delete(text)
        names.set(text, `ringside_${(named += 1)}`)
        return names.get(text)
      }
      if (uses.size >= mostCounted) uses.clear()
      uses.set(text, used)
      return undefined
    },
    forget: (text) => void names.delete(text),
  }
}

/**
 * The pool as the query builder takes it, with statements that come again and again prepared: a connection then parses
 * them once, and plans them a few times, where both are about half of what a short query costs.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const statements = createStatements()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client)
      if (known !== undefined) return known
      const made = preparingClient(client, statements)
      clients.set(client, made)
      return made
    },
  }
}

function preparingClient(client: pg.PoolClient, statements: Statements): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not in use here')
    return ask(client, statements, text, values)
  }
  return { query, release: (destroy) => client.release(destroy) }
}

async function ask(client: pg.PoolClient, statements: Statements, text: string, values: readonly unknown[]) {
  // What takes no values is one message already, and `begin` or `commit` have no plan.
  const name = values.length === 0 ? undefined : statements.nameOf(text)
  if (name === undefined) return client.query<object>(text, [...values])
  try {
    return await client.query<object>({ name, text, values: [...values] })
  } catch (error) {
    if (sqlState(error) !== outdatedPlan) throw error
    // Whoever asks next prepares it anew, under another name. A transaction has failed with it and begins again.
    statements.forget(text)
    if (client.getTransactionStatus() !== 'I') throw error
    return client.query<object>(text, [...values])
  }
}
