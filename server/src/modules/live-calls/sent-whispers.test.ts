import { listWhispers } from '@ringside/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import type { TestMember, TestOrganization } from '../../../test/factories.ts'
import { makeCall, makeTeam } from '../../../test/practice.ts'

let test: TestApp
let address: string
let organization: TestOrganization
let rep: TestMember
let callId: string
let client: CallClient

beforeAll(async () => {
  test = await buildTestApp()
  address = await test.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => test.close())

beforeEach(async () => {
  const team = await makeTeam(test)
  ;({ organization, rep } = team)
  callId = (await makeCall(test, rep, team.personaId))._id
  client = await joinCall(address, callId, rep.token)
  await client.event('buyer-turn')
  return () => client.drop()
})

const whisper = (text: string) =>
  test.request(organization.admin, 'POST', `/api/live-calls/${callId}/whisper`, { text })
const read = (by: TestMember) => test.request(by, 'GET', `/api/live-calls/${callId}/whispers`)
const sent = async (by: TestMember) => listWhispers.response.parse((await read(by)).body)

describe('what was whispered in a call', () => {
  it('counts as delivered only once the rep is on the line to be shown it', async () => {
    await client.drop()
    await whisper('Ask who decides')
    const note = { from: 'Robin Ash', text: 'Ask who decides', sentAt: expect.any(String) }
    expect(await sent(organization.admin)).toMatchObject([{ ...note, deliveredAt: null }])
    client = await joinCall(address, callId, rep.token)
    await client.event('whisper')
    expect(await sent(organization.owner)).toMatchObject([{ ...note, deliveredAt: expect.any(String) }])
  })

  it('is listed oldest first', async () => {
    for (const text of ['First', 'Second']) await whisper(text)
    expect((await sent(organization.admin)).map(({ text }) => text)).toEqual(['First', 'Second'])
  })

  it('is shown to no member, and to another organisation not at all', async () => {
    expect((await read(rep)).status).toBe(403)
    expect((await read(organization.outsider)).status).toBe(404)
  })

  it('is gone with the call', async () => {
    client.send({ type: 'hang-up' })
    await client.closed()
    expect((await read(organization.admin)).status).toBe(404)
  })
})
