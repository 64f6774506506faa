import { beforeAll, describe, expect, it } from 'vitest'
import { somebodyWaits } from '../../../../test/waiting.ts'
import { placeContactProfile } from '../decision-makers/contact-profiles.repository.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
beforeAll(() => {
  files = importCalls(test)
})

describe('undoing an import that made a role', () => {
  it('leaves the role where the team takes it up at that moment, and counts it still', async () => {
    const { member } = await test.makeOrganization()
    const { orgId } = member
    const segment = await calls.addSegment(member)
    const rows = csv('Company,Contact,Title', 'Kettle,Dana Whitfield,CFO', 'Harrow,Sam Poole,Head of Legal')
    const { _id } = await files.imported(member, segment._id, rows)
    const roles = () => test.db.selectFrom('contact_profiles').select(['id', 'everywhere']).where('org_id', '=', orgId)
    const { id } = await roles().where('department', '=', 'Finance').executeTakeFirstOrThrow()
    const { undoing } = await test.db.transaction().execute(async (tx) => {
      await placeContactProfile(tx, orgId, id, true)
      const waiting = files.undo(member, _id)
      await somebodyWaits(test.db, 'delete')
      return { undoing: waiting }
    })
    expect((await undoing).body).toMatchObject({ state: 'undone', kept: [] })
    // The other one is gone, as nobody took it up.
    expect(await roles().execute()).toEqual([{ id, everywhere: true }])
    const counts = test.db.selectFrom('pipeline_counts').select('contact_profiles').where('org_id', '=', orgId)
    expect(await counts.executeTakeFirst()).toEqual({ contact_profiles: 1 })
  })
})
