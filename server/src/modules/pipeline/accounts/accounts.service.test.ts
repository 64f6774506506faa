import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { testConnection } from '../../../../test/database.ts'
import type { Tables } from '../../../platform/database/tables/index.ts'
import { pipelineCalls } from '../pipeline.fixture.ts'
import { createAccounts } from './accounts.service.ts'

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
    const accounts = createAccounts({ db: counting, clock: test.clock, retriesAmong: async () => new Set() })
    expect((await accounts.overview(member.actor)).accounts).toHaveLength(1)
    const forOne = queries
    queries = 0
    for (let made = 0; made < 12; made++) await calls.makeAccount(member, segment._id)
    expect((await accounts.overview(member.actor)).accounts).toHaveLength(13)
    expect(queries).toBe(forOne)
    expect(queries).toBeLessThanOrEqual(6)
  })

  it('holds all that is in use, and of each kind the 1,000 archived last, however many there were', async () => {
    const { member, orgId } = await test.makeOrganization()
    await pipelineCalls(test).makePersona(member)
    const contact = sql`(select id from contact_profiles where org_id = ${orgId} and archived_at is not null
      order by archived_at offset n - 1 limit 1)`
    const own = {
      target_segments: sql`'{}'::jsonb`,
      contact_profiles: sql`jsonb_build_object('active', false)`,
      accounts: sql`jsonb_build_object('active', false, 'slug', 'archived-' || n)`,
      personas: sql`jsonb_build_object('contact_profile_id', ${contact})`,
    }
    for (const [table, columns] of Object.entries(own)) {
      await sql`insert into ${sql.table(table)} select copy.*
        from ${sql.table(table)} one, generate_series(1, 1003) n, jsonb_populate_record(one, ${columns} ||
          jsonb_build_object('id', gen_random_uuid(), 'archived_by', 'somebody',
            'archived_at', timestamptz '2026-01-01 00:00Z' + n * interval '1 minute')) copy
        where one.org_id = ${orgId}`.execute(test.db)
    }
    const { overview } = createAccounts({ db: test.db, clock: test.clock, retriesAmong: async () => new Set() })
    const { targetSegmentProfiles, contactProfiles, accounts } = await overview(member.actor)
    const personas = accounts.flatMap((account) => account.personas)
    for (const shown of [targetSegmentProfiles, contactProfiles, accounts, personas]) {
      expect(shown.filter(({ archivedAt }) => archivedAt === null)).toHaveLength(1)
      const archived = shown.flatMap(({ archivedAt }) => archivedAt ?? [])
      expect(archived).toHaveLength(1000)
      expect(archived.toSorted()[0]).toBe('2026-01-01T00:04:00.000Z')
    }
  })

  it('never leaves out the segment of an account in use, however long ago it was archived', async () => {
    const { member, orgId } = await test.makeOrganization()
    const calls = pipelineCalls(test)
    const { segment } = await calls.makePersona(member)
    await calls.put(member, `target-segment/${segment._id}/archive`, { orgId, userId: member.userId })
    await sql`insert into target_segments select (jsonb_populate_record(one,
        jsonb_build_object('id', gen_random_uuid(), 'archived_at', one.archived_at + n * interval '1 minute'))).*
      from target_segments one, generate_series(1, 1001) n where one.org_id = ${orgId}`.execute(test.db)
    const { overview } = createAccounts({ db: test.db, clock: test.clock, retriesAmong: async () => new Set() })
    const shown = (await overview(member.actor)).targetSegmentProfiles
    expect(shown).toHaveLength(1001)
    expect(shown.map(({ _id }) => _id)).toContain(segment._id)
  })
})
