import { watchLiveCall } from '@ringside/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { joinCall, type CallClient } from '../../../test/call-client.ts'
import type { TestMember } from '../../../test/factories.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'

let callId: string
let client: CallClient

serveTeams()
beforeEach(async () => {
  const call = await makeCall(test, rep, personaId)
  callId = call._id
  client = await joinCall(address, callId, rep.token)
  await client.event('buyer-turn')
  return () => client.drop()
})

const list = (by: TestMember) => test.request(by, 'GET', '/api/live-calls')
const watch = (by: TestMember) => test.request(by, 'GET', `/api/live-calls/${callId}`)
const whisper = (by: TestMember, text = 'Ask what it costs') =>
  test.request(by, 'POST', `/api/live-calls/${callId}/whisper`, { text })

describe('calls in progress', () => {
  it('are shown to an admin with the buyer’s meters, and to the rep without', async () => {
    await client.ask('How do you plan the work of your people today?')
    const { body } = await list(organization.admin)
    expect(body).toMatchObject([{ simulationId: callId, turns: 3, meters: { trust: expect.any(Number) } }])
    expect((await list(rep)).body).toMatchObject([{ simulationId: callId, meters: null }])
  })

  it('show an admin who is on one its words alone, in the list and when watched', async () => {
    await test.modules.credits.grantSignUp(organization.admin.userId)
    const own = await makeCall(test, organization.admin, personaId)
    const line = await joinCall(address, own._id, organization.admin.token)
    await line.event('buyer-turn')
    await line.ask('How do you plan the work of your people today?')
    expect((await list(organization.admin)).body).toMatchObject([
      { simulationId: callId, meters: { trust: expect.any(Number) } },
      { simulationId: own._id, meters: null },
    ])
    const watchOwn = (by: TestMember) => test.request(by, 'GET', `/api/live-calls/${own._id}`)
    const { body } = await watchOwn(organization.admin)
    expect(watchLiveCall.response.parse(body)).toMatchObject({ view: 'as-rep', turns: [{}, {}, {}] })
    expect(JSON.stringify(body)).not.toMatch(/"(move|changes|facts|objection|acts|trust)"/)
    expect((await watchOwn(organization.owner)).body).toMatchObject({
      view: 'as-watcher',
      call: { meters: { trust: expect.any(Number) } },
      turns: [{ move: 'pick-up' }, {}, { meters: { trust: expect.any(Number) } }],
    })
    await line.drop()
  })

  it('are gone from the list when they end, and who still watches one is told that it has ended, and nothing more', async () => {
    client.send({ type: 'hang-up' })
    await client.closed()
    expect((await list(organization.admin)).body).toEqual([])
    expect(await watch(organization.admin)).toMatchObject({ status: 200, body: { view: 'ended' } })
    expect(Object.keys(Object((await watch(organization.admin)).body))).toEqual(['view'])
    expect((await watch(organization.outsider)).status).toBe(404)
    expect((await watch(rep)).status).toBe(403)
  })

  it('count from the moment that the rep’s clock counts from, which in a retry is before it was picked up', async () => {
    const clockFrom = new Date(Date.now() - 150_000)
    await test.db
      .updateTable('call_leases')
      .set({ clock_from: clockFrom })
      .where('simulation_id', '=', callId)
      .execute()
    expect((await list(organization.admin)).body).toMatchObject([{ startedAt: clockFrom.toISOString() }])
    expect((await watch(organization.admin)).body).toMatchObject({ call: { startedAt: clockFrom.toISOString() } })
  })

  it('can’t be watched before they begin', async () => {
    callId = (await makeCall(test, rep, personaId))._id
    expect((await watch(organization.admin)).status).toBe(404)
  })

  it('of others are not shown to a member, and to another organisation not at all', async () => {
    const colleague = await test.makeMember(organization, 'Member')
    expect((await list(colleague)).body).toEqual([])
    expect((await list(organization.outsider)).body).toEqual([])
    expect((await watch(colleague)).status).toBe(403)
    expect((await watch(organization.outsider)).status).toBe(404)
    expect((await whisper(organization.outsider)).status).toBe(404)
    expect((await whisper(colleague)).status).toBe(403)
  })
})

describe('watching', () => {
  it('gives the turns so far, and shows the rep who is watching', async () => {
    await client.ask('How do you plan the work of your people today?')
    const { body } = await watch(organization.admin)
    expect(watchLiveCall.response.parse(body)).toMatchObject({
      view: 'as-watcher',
      turns: [{ speaker: 'buyer' }, { speaker: 'rep' }, { speaker: 'buyer' }],
    })
    expect(await client.message('watchers')).toEqual({ type: 'watchers', names: ['Robin Ash'] })
  })
})

describe('a whisper', () => {
  it('reaches the rep as an event of the call, once, and comes again after a dropped connection', async () => {
    const answer = await whisper(organization.admin)
    expect(answer.status).toBe(201)
    const event = await client.event('whisper')
    expect(event).toMatchObject({ id: Object(answer.body).id, from: 'Robin Ash', text: 'Ask what it costs' })
    await client.drop()
    client = await joinCall(address, callId, rep.token, event.seq - 1)
    expect(await client.event('whisper')).toEqual(event)
    expect(client.events().filter(({ type }) => type === 'whisper')).toHaveLength(1)
  })

  it('that finds nobody on the line waits for the rep to come back', async () => {
    await client.drop()
    await whisper(organization.admin, 'Take your time')
    client = await joinCall(address, callId, rep.token)
    expect(await client.event('whisper')).toMatchObject({ text: 'Take your time' })
  })

  it('to a call that is over is refused', async () => {
    client.send({ type: 'hang-up' })
    await client.closed()
    expect(await whisper(organization.admin)).toMatchObject({ status: 409 })
  })
})
