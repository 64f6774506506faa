import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { somebodyWaits } from '../../../test/waiting.ts'
import { lockCounts } from './caps.repository.ts'
import { pipelineCalls } from './pipeline.fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

describe('what is taken first', () => {
  it('making an account waits for the counts before it locks the segment, as archiving does', async () => {
    const { member } = await test.makeOrganization()
    const calls = pipelineCalls(test)
    const { segment } = await calls.makePersona(member)
    const made = await test.db.transaction().execute(async (tx) => {
      await lockCounts(tx, member.orgId)
      const making = calls.generate(member, segment._id)
      await somebodyWaits(test.db, 'select')
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
