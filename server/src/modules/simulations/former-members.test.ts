import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import { makeCall, makeTeam } from '../../../test/practice.ts'
import { callsOfFormerMembers } from './call-record.repository.ts'

let test: TestApp
let address: string

beforeAll(async () => {
  test = await buildTestApp()
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

async function onTheLine(): Promise<{ id: string; orgId: string; userId: string; client: CallClient }> {
  const { rep, personaId } = await makeTeam(test)
  const { _id: id } = await makeCall(test, rep, personaId)
  const client = await joinCall(address, id, rep.token)
  await client.event('buyer-turn')
  return { id, orgId: rep.orgId, userId: rep.userId, client }
}

it('of all calls a server runs, those are found whose rep was taken out of the organisation unnoticed', async () => {
  const [gone, stays] = [await onTheLine(), await onTheLine()]
  const { node_id: nodeId } = await test.db
    .selectFrom('call_leases')
    .select('node_id')
    .where('simulation_id', '=', gone.id)
    .executeTakeFirstOrThrow()
  const found = (node: string | null, userId: string | null) => callsOfFormerMembers(test.db, String(node), userId)
  expect(await found(nodeId, null)).toEqual([])
  await test.db.deleteFrom('memberships').where('org_id', '=', gone.orgId).where('user_id', '=', gone.userId).execute()
  expect(await found(nodeId, null)).toEqual([gone.id])
  expect(await found(nodeId, gone.userId)).toEqual([gone.id])
  expect(await found(nodeId, stays.userId)).toEqual([])
  expect(await found('another server', null)).toEqual([])
  await Promise.all([gone.client.drop(), stays.client.drop()])
})
