import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import type { TestMember } from '../../../test/factories.ts'
import { forgetJob } from '../../platform/retention.ts'
import { wavTone } from './recording.fixture.ts'
import { recordingKey } from './stored-files.ts'
import { fileSender } from './upload.fixture.ts'

const dayMs = 86_400_000

describe('what nobody has a use for any more', () => {
  let test: TestApp
  let files: ReturnType<typeof fileSender>
  beforeAll(async () => {
    test = await buildTestApp()
    files = fileSender(test)
  })
  afterAll(() => test.close())

  /** What the job does, without waiting for the night. */
  const forget = async (): Promise<void> => {
    const jobs = test.modules.all.flatMap((module) => module.jobs ?? [])
    await jobs.find(({ name }) => name === forgetJob)?.handle({})
  }
  const filesOf = (by: TestMember) =>
    test.db.selectFrom('stored_files').where('user_id', '=', by.userId).selectAll().execute()

  it('is let go of: an upload nobody went on with for a day, with the parts that came', async () => {
    const { member } = await test.makeOrganization()
    const { _id } = await files.begun(member, { content: wavTone(3) })
    await files.part(member, _id, 0, wavTone(3).subarray(0, 5_000))
    await forget()
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).status).toBe(200)
    test.clock.advance(dayMs + 1)
    await forget()
    expect((await test.request(member, 'GET', `/api/uploads/${_id}`)).status).toBe(404)
    expect(await filesOf(member)).toEqual([])
    expect(test.storage.count()).toBe(0)
  })

  it('is let go of: the recordings of an organisation that was deleted; those of others stay', async () => {
    const [gone, stays] = [await test.makeOrganization(), await test.makeOrganization()]
    for (const { member } of [gone, stays]) await files.sent(member, { content: wavTone(3) })
    await test.db.deleteFrom('organizations').where('org_id', '=', gone.orgId).execute()
    test.clock.advance(dayMs + 1)
    await forget()
    expect(await filesOf(gone.member)).toEqual([])
    const [kept] = await filesOf(stays.member)
    expect(await test.storage.size(recordingKey({ orgId: stays.orgId, id: kept?.id ?? '' }))).toBe(44 + 48_000)
  })
})
