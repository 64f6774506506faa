import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { lockCounts } from './caps.repository.ts'
import { pipelineCalls } from './pipeline.fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** Resolves once somebody waits for what another transaction has. */
const somebodyWaits = (): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(test.db)
    expect(rows).not.toEqual([])
  })

describe('what is taken first', () => {
  it('making an account waits for the counts before it locks the segment, as archiving does', async () => {
    const { member } = await test.makeOrganization()
    const calls = pipelineCalls(test)
    const { segment } = await calls.makePersona(member)
    const made = await test.db.transaction().execute(async (tx) => {
      await lockCounts(tx, member.orgId)
      const making = calls.generate(member, segment._id)
      await somebodyWaits()
      // Were the segment locked by the other, this would fail at once; waiting, the two would wait for one another.
      const { id } = await tx
        .selectFrom('target_segments')
        .select('id')
        .where('org_id', '=', member.orgId)
        .where('id', '=', segment._id)
        .forUpdate()
        .noWait()
        .executeTakeFirstOrThrow()
      expect(id).toBe(segment._id)
      return { making }
    })
    expect((await made.making).status).toBe(201)
  })
})
