import { Kysely, PostgresDialect, type KyselyPlugin } from 'kysely'
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
  // Tables are read as they lie: an order that nobody asked for is not there by the luck of an index.
  const options = '-c enable_indexscan=off -c enable_indexonlyscan=off -c enable_bitmapscan=off'
  pool = new pg.Pool({ ...(await testConnection()), options })
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

/** Something that happens each time a company was read to be joined, before an import goes on. */
const afterCompany = (happens: () => Promise<unknown>): KyselyPlugin => ({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const [row] = result.rows
    if (row && Object.keys(row).join() === 'generated') await happens()
    return result
  },
})

/** The imports on a connection that notes every statement, in order. */
function watched(...plugins: KyselyPlugin[]) {
  const statements: string[] = []
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins,
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
    const order = statements.flatMap((each) => (takesCounts(each) ? 'counts' : readsCompany(each) ? 'made' : []))
    expect(order).toEqual(['made', 'counts', 'made', 'counts'])
    expect(await importCalls(test).get(member, id)).toMatchObject({
      state: 'imported',
      made: { accounts: 0, people: 1, leftOut: 1 },
    })
  })

  it('lets go of the counts each time something has changed, and keeps them at last', async () => {
    const { member } = await test.makeOrganization()
    const { account, segment } = await calls.makePersona(member)
    const other = await calls.makeAccount(member, segment._id)
    const id = await askFor(member, segment._id, account.name)
    let times = 0
    const changing = afterCompany(() => {
      times += 1
      return test.db
        .updateTable('accounts')
        .set({ name: `Orrin ${times}` })
        .where('id', '=', other._id)
        .execute()
    })
    const { statements, imports } = watched(changing)
    await imports.make(member.orgId, id)
    const order = statements.flatMap((each) => (takesCounts(each) ? 'counts' : readsCompany(each) ? 'made' : []))
    expect(order).toEqual(['made', 'counts', 'made', 'counts', 'made', 'counts', 'made'])
    expect(await importCalls(test).get(member, id)).toMatchObject({
      state: 'imported',
      made: { accounts: 1, people: 1 },
    })
  })
})
