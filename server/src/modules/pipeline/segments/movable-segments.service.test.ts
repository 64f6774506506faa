import { listMovableSegments, type MovableSegment } from '@ringside/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type Answer, type TestApp } from '../../../../test/build-test-app.ts'
import type { TestActor } from '../../../../test/factories.ts'
import { pipelineCalls } from '../pipeline.fixture.ts'

let test: TestApp
let siteAdmin: TestActor
beforeAll(async () => {
  test = await buildTestApp()
  siteAdmin = await test.makeSiteAdmin()
})
afterAll(() => test.close())

const path = '/api/pipeline/transfer-target-segment'
const ask = (actor: TestActor, fromOrgId: string): Promise<Answer> =>
  test.request(actor, 'GET', `${path}?fromOrgId=${fromOrgId}`)
const movable = async (orgId: string): Promise<MovableSegment[]> =>
  listMovableSegments.response.parse((await ask(siteAdmin, orgId)).body)

describe('the segments that can move', () => {
  it('are those of the one organisation, by name, with their accounts in use and whether they are archived', async () => {
    const { member } = await test.makeOrganization()
    const calls = pipelineCalls(test)
    const second = await calls.addSegment(member, { name: 'Bakers' })
    const first = await calls.addSegment(member, { name: 'Archives' })
    await calls.makeAccount(member, second._id)
    const gone = await calls.makeAccount(member, second._id)
    await calls.put(member, `account/${gone._id}/archive`, { userId: member.userId })
    await calls.put(member, `target-segment/${first._id}/archive`, { orgId: member.orgId, userId: member.userId })
    const listed = await movable(member.orgId)
    expect(listed).toEqual([
      { _id: first._id, name: 'Archives', accounts: 0, archivedAt: expect.any(String) },
      { _id: second._id, name: 'Bakers', accounts: 1, archivedAt: null },
    ])
  })

  it('are gone from the list once they have moved', async () => {
    const from = await test.makeOrganization()
    const to = await test.makeOrganization()
    const { segment } = await pipelineCalls(test).makePersona(from.member)
    const body = { fromOrgId: from.member.orgId, toOrgId: to.member.orgId, segmentIds: [segment._id] }
    expect(await test.request(siteAdmin, 'POST', path, body)).toMatchObject({ status: 200, body: { moved: 1 } })
    expect(await movable(from.member.orgId)).toEqual([])
    expect(await movable(to.member.orgId)).toMatchObject([{ name: segment.name, accounts: 1 }])
  })

  it('are shown to an owner of the organisation', async () => {
    const { owner } = await test.makeOrganization()
    const segment = await pipelineCalls(test).addSegment(owner)
    expect(await ask(owner, owner.orgId)).toMatchObject({ status: 200, body: [{ _id: segment._id }] })
  })

  it('are shown to nobody else, who learns of no organisation whether it exists', async () => {
    const { admin, outsider, orgId } = await test.makeOrganization()
    const answers = await Promise.all([ask(admin, orgId), ask(outsider, orgId), ask(outsider, randomUUID())])
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 403,
        body: { message: 'Only a site admin or an owner of the organisation can do that.' },
      })
  })

  it('of an organisation that does not exist are not found', async () => {
    expect(await ask(siteAdmin, randomUUID())).toMatchObject({ status: 404 })
  })
})
