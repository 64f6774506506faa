import { isComplaint } from '@ringside/coaching/generation/customer'
import { describe, expect, it } from 'vitest'
import { joinCall } from '../../../test/call-client.ts'
import { makeCall } from '../../../test/practice.ts'
import { address, personaId, rep, serveTeams, test } from '../../../test/team-server.ts'
import { readLastMind } from './call-record.repository.ts'
import { readSetup } from './simulations.repository.ts'

serveTeams()

/** A check-in played to its end and scored: what is remembered from before, and what was complained of. */
async function checkIn(...lines: string[]) {
  const { _id: simulationId } = await makeCall(test, rep, personaId, { type: 'check-in', difficulty: 'easy' })
  const client = await joinCall(address, simulationId, rep.token)
  await client.event('buyer-turn')
  for (const line of lines) await client.ask(line)
  client.send({ type: 'hang-up' })
  await client.closed()
  await test.runJobs()
  const { memory, persona } = await readSetup(test.db, rep.orgId, simulationId)
  const mind = await readLastMind(test.db, { orgId: rep.orgId, simulationId })
  return { memory, persona, objections: mind?.objections ?? [] }
}

const hello = "Hi, thanks for the time. I'd like to hear how it has really gone for you, and then look at next year."
const honest = "And honestly, what doesn't work the way you'd hoped?"
const repair = "I'm sorry, that's on us. I'll have it fixed by Thursday and ring you that afternoon."

describe('two check-ins with one customer', () => {
  it('the complaint that was given a day is remembered in the second as settled, with what was promised for it, and the past is the same', async () => {
    const one = await checkIn(hello, honest, repair)
    const [complaint] = one.objections.filter(({ id }) => isComplaint(id))
    expect(complaint).toMatchObject({ state: 'resolved' })

    const two = await checkIn(hello, honest)
    expect(two.persona.facts).toEqual(one.persona.facts)
    expect(two.memory.earlierCalls.at(-1)?.objections).toContainEqual({
      id: complaint?.id,
      state: 'resolved',
      repair,
    })
    expect(two.objections.filter(({ id }) => id === complaint?.id)).toEqual([])
  })

  it('are nothing to another organisation, which finds neither the customer nor what was told', async () => {
    await checkIn(hello, honest)
    const stranger = (await test.makeOrganization()).admin
    expect((await test.request(stranger, 'GET', `/api/pipeline/persona/${personaId}`)).status).toBe(404)
    const calls = await test.request(stranger, 'GET', `/api/simulations?userId=all&personaId=${personaId}`)
    expect(Object(calls.body).items).toEqual([])
  })
})
