import { listWhispers } from '@ringside/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'

let callId: string
let client: CallClient

serveTeams()
beforeEach(async () => {
  callId = (await makeCall(test, rep, personaId))._id
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

  it('can still be read when the call has ended', async () => {
    await whisper('Thank them')
    client.send({ type: 'hang-up' })
    await client.closed()
    expect((await sent(organization.admin)).map(({ text }) => text)).toEqual(['Thank them'])
    expect((await read(rep)).status).toBe(403)
    expect((await read(organization.outsider)).status).toBe(404)
  })
})
