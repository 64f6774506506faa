import { beforeAll, describe, expect, it } from 'vitest'
import type { TestActor, TestMember } from '../../../../test/factories.ts'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'
import { csv, importCalls } from './imports.fixture.ts'

servePipeline()
let files: ReturnType<typeof importCalls>
let siteAdmin: TestActor
beforeAll(async () => {
  files = importCalls(test)
  siteAdmin = await test.makeSiteAdmin()
})

const list = csv('Company,Contact,Title', 'Kettle,Dana Whitfield,CFO', 'Harrow,Sam Poole,CFO')

async function setUp() {
  const { member, outsider } = await test.makeOrganization()
  const segment = await calls.addSegment(member)
  return { member, outsider, segmentId: segment._id }
}

/** The segment is on its way, as between the request for a move and its end; null calls that off. */
const setMoving = (segmentId: string, to: TestMember | null) =>
  test.db
    .updateTable('target_segments')
    .set({ moving_to: to?.orgId ?? null })
    .where('id', '=', segmentId)
    .execute()

const move = (segmentIds: string[], from: TestMember, to: TestMember) =>
  test.request(siteAdmin, 'POST', '/api/pipeline/transfer-target-segment', {
    fromOrgId: from.orgId,
    toOrgId: to.orgId,
    segmentIds,
  })

const namesOf = async (by: TestMember): Promise<string[]> => {
  const rows = await test.db.selectFrom('accounts').select('name').where('org_id', '=', by.orgId).execute()
  return rows.map(({ name }) => name).toSorted()
}

describe('undoing an import of which a segment is moving to another organisation', () => {
  it('waits for the move: it is refused, and can be done once the move was called off', async () => {
    const { member, outsider, segmentId } = await setUp()
    const { _id } = await files.imported(member, segmentId, list)
    await setMoving(segmentId, outsider)
    expect(await files.undo(member, _id)).toMatchObject({
      status: 409,
      body: { message: 'Some of it is moving to another organisation. Undo it once the move is over.' },
    })
    expect((await files.get(member, _id)).state).toBe('imported')
    await setMoving(segmentId, null)
    expect((await files.undo(member, _id)).body).toMatchObject({ state: 'undone', kept: [] })
    expect(await namesOf(member)).toEqual([])
  })

  it('waits as well where people joined an account that was there', async () => {
    const { member, outsider } = await setUp()
    const { account, segment } = await calls.makePersona(member)
    const other = await calls.addSegment(member, { name: 'Carriers' })
    const rows = csv('Company,Contact,Title', `${account.name},Xenia Quorra,Head of Legal`)
    const { _id } = await files.imported(member, other._id, rows)
    await setMoving(segment._id, outsider)
    expect((await files.undo(member, _id)).status).toBe(409)
    await setMoving(segment._id, null)
    expect((await files.undo(member, _id)).body).toMatchObject({ state: 'undone', kept: [] })
  })
})

describe('undoing an import of which a segment has moved to another organisation', () => {
  it('says what is there now, and takes nothing away there', async () => {
    const { member, outsider, segmentId } = await setUp()
    const { _id } = await files.imported(member, segmentId, list)
    expect((await move([segmentId], member, outsider)).status).toBe(200)
    expect((await files.undo(member, _id)).body).toMatchObject({
      state: 'undone',
      kept: [{ name: '2 accounts and 2 people', reason: 'They moved to another organisation since, and stay there.' }],
    })
    expect(await namesOf(outsider)).toEqual(['Harrow', 'Kettle'])
  })

  it('counts the people who joined an account that was there', async () => {
    const { member, outsider } = await setUp()
    const { account, segment } = await calls.makePersona(member)
    const other = await calls.addSegment(member, { name: 'Carriers' })
    const rows = csv('Company,Contact,Title', `${account.name},Xenia Quorra,Head of Legal`, 'Kettle,Dana Whitfield,CFO')
    const { _id } = await files.imported(member, other._id, rows)
    expect((await move([segment._id], member, outsider)).status).toBe(200)
    expect((await files.undo(member, _id)).body).toMatchObject({
      state: 'undone',
      kept: [{ name: '1 person', reason: 'They moved to another organisation since, and stay there.' }],
    })
    expect(await namesOf(member)).toEqual([])
  })
})
