import { getPipeline } from '@ringside/contract'
import { expect, it } from 'vitest'
import { startChildServer } from '../../../../bench/child-server.ts'
import { signToken } from '../../../../bench/reference-token.ts'
import { testConnection } from '../../../test/database.ts'
import { calls, finishedCall, recordCall, servePipeline, test } from './pipeline.fixture.ts'

servePipeline()

/** The address of this worker's database. */
async function databaseUrl(): Promise<string> {
  const connection = await testConnection()
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database, password = '' } = connection
  const url = new URL(`postgres://${user}@localhost:${port}/${database}`)
  url.password = password
  // May be a folder with a socket.
  url.searchParams.set('host', host)
  return url.href
}

/** What the lean reference of the benchmark answers of an organisation. */
async function referenceAnswer(orgId: string): Promise<unknown> {
  const secret = 'of this test alone'
  const server = await startChildServer('bench/pipeline-reference.ts', [await databaseUrl(), secret], {})
  try {
    const exp = Math.floor(Date.now() / 1000) + 60
    const authorization = `Bearer ${signToken({ userId: 'somebody', orgId, exp }, secret)}`
    return await (await fetch(`${server.address}/pipeline`, { headers: { authorization } })).json()
  } finally {
    await server.stop()
  }
}

it('the reference that the pipeline is measured beside answers all that Ringside does, to the field', async () => {
  const { owner, orgId } = await test.makeOrganization()
  const contact = { orgId, userId: owner.userId, level: 'Business Owner' }
  const added = await test.request(owner, 'POST', '/api/pipeline/contact-profile', contact)
  expect(added).toMatchObject({ status: 201, body: { department: null } })
  const { persona } = await calls.makePersona(owner)
  const { profile } = await test.modules.pipeline.buyerFor(orgId, owner.userId, persona._id)
  const facts = profile.facts.slice(0, 2).map(({ id: factId }, nth) => ({ factId, turn: 2 * nth + 1 }))
  await recordCall(finishedCall(owner, persona, { facts }))
  // One came along from another organisation: neither who found it nor in which call is told.
  await test.db
    .updateTable('discovered_information')
    .set({ user_id: null, user_name: null })
    .where('org_id', '=', orgId)
    .where('fact_id', '=', facts[0]?.factId ?? '')
    .execute()
  const theirs = await referenceAnswer(orgId)
  expect(getPipeline.response.safeParse(theirs).error).toBeUndefined()
  const { body } = await test.request(owner, 'GET', `/api/pipeline?orgId=${orgId}`)
  expect(theirs).toEqual(body)
})
