import type { Compilable, CompiledQuery } from 'kysely'
import type { Database, Tx } from './database.ts'

/** Stands for a value that comes with each use. To look into it while the statement is built would fix what must stay open. */
class OpenValue {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }

  toJSON(): never {
    throw new Error(`${this.name} is not known yet when its statement is built`)
  }

  [Symbol.toPrimitive](): never {
    return this.toJSON()
  }
}

/**
 * A statement that is built and compiled at its first use, and from then on filled in: for one that comes so often that
 * building it is a good part of its cost. `build` hands every value on as it is, to one place or several: it runs once
 * for all values there will be.
 */
export function builtOnce<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database | Tx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= build(db, openValues<Values>()).compile()
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof OpenValue ? valueOf(values, parameter.name) : parameter,
    )
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}

function valueOf(values: object, name: string): unknown {
  const value: unknown = Reflect.get(values, name)
  // PostgreSQL would be sent a null.
  if (value === undefined) throw new Error(`${name} is missing`)
  return value
}

/** Whatever field is asked for is there, and open. */
const openValues = <Values extends object>(): Values =>
  // A place holder of the right type: the query builder passes parameters on without a look at them.
  new Proxy({}, { get: (_, name) => new OpenValue(String(name)) }) as Values
