import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { testConnection } from '../../../test/database.ts'
import type { Tables } from '../../platform/database/tables/index.ts'
import { createAccounts } from './accounts.service.ts'
import { pipelineCalls } from './pipeline.fixture.ts'

let test: TestApp
let pool: pg.Pool
beforeAll(async () => {
  test = await buildTestApp()
  pool = new pg.Pool(await testConnection())
})
afterAll(async () => {
  await pool.end()
  await test.close()
})

describe('the whole pipeline', () => {
  it('is read with the same few queries for one account as for many', async () => {
    const { member } = await test.makeOrganization()
    const calls = pipelineCalls(test)
    const { segment } = await calls.makePersona(member)
    let queries = 0
    const counting = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: () => void queries++ })
    const accounts = createAccounts({ db: counting, clock: test.clock })
    expect((await accounts.overview(member.actor)).accounts).toHaveLength(1)
    const forOne = queries
    queries = 0
    for (let made = 0; made < 12; made++) await calls.makeAccount(member, segment._id)
    expect((await accounts.overview(member.actor)).accounts).toHaveLength(13)
    expect(queries).toBe(forOne)
    expect(queries).toBeLessThanOrEqual(6)
  })
})
