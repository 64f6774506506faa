import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testConnection } from '../../../../test/database.ts'
import type { TestMember } from '../../../../test/factories.ts'
import { somebodyWaits } from '../../../../test/waiting.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { lockCounts } from '../caps.repository.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'
import { createAccountImports } from './imports.service.ts'

servePipeline()
let pool: pg.Pool
beforeAll(async () => {
  pool = new pg.Pool(await testConnection())
})
afterAll(() => pool.end())

/** An import of somebody who joins an account and of a new company, asked for and not yet made. */
async function askFor(member: TestMember, segmentId: string, joined: string): Promise<string> {
  const files = importCalls(test)
  const lines = csv('Company,Contact,Title', `${joined},Xenia Quorra,Head of Legal`, 'Quillhaven Mills,,')
  const { _id, columns } = await files.read(member, lines)
  expect((await files.run(member, _id, { targetSegmentProfileId: segmentId, columns })).status).toBe(202)
  return _id
}

/** The imports on a connection that notes every statement, in order. */
function watched() {
  const statements: string[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query.sql),
  })
  const needs = {
    db,
    clock: test.clock,
    jobs: { enqueue: async () => undefined },
    calledAmong: async () => new Set<string>(),
  }
  return { statements, imports: createAccountImports(needs) }
}

const takesCounts = (statement: string): boolean =>
  statement.includes('from "pipeline_counts"') && statement.includes('for update')
const readsCompany = (statement: string): boolean => statement.startsWith('select "generated" from "accounts"')

describe('an import', () => {
  it('is made before it takes the organisation’s counts, and only written with them', async () => {
    const { member } = await test.makeOrganization()
    const { account, segment } = await calls.makePersona(member)
    const id = await askFor(member, segment._id, account.name)
    const { statements, imports } = watched()
    await imports.make(member.orgId, id)
    expect(statements.findIndex(readsCompany)).toBeLessThan(statements.findIndex(takesCounts))
    expect(statements.filter(readsCompany)).toHaveLength(1)
    expect(await importCalls(test).get(member, id)).toMatchObject({
      state: 'imported',
      made: { accounts: 1, people: 1 },
    })
  })

  it('is not made anew where rows are only stored in another order than before', async () => {
    const { member } = await test.makeOrganization()
    const { account, segment } = await calls.makePersona(member)
    await calls.makeAccount(member, segment._id)
    const id = await askFor(member, segment._id, account.name)
    const { statements, imports } = watched()
    const { making } = await test.db.transaction().execute(async (tx) => {
      await lockCounts(tx, member.orgId)
      const begun = imports.make(member.orgId, id)
      await somebodyWaits(test.db, 'select')
      // What is written again stands behind the rest, and comes last where nothing says in which order to read.
      await tx.updateTable('personas').set({ archived_by: null }).where('account_id', '=', account._id).execute()
      return { making: begun }
    })
    await making
    expect(statements.filter(readsCompany)).toHaveLength(1)
    expect(await importCalls(test).get(member, id)).toMatchObject({ state: 'imported' })
  })

  it('is made anew where something has changed until it is written', async () => {
    const { member } = await test.makeOrganization()
    const { account, segment } = await calls.makePersona(member)
    const other = await calls.makeAccount(member, segment._id)
    const id = await askFor(member, segment._id, account.name)
    const { statements, imports } = watched()
    const { making } = await test.db.transaction().execute(async (tx) => {
      await lockCounts(tx, member.orgId)
      const begun = imports.make(member.orgId, id)
      await somebodyWaits(test.db, 'select')
      await tx.updateTable('accounts').set({ name: 'Quillhaven Mills' }).where('id', '=', other._id).execute()
      return { making: begun }
    })
    await making
    expect(statements.filter(readsCompany)).toHaveLength(2)
    expect(await importCalls(test).get(member, id)).toMatchObject({
      state: 'imported',
      made: { accounts: 0, people: 1, leftOut: 1 },
    })
  })
})
