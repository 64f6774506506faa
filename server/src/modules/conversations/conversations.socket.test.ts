import { closeCodes, maxFrameBytes } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { joinCall, openCall, type CallClient } from '../../../test/call-client.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, organization, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { newId } from '../../platform/ids.ts'

serveTeams()

const credits = () => test.modules.credits.planDetails(rep.userId)
const question = 'How do you plan the work of your people today?'

/** On the line, the buyer's first words heard. */
async function connected(id: string): Promise<CallClient> {
  const client = await joinCall(address, id, rep.token)
  await client.event('buyer-turn')
  return client
}

describe('joining', () => {
  it('tells who is on the other end, lets it ring, and the buyer picks up', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await joinCall(address, call._id, rep.token)
    const joined = await client.message('joined')
    expect(joined).toMatchObject({ simulationId: call._id, callType: 'discovery', elapsedMs: null, lastSeq: 0 })
    expect(joined.plan.length).toBeGreaterThan(3)
    expect(joined.plan.every((item) => item.foundAtMs === null)).toBe(true)
    await client.event('buyer-turn')
    expect(client.events().map(({ type }) => type)).toEqual(['picked-up', 'buyer-turn'])
    await client.drop()
  })

  it('is refused with 4401 for a wrong token', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await joinCall(address, call._id, 'not-a-token')
    expect(await client.closed()).toMatchObject({ code: closeCodes.badToken })
    expect(client.messages).toEqual([])
  })

  it('is refused with 4404 alike for another organisation, a colleague, an admin, and a call that is none', async () => {
    const call = await makeCall(test, rep, personaId)
    for (const [token, id] of [
      [organization.outsider.token, call._id],
      [organization.owner.token, call._id],
      [rep.token, newId()],
      [rep.token, 'nonsense'],
    ] as const) {
      const client = await joinCall(address, id, token)
      expect(await client.closed()).toEqual({ code: closeCodes.notFound, reason: 'Call not found' })
      expect(client.messages).toEqual([])
    }
  })

  it('of another version of the protocol is refused with 4406', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await openCall(address, call._id)
    client.sendRaw(JSON.stringify({ type: 'join', version: 99, token: rep.token, somethingNew: true }))
    expect(await client.closed()).toMatchObject({ code: closeCodes.wrongVersion })
  })

  it('must come first: anything else closes the socket', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await openCall(address, call._id)
    client.send({ type: 'hang-up' })
    expect(await client.closed()).toMatchObject({ code: 1008 })
  })

  it('from a page of another site never becomes a socket', async () => {
    const call = await makeCall(test, rep, personaId)
    await expect(openCall(address, call._id, 'https://elsewhere.example')).rejects.toThrow(/refused with 4\d\d/)
  })

  it('from a second place takes the call over, and the first is closed with 4409', async () => {
    const call = await makeCall(test, rep, personaId)
    const first = await connected(call._id)
    const second = await joinCall(address, call._id, rep.token)
    expect(await first.closed()).toMatchObject({ code: closeCodes.takenOver })
    await second.ask(question)
    expect(second.events().map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    await second.drop()
  })
})

describe('frames', () => {
  it('larger than the limit close the socket with 1009', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.sendRaw('x'.repeat(maxFrameBytes + 1))
    expect(await client.closed()).toMatchObject({ code: 1009 })
  })

  it('that make no sense are refused, and the call goes on', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    const lineId = newId()
    for (const frame of ['{', '[]', JSON.stringify({ type: 'line', lineId, words: 7 }), Buffer.from([1, 2])]) {
      client.sendRaw(frame)
      expect(await client.message('refused')).toMatchObject({ message: 'That message could not be understood.' })
    }
    expect(client.messages).toContainEqual(expect.objectContaining({ type: 'refused', lineId }))
    await client.ask(question)
    await client.drop()
  })

  it('more than a hundred within a second close the socket with 1008', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    for (let i = 0; i < 150; i += 1) client.send({ type: 'ping' })
    expect(await client.closed()).toMatchObject({ code: 1008 })
  })

  it('ping is answered by pong', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.send({ type: 'ping' })
    expect(await client.message('pong')).toEqual({ type: 'pong' })
    await client.drop()
  })
})

describe('the cost of a call', () => {
  it('is set aside when it is set up, and spent once the buyer has answered the first turn', async () => {
    const call = await makeCall(test, rep, personaId)
    expect(await credits()).toMatchObject({ credits: 4, reserved: 1 })
    const client = await connected(call._id)
    expect(await credits()).toMatchObject({ credits: 4, reserved: 1 })
    await client.ask(question)
    expect(await credits()).toMatchObject({ credits: 4, reserved: 0 })
    await client.ask('And what goes wrong with that?')
    expect(await credits()).toMatchObject({ credits: 4, reserved: 0 })
    await client.drop()
  })

  it('is given back when the rep hangs up before saying anything', async () => {
    const call = await makeCall(test, rep, personaId)
    const client = await connected(call._id)
    client.send({ type: 'hang-up' })
    await client.event('ended')
    await client.closed()
    expect(await credits()).toMatchObject({ credits: 5, reserved: 0 })
  })
})
